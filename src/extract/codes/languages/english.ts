import type { Language } from './language.js';

export const english: Language = {
  name: 'English',
  strong: `
    verification code, verification pin, verification number, verification token, verify code, security
    code, security pin, one time code, one time password, one time passcode, one time pin, onetime code,
    single use code, temporary code, otp|, totp|, login code, log in code, logon code, sign in code,
    signin code, sign on code, sign up code, signup code, access pin, authentication code, authenticator
    code, confirmation pin, activation code, activation pin, validation
    code, recovery code, reset code, backup code, mfa code, magic code, unlock code, login pin, login
    token, enrollment code, login key, guard code, digit code, digit pin, character code, temporary
    password|, temporary pin, two factor code, 2fa code, security token, device code, pairing code, user
    code, registration code, verification key, email code, emailed code, sms code, identity code, secure
    code, one time key, otp code, otp number, tan|, backup codes, sign in pin, proof code, validation
    number, your authorization code, your authorisation code, your auth code, authorization code is,
    authorisation code is, passcode is, verification digits, your pass code, security number, sign in
    number, login number, access code, session code, auth code for
  `,
  own: `
    confirmation code, confirm code, your code, your pin|, your token|, your passcode, your code|
  `,
  nouns: `
    pin|, pins|, passkey, token, characters|, password, pass phrase, passphrase, code|, codes|, coded|,
    ~code|, passcode, pass code, these digits, these numbers, following digits, following number, this
    number, number below, numbers below, digits below, six digits, 6 digits, four digits, eight digits,
    ~pin|, keyword|, these figures, following figures, digit number, digits you asked, figure number
  `,
  inputs: `
    enter, type, use, using, input|, paste, copy, submit, provide, key in, fill in, quote, reply with,
    tap, punch, put|, key|, supply, insert, match, resend, approve it with, confirm it with
  `,
  intents: `
    sign in, signin, signing in, sign on, log in, login, logging in, logon, sign up, signing up,
    register, registration, authenticat, two factor, 2fa, two step, multi factor, reset your, reset the,
    password reset, resetting, recover your, account recovery, activat, authoriz, authoris, approve,
    unlock, new device, pair your, link your, prove it, identity, finish creating, finish setting up,
    complete your, create your account, delete your account, change your email, access your account, get
    back into, to continue, to proceed, get started, confirm, verif, sign the, signing the, to sign|, e
    sign, signature, pay|, payment, transfer, vote, really you, access, withdraw, subscribe, unsubscrib,
    opt in, join, claim your account, continue, finish, when prompted, when asked, app asks, if asked,
    new password, forgot, forgotten password
  `,
  copulas: `
    is|, are|, now|, here|, as|, reads|, it's|, of|, =|, number|, below|, this|, following|, your|,
    the|, to enter|, then|, simply|
  `,
  not: `
    promo code, promotion code, promotional code, discount code, coupon code, voucher code, gift code,
    gift card code, referral code, offer code, redemption code, redeem code, rebate code, savings code,
    zip code, postal code, post code, postcode, area code, country code, dialling code, dress code, sort
    code, swift code, bic code, bank code, branch code, tax code, source code, qr code, bar code, code
    of conduct, code of ethics, code of practice, error code, status code, exit code, tracking code,
    product code, item code, order code, booking code, airport code, code review, code base, codebase,
    code freeze, code quality, code coverage, code change, code editor, code snippet, code sample, code
    example, code block, low code, no code, clean code, write code, writing code, building code, penal
    code, civil code, color code, colour code, merchant code, reference code, style code, class code,
    course code, cost code, diagnosis code, reason code, response code, invite code, pin code office,
    door code, customer code, client code, account code, supplier code, vendor code, lines of code, code
    report, piece of code, block of code, gate code, entry code, key code, lock code, house code,
    discount with code, code at the till, your code of, your code base, your codebase, your code review,
    your code change, auth code, approval code, shipping code, discount, digits of your card, last
    digits, last four digits, last 4 digits, password reset|, reset password, reset your password, your
    password has, your password was, new password, forgot password, the password|, old password,
    password policy, access token expire, api token, claim code, design token, confirmation of your
    order, voucher pin, open source code, vanity code, our code, store code, product codes, source
    codes, codes of, zip codes, promo codes, coupon codes, discount codes, gift codes, area codes,
    postal codes, error codes, qr codes, morse code, line of code, pickup code, pick up code, collection
    code, locker code, authorization code, authorisation code, authorization number, encode, decode,
    unicode, geocode, bytecode, opcode, centre code, center code, site code, campus code, job code,
    department code, school code, hotel code, rate code, fare code, event code, team code, league code,
    game code, room code, dealer code, agent code, partner code, supplier codes, commodity code, hs
    code, vat code, cpt code, icd code, sample code, property code, loyalty code, batch code, lot code,
    part code, model code, station code, currency code, language code, iata code, transaction code,
    authorization code:
  `,
  topics: `
    discount, % off, percent off, coupon, voucher, promo, at the till, gift card, giftcard, gift code,
    gift certificate, refer a friend, referral, save up to, sale ends, offer ends, offer valid, free
    shipping, redeem, meeting id, webinar id, conference id, dial in, dial by, or dial:, join by phone,
    join zoom, join with, amount paid, subtotal, payment method, receipt|, check in online, locker,
    tracking number, wi fi password, serial number, license key, licence key, product key, cash on
    delivery, boarding pass, lucky draw, conference call, host pin, participant pin, join the call,
    terminal id, merchant id, approval code, luggage, errors, exception, exit code, status code, stack
    trace, incident, check in|, booking number, reservation number, stack overflow, build failed, at
    checkout, checkout code, itinerary, check out:, guests:, nights|, departure
  `,
  labels: `
    order, invoice, receipt, reference, ref|, tracking, shipment, parcel, booking, reservation, ticket,
    case, customer, client, account, member, membership, policy, contract, transaction, payment, serial,
    model, sku, item, product, vat, tax id, company no, registered, registration no, license, licence,
    flight, seat, room, phone, tel|, telephone, fax, call|, call us, mobile, hotline, zip, postal,
    postcode, ending in, ending with, ends in, card, version, build, firmware, id|, no|, nr|, number,
    num|, suite, po box, p.o. box, box|, ext|, extension, request, issue, pull request, bug, meeting id,
    conference, patient, claim, employee, batch, lot|, asin, isbn, street, building, floor, apartment,
    apt|, copyright, balance, total, amount, quantity, qty, points, code sent to, iphone, android,
    windows, chrome, pixel, galaxy, ending|, merchant, confirmation number, confirmation no,
    confirmation #, article, section, chapter, page, week, day, step, level, episode, chrome|, safari,
    firefox, edge|, ios|, macos, linux, ubuntu, sdk, api|, port, process, host, server, job, commit,
    revision, release, line|, code for order, terminal no, merchant id, auth code, trace, rrn|, utr|,
    pnr|, imei, isin, ein|, ssn, abn|, acn|, siret, unit, apt, bldg, highway, route, train, platform,
    zone, district, ward, version|, approximately, exactly, group, team, user|, users|, list|, topic,
    thread, message|, event, survey, poll, study, at least, up to, more than, less than, over the,
    sample, candidate, centre, center, student no, ballot, envelope, host|, ref.
  `,
  units: `
    minute, min|, mins|, hour, hr|, hrs|, second, sec|, secs|, day, week, month, year, digit, character,
    letter, item, point, people, person, user, customer, member, step, kb|, mb|, gb|, km|, miles, kg|,
    px|, percent, times, message, email, night, guest, pcs, units, unread, developers, companies,
    street, avenue, road, main st, hours, days, teams, businesses, words, pages, views, likes,
    followers, votes, comments, commits, lines, files, requests, errors, orders, products, styles,
    colours, colors, rooms, seats, tickets, subscribers, readers, players, kcal, calories, steps, sq,
    feet, ft|, mph, rpm, watts, volts, usd, eur, gbp, dollars, euros, credits, coins, additions,
    deletions, changes, participants, students, countries, cities, springfield, lane|, blvd, boulevard,
    drive|, court|, square|, suite, parkway, ave|, rd|
  `,
  revoked: `
    no longer valid, no longer work, no longer be, expired, previous code, old code, earlier code, has
    been replaced, replaces, invalidated, do not use, already been used, instead of, no longer active,
    not valid any, not be valid, superseded, ignore the code, ignore any previous, ignore previous, was
    cancelled, cancelled, stops working, will stop working, old one
  `,
};

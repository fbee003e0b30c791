import type { Language } from './language.js';

export const english: Language = {
  name: 'English',
  strong: `
    verification code, verification pin, verification number, verification token, verify code, security
    code, security pin, one time code, one time password, one time passcode, one time pin, onetime code,
    single use code, temporary code, temporary password, temporary pin, passcode, pass code, otp|,
    totp|, login code, log in code, logon code, sign in code, signin code, sign on code, sign up code,
    signup code, access code, access pin, authentication code, authenticator code, authorization code,
    authorisation code, auth code, confirmation code, confirm code, confirmation pin, confirmation
    number is|, activation code, activation pin, validation code, pairing code, device code, recovery
    code, reset code, backup code, 2fa, two factor code, two step, mfa code, magic code, unlock code,
    registration code, login pin, login token, secret code, user code, enrollment code, login key, your
    code, code is|, pin is|, password is|, following code, this code, code below, the code|, new code,
    guard code, digit code, digit pin, character code, code to, code for signing, secure code, security
    token, one time token, one time link code, sign in number, verification digits, confirmation digits,
    six digit, five digit, four digit, eight digit, numeric code, unique code, entry pin, identity code,
    email code, e mail code, mail code, login number, transaction code, payment code, authorization
    number, approval code, checkout code is|, join code, session code, room code is|, link code, connect
    code, setup code, transfer code, withdrawal code, tan|, passphrase, digit number, number you asked,
    number you requested, code you asked, code you requested, your pin, pin for, give this number, match
    this number, same number
  `,
  weak: `
    code|, codes|, pin|, enter the following, use the following, enter this, enter it, type this, to
    verify your, to confirm your, to sign in, to log in, to complete, verify your, confirm your, verify
    it, verify that, verification|, authentication|, approve the sign, your login, enter|, type|, type
    in, paste, digits below, number below, numbers below, these digits, these numbers, token|,
    password|, sign in|, log in|, login|, verify|, confirm|, pairing, use the number, to access your,
    approve it, enter the number, following number, authorization|, authorisation|, approval|, number on
    your screen
  `,
  not: `
    promo code, promotion code, promotional code, discount code, coupon code, voucher code, gift code,
    gift card code, referral code, offer code, redemption code, redeem code, rebate code, savings code,
    zip code, postal code, post code, postcode, area code, country code, dialling code, dress code, sort
    code, swift code, bic code, bank code, branch code, tax code, source code, qr code, bar code, code
    of conduct, code of ethics, code of practice, error code, status code, exit code, tracking code,
    product code, item code, order code, booking code, airport code, code review, code base, codebase,
    code freeze, code quality, code coverage, code change, code editor, code snippet, code sample, code
    example, code block, low code, no code, clean code, write code, writing code, your source, building
    code, penal code, civil code, color code, colour code, merchant code, reference code, style code,
    class code, unit code, course code, cost code, diagnosis code, reason code, response code, code at
    checkout, share your code, invite code, your friends, never share, pin number at, change your pin,
    pin code office, verification of your order, security tip, door code, customer code, client code,
    account code, supplier code, vendor code, lines of code, code report, piece of code, block of code,
    gate code, entry code, key code, lock code, house code, discount with code, code at the till, job
    code, position code, vacancy code, code path, project code, event code, batch code, lot code, stock
    code, part code, model code
  `,
  warnings: `
    never ask, will not ask, do not ask, not ask you, will never call, never request, never need your
  `,
  labels: `
    order, invoice, receipt, reference, ref|, tracking, shipment, parcel, booking, reservation, ticket,
    case, customer, client, account, member, membership, policy, contract, transaction, payment, serial,
    model, sku, item, product, vat, tax id, company no, registered, registration no, license, licence,
    flight, gate, seat, room, phone, tel|, telephone, fax, call|, call us, mobile, hotline, zip, postal,
    postcode, ending in, ending with, ends in, card, version, build, firmware, id|, no|, nr|, number,
    num|, suite, po box, p.o. box, box|, ext|, extension, issue, pull request, bug, meeting id,
    conference, patient, claim, employee, batch, lot|, asin, isbn, street, building, floor, apartment,
    apt|, copyright, balance, total, amount, quantity, qty, points, code sent to, iphone, android,
    windows, chrome, pixel, galaxy, error, status, port, host, group, ending, profile, username, user
    id, customer id, request id, request no, request number, request #
  `,
  units: `
    minute, min|, mins|, hour, hr|, hrs|, second, sec|, secs|, day, week, month, year, digit, character,
    letter, item, point, people, person, user, customer, member, step, kb|, mb|, gb|, km|, miles, kg|,
    px|, percent, am|, pm|, times, message, email, night, guest, pcs, units, unread, developers,
    companies, street, avenue, road, main st
  `,
  revoked: `
    no longer valid, no longer work, no longer be, expired, previous code, old code, earlier code, has
    been replaced, replaces, invalidated, do not use, already been used, instead of
  `,
  promotion: `
    off your, % off, percent off, discount, checkout, coupon, voucher, offer|, offers|, save up, promo,
    sale|, free shipping, gift card, deal|, deals|, black friday, at the till, redeem
  `,
  footer: `
    copyright, all rights reserved, unsubscribe, privacy policy, registered office
  `,
};

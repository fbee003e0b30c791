import { expect, test } from 'vitest';
import { namesMailbox } from '../../../src/client/addresses.js';

test.each([
  ['the same', 'jane@inbox.test', 'jane@inbox.test'],
  ['another case', 'Jane@Inbox.TEST', 'jane@inbox.test'],
  ['angle brackets', '<jane@inbox.test>', 'jane@inbox.test'],
  ['a display name', 'Jane Doe <jane@inbox.test>', 'jane@inbox.test'],
  ['a quoted display name', '"Doe, Jane" <jane@inbox.test>', 'jane@inbox.test'],
  ['an unquoted comma', 'Doe, Jane <jane@inbox.test>', 'jane@inbox.test'],
  ['an encoded display name', '=?utf-8?q?J=C3=A4ne?= <jane@inbox.test>', 'jane@inbox.test'],
  ['several receivers', 'joe@inbox.test, Jane <jane@inbox.test>', 'jane@inbox.test'],
  ['several with a semicolon', 'joe@inbox.test; jane@inbox.test', 'jane@inbox.test'],
  ['a group', 'Friends: joe@inbox.test, jane@inbox.test;', 'jane@inbox.test'],
  ['a comment behind', 'jane@inbox.test (Jane Doe)', 'jane@inbox.test'],
  ['a comment before', '(Jane) jane@inbox.test', 'jane@inbox.test'],
  ['a tag', 'jane+a-tag@inbox.test', 'JANE+A-TAG@inbox.test'],
  ['a quoted local part', '"jane doe"@inbox.test', '"jane doe"@inbox.test'],
  ['a quoted local part in brackets', 'Jane <"jane doe"@inbox.test>', '"jane doe"@inbox.test'],
  ['quotes that need not be', '"jane"@inbox.test', 'jane@inbox.test'],
  ['an escaped quote', 'Jane <"a\\"b"@inbox.test>', '"a\\"b"@inbox.test'],
  ['an international domain in ASCII', 'jane@xn--bcher-kva.test', 'jane@bücher.test'],
  ['an international domain in Unicode', 'Jane <jane@BÜCHER.test>', 'jane@xn--bcher-kva.test'],
  ['the root’s dot', 'jane@inbox.test.', 'jane@inbox.test'],
  ['an address with a name as wanted', 'jane@inbox.test', 'Jane <jane@inbox.test>'],
])('is the mailbox: %s', (_, printed, wanted) => {
  expect(namesMailbox(printed, wanted)).toBe(true);
});

test.each([
  ['a longer local part', 'not-jane@inbox.test'],
  ['a longer domain', 'jane@inbox.test.example'],
  ['a subdomain', 'jane@sub.inbox.test'],
  ['another tag', 'jane+tag@inbox.test'],
  ['the address as a display name', '"jane@inbox.test" <joe@inbox.test>'],
  ['the address as a name without quotes', 'jane@inbox.test <joe@inbox.test>'],
  ['the address in a quoted local part', '"jane@inbox.test"@other.test'],
  ['the address with a comma in a quoted local part', '"jane@inbox.test, x"@other.test'],
  ['nobody', 'undisclosed-recipients:;'],
  ['nothing', ''],
])('is another mailbox: %s', (_, printed) => {
  expect(namesMailbox(printed, 'jane@inbox.test')).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLink, type LinkTarget, readLink } from './link-check.ts';

const check = (target: LinkTarget, value: string, subject = '') => checkLink({ target, value, subject });
const problemOf = (target: LinkTarget, value: string) => {
  const checked = check(target, value);
  return checked.ok ? null : checked.problem;
};
const hrefOf = (target: LinkTarget, value: string, subject = '') => {
  const checked = check(target, value, subject);
  return checked.ok ? checked.href : null;
};

describe('what an owner reads about a link that cannot be', () => {
  test.each(['anna@@example.com', 'anna@example', 'an na@example.com', 'anna@example.c'])(
    'the email %s is not valid',
    (email) => expect(problemOf('email', email)).toBe('Please enter a valid email'),
  );

  test.each(['anna', 'anna@', '@example.com', 'example.com'])('%s has not the form of an email', (email) =>
    expect(problemOf('email', email)).toBe('Emails must be formatted as name@example.com'),
  );

  test.each([
    'my shop',
    'shop',
    'javascript:alert(1)',
    'https://',
    'https://exa mple.com',
    'ftp://example.com',
    '//example.com',
    String.raw`/\example.com`,
    'https://user@example.com',
    'https://example.com/a b',
  ])('the web address %s has not the form of one', (address) =>
    expect(problemOf('web', address)).toBe('Links must be formatted as example.com or https://example.com'),
  );

  test.each(['shop', '/my shop', '//example.com', '', '/<b>'])('the page address “%s” is not valid', (path) =>
    expect(problemOf('path', path)).toBe(`${path} is not a valid page URL`),
  );

  test('a phone number has digits, and an anchor is one word', () => {
    expect(problemOf('phone', 'call me')).toBe('Phone numbers must be formatted as +1 555 010 0199');
    expect(problemOf('phone', '+1')).toBe('Phone numbers must be formatted as +1 555 010 0199');
    expect(problemOf('anchor', 'our prices')).toBe('Anchors must be formatted as #prices');
  });

  test('a link is not longer than blocks store', () => {
    expect(problemOf('path', `/${'a'.repeat(2082)}`)).toBe('Links have at most 2082 characters');
    expect(hrefOf('path', `/${'a'.repeat(2081)}`)).toHaveLength(2082);
  });
});

test('a link is stored in one form, however it was typed', () => {
  expect(hrefOf('web', 'example.com')).toBe('https://example.com');
  expect(hrefOf('web', 'HTTP://example.com:8080/a?b#c')).toBe('http://example.com:8080/a?b#c');
  expect(hrefOf('web', 'münchen.de/über-uns')).toBe('https://münchen.de/über-uns');
  expect(hrefOf('web', 'localhost:3000')).toBe('https://localhost:3000');
  expect(hrefOf('web', '/shop')).toBe('/shop');
  expect(hrefOf('path', ' /shop?category=Mugs ')).toBe('/shop?category=Mugs');
  expect(hrefOf('email', 'mailto:anna@example.com')).toBe('mailto:anna@example.com');
  expect(hrefOf('email', 'anna@example.com', 'A mug & a bowl')).toBe(
    'mailto:anna@example.com?subject=A%20mug%20%26%20a%20bowl',
  );
  expect(hrefOf('phone', '+1 (555) 010 0199')).toBe('tel:+1-(555)-010-0199');
  expect(hrefOf('anchor', '#prices')).toBe('#prices');
  expect(hrefOf('anchor', 'prices')).toBe('#prices');
});

test('a stored link is read as what it leads to', () => {
  expect(readLink('/shop')).toEqual({ target: 'path', value: '/shop', subject: '' });
  expect(readLink('#prices')).toEqual({ target: 'anchor', value: 'prices', subject: '' });
  expect(readLink('tel:+15550100199')).toEqual({ target: 'phone', value: '+15550100199', subject: '' });
  expect(readLink('mailto:anna@example.com?cc=b@example.com&subject=Hi%20there')).toEqual({
    target: 'email',
    value: 'anna@example.com',
    subject: 'Hi there',
  });
  expect(readLink('mailto:100%@example.com')).toMatchObject({ value: '100%@example.com' });
  expect(readLink('https://example.com')).toMatchObject({ target: 'web' });
  expect(readLink('//example.com')).toMatchObject({ target: 'web' });
});

test('a link that was accepted is read back as the same link', () => {
  const targets = fc.constantFrom<LinkTarget>('path', 'email', 'phone', 'web', 'anchor');
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.webUrl(),
    fc.emailAddress(),
    fc.string().map((end) => `/${end}`),
    fc.stringMatching(/^\+?[\d ().-]{3,20}$/),
  );
  fc.assert(
    fc.property(targets, typed, fc.string({ unit: 'grapheme' }), (target, value, subject) => {
      const href = hrefOf(target, value, subject);
      if (href === null) return;
      expect(href).toMatch(/^(?:\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu);
      expect(checkLink(readLink(href))).toEqual({ ok: true, href });
    }),
  );
});

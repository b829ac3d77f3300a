import { type Locale, locales } from '@vitrine/domain/text/locale.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../index.ts';
import { renderMail } from './mail-layout.ts';
import type { MailContent } from './mail-plan.ts';
import { mailSamplesOf, type MailSample } from './mail-samples.ts';
import { plainStyle } from './mail-style.ts';
import { inLanguage } from './try-mail.ts';

/** Every mail on every occasion in every language of the product: nothing is missing, and both its forms say the same. */

const samples = mailSamplesOf({ modules });
const all = samples.flatMap(({ kind, occasion, write }) =>
  locales.map((locale) => [`${kind} ${occasion}`.trim(), locale, write] as const),
);

let platform: TestPlatform;
let shop: CheckoutShop;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());

const written = (write: MailSample, locale: Locale): MailContent =>
  renderMail(write(inLanguage(shop.site, locale), platform.clock.now()), {
    ...plainStyle,
    logo: { path: '/media/1/logo.webp?format=500w', width: 800, height: 200 },
  });

const decoded = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What a mail shows, without the preheader, which repeats its beginning. */
const shownHtml = ({ bodyHtml }: MailContent): string =>
  bodyHtml.replace(/^.*<body[^>]*>/s, '').replace(/<div style="display:none.*?<\/div>/s, '');

const textsOf = (mail: MailContent): readonly string[] =>
  shownHtml(mail)
    .split(/<[^>]*>/)
    .map((text) => decoded(text).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

const addressesOf = ({ bodyHtml }: MailContent): readonly string[] =>
  Array.from(bodyHtml.matchAll(/(?:href|src)="([^"]*)"/g), ([, address = '']) => decoded(address));

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe.each(all)('%s in %s', (_name, locale, write) => {
  it('has a value at every place', () => {
    const mail = written(write, locale);
    expect(mail.subject).toBe(mail.subject.trim());
    expect(mail.subject).not.toBe('');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    for (const text of [mail.subject, mail.bodyText, ...textsOf(mail)]) {
      expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN|\[object/);
      // What an empty value leaves behind.
      expect(oneLine(text)).not.toMatch(/ [,.]|\(\s*\)|„“|“”|«\s*»/);
    }
    expect(shownHtml(mail)).not.toMatch(/<(?:p|h1|a|td)\b[^>]*>\s*<\/(?:p|h1|a|td)>/);
  });

  it('has absolute links only, and a name for each', () => {
    const mail = written(write, locale);
    const addresses = addressesOf(mail);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(new URL(address).protocol).toMatch(/^https?:$/);
    expect(mail.bodyHtml).not.toMatch(/alt=""/);
  });

  it('says the same as plain text', () => {
    const mail = written(write, locale);
    const plain = oneLine(mail.bodyText);
    for (const text of textsOf(mail)) expect(plain).toContain(text);
    const home = `${shop.site.origin}/`;
    for (const address of addressesOf(mail)) {
      if (address !== home && !address.includes('/media/')) expect(plain).toContain(address);
    }
    const html = `${textsOf(mail).join(' ')} ${addressesOf(mail).join(' ')}`;
    for (const word of plain.split(/[\s:]+/).filter((each) => !each.startsWith('//'))) {
      expect(html).toContain(word);
    }
  });
});

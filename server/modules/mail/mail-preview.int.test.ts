import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOccasion, occasionsOf, writtenMailKinds } from '@vitrine/domain/mail/mail-occasions.ts';
import { noMailWords } from '@vitrine/domain/mail/mail-words.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { modules } from '../index.ts';
import { renderMail } from './mail-layout.ts';
import { findSample, mailSamplesOf } from './mail-samples.ts';
import { plainStyle } from './mail-style.ts';
import { buildApp } from '../../app.ts';

const mailSamples = mailSamplesOf({ modules });
const named = mailSamples.map((sample) => [`${sample.kind} ${sample.occasion}`, sample.write] as const);
let platform: TestPlatform;
let shop: CheckoutShop;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());

it('there is an example of every occasion that words are written for, and it is of that occasion', () => {
  const samples = mailSamples.flatMap(({ kind, occasion, write }) => {
    const { words } = write(shop.site, platform.clock.now());
    return 'occasion' in words ? [[kind, occasion, words.kind, words.occasion]] : [];
  });
  const written = writtenMailKinds.flatMap((kind) =>
    occasionsOf(kind).map((occasion) => [kind, occasion, kind, occasion]),
  );
  expect(samples.toSorted()).toEqual(written.toSorted());
});

it('an example has a value for every placeholder of its words', () => {
  for (const { kind, occasion, write } of mailSamples) {
    const plan = write(shop.site, platform.clock.now());
    if (!('occasion' in plan.words)) continue;
    const { words } = plan;
    const known = findOccasion(words.kind, occasion)?.placeholders ?? [];
    const intro = known.map((name) => `{${name}}`).join(' ');
    const { bodyText } = renderMail(plan, { ...plainStyle, wordsOf: () => ({ ...noMailWords, intro }) });
    expect([kind, occasion, bodyText.match(/\{\w+\}/g)]).toEqual([kind, occasion, null]);
  }
});

it.each(named)('%s is complete, as plain text and as HTML', (_name, write) => {
  const mail = renderMail(write(shop.site, platform.clock.now()));
  expect(mail.subject).not.toBe('');
  for (const body of [mail.subject, mail.bodyText, mail.bodyHtml]) {
    expect(body).not.toMatch(/\{\w+\}|undefined|NaN/);
  }
  expect(mail.bodyHtml).toContain('Fern &amp; Kiln');
  expect(mail.bodyText).toContain('Fern & Kiln');
});

it('the confirmation shows codes, gift cards and answers', () => {
  const sample = findSample({ modules }, 'order-confirmation');
  if (sample === null) throw new Error('no sample');
  const { bodyText } = renderMail(sample.write(shop.site, platform.clock.now()));
  expect(bodyText).toContain('Stamp a name: June');
  expect(bodyText).toContain('Discount (SAMPLE10): -$6.80');
  expect(bodyText).toContain('Gift card ending 7K2P: -$15.00');
  expect(bodyText).toContain('Paid by card');
});

it('a preview is shown in each language of visitors', async () => {
  const app = await buildApp(platform);
  try {
    const owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
    const preview = (language: string) =>
      owner.send('GET', `/api/admin/mails/previews/restock?language=${language}`);
    for (const [language, heading, link] of [
      ['en', 'Stoneware Mug is back', 'Unsubscribe from these emails'],
      ['de', 'Stoneware Mug ist wieder da', 'Von diesen E-Mails abmelden'],
      ['fr', 'Stoneware Mug est de retour', 'Se désinscrire de ces e-mails'],
      ['es', 'Stoneware Mug ha vuelto', 'Darse de baja de estos correos'],
    ] as const) {
      const { body } = await preview(language);
      expect(body).toContain(heading);
      expect(body).toContain(link);
      expect(body).toContain(`<html lang="${language}">`);
    }
    expect((await preview('xx')).statusCode).toBe(404);
  } finally {
    await app.close();
  }
});

it('only owners can see previews', async () => {
  const app = await buildApp(platform);
  try {
    for (const path of ['/api/admin/mails/previews', '/api/admin/mails/previews/order-confirmation']) {
      const answer = await app.inject({ method: 'GET', url: path, headers: { host: shop.host } });
      expect(answer.statusCode).toBe(401);
    }
  } finally {
    await app.close();
  }
});

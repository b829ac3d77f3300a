import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { modules } from '../index.ts';
import { mailSamplesOf } from './mail-samples.ts';
import { buildApp } from '../../app.ts';

const mailSamples = mailSamplesOf({ modules });
let platform: TestPlatform;
let shop: CheckoutShop;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());

it.each(Object.entries(mailSamples))('%s is complete, as plain text and as HTML', (_kind, write) => {
  const mail = write(shop.site, platform.clock.now());
  expect(mail.subject).not.toBe('');
  for (const body of [mail.subject, mail.bodyText, mail.bodyHtml]) {
    expect(body).not.toMatch(/\{\w+\}|undefined|NaN/);
  }
  expect(mail.bodyHtml).toContain('Fern &amp; Kiln');
  expect(mail.bodyText).toContain('Fern & Kiln');
});

it('the confirmation shows codes, gift cards and answers', () => {
  const { bodyText } = mailSamples['order-confirmation']?.(shop.site, platform.clock.now()) ?? {
    bodyText: '',
  };
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

import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'shop.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

it.each([
  ['de-AT', 'Ihr Warenkorb', 'Zur Kasse', 'Menge von Vase'],
  ['fr', 'Votre panier', 'Passer commande', 'Quantité de Vase'],
  ['es-ES', 'Su carrito', 'Tramitar pedido', 'Cantidad de Vase'],
  ['pt-BR', 'Your cart', 'Checkout', 'Quantity of Vase'],
])('the cart page of a site in %s says "%s"', async (language, ...sentences) => {
  await updateSettings(platform, shop.websiteId, { settings: { language } });
  await awaitNotifications(platform);
  const itemId = await shop.addProduct(`vase-${language.toLowerCase()}`, { title: 'Vase' });
  const ann = aVisitor(app, shop.host);
  const sku = `VASE-${language.toUpperCase()}`;
  expect(
    (await ann.send('POST', '/api/commerce/shopping-cart/entries', { itemId, sku, quantity: 1 })).statusCode,
  ).toBe(200);
  const form = new FormVisitor(app, shop.host);
  for (const [name, value] of ann.cookies) form.cookies.set(name, value);
  const { body } = await form.send('GET', '/cart');
  expect(sentences.filter((sentence) => !body.includes(sentence))).toEqual([]);
  expect(body.includes('Your cart')).toBe(language === 'pt-BR');
});

it('a field that the shop has no sentence for is named in the language of the site', async () => {
  await updateSettings(platform, shop.websiteId, { settings: { language: 'de' } });
  await awaitNotifications(platform);
  const ann = aVisitor(app, shop.host);
  const refused = await ann.send('POST', '/api/commerce/shopping-cart/entries', {
    itemId: 'x'.repeat(200),
    quantity: 1,
  });
  expect(refused.json()).toMatchObject({ fields: { itemId: 'Bitte prüfen Sie diese Angabe.' } });
});

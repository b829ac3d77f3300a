import type { TemplateSchema } from '@vitrine/contracts/custom-forms.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let other: TestShop;

const form: CustomForm = {
  id: 'plate-form',
  name: 'Your plate',
  fields: [
    { id: 'text', type: 'text', label: 'Text', required: true, maxLength: 24, options: [] },
    {
      id: 'feel',
      type: 'likert',
      label: 'Feel',
      required: false,
      maxLength: 0,
      options: [],
      questions: ['Even'],
    },
  ],
};

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'forms.test');
  other = await aShop(platform, 'other-forms.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const ask = (query: string, host = shop.host) =>
  app.inject({ url: `/api/template/GetTemplateSchema?${query}`, headers: { host } });

it('returns a product’s form by the item’s id and by the form’s', async () => {
  const secret = { ...form, ownerNote: 'not for visitors' } as CustomForm;
  const itemId = await shop.addProduct('plate', { customForm: secret });
  for (const id of [itemId, 'plate-form']) {
    const answer = await ask(`type=9&id=${id}`);
    expect(answer.statusCode).toBe(200);
    const schema = answer.json<TemplateSchema>();
    expect(schema).toMatchObject({ type: 9, ...form });
    expect(answer.body).not.toContain('not for visitors');
  }
});

it('returns the form type itself without an id', async () => {
  const schema = (await ask('type=9')).json<TemplateSchema>();
  expect(schema.fields).toEqual([]);
  expect(schema.fieldTypes.map(({ type }) => type)).toContain('likert');
  expect(schema.fieldTypes.find(({ type }) => type === 'phone')?.parts).toHaveLength(4);
});

it('finds no form for a draft, another website, an item that is not a product, or another type', async () => {
  const draft = await shop.addProduct('draft-plate', { customForm: { ...form, id: 'd' }, status: 'draft' });
  expect((await ask(`type=9&id=${draft}`)).statusCode).toBe(404);
  const foreign = await other.addProduct('their-plate', { customForm: { ...form, id: 'theirs' } });
  expect((await ask(`type=9&id=${foreign}`)).statusCode).toBe(404);
  expect((await ask('type=9&id=nothing')).statusCode).toBe(404);
  expect((await ask('type=8')).statusCode).toBe(422);
  expect((await ask('')).statusCode).toBe(422);
  expect((await ask("type=9&id=' or 1=1")).statusCode).toBe(422);
});

import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ProductDetail, UpdateProductBody } from '@vitrine/contracts/admin-products.ts';
import { describe, expect, it } from 'vitest';
import { FormStore } from '../../ui/form/form-store.ts';
import { deletedVariant, keptVariant } from './deleted-variant.ts';
import { changesOf } from './product-changes.ts';
import { aMug, aVariant } from './product-fixture.ts';
import { type ProductValues, valuesOf } from './product-values.ts';

const mug = aMug();
const without = (...ids: string[]) => mug.variants.filter(({ id }) => !ids.includes(id));

/** The form of a mug whose variants another owner has changed to these before the save. */
function savedAfter(variants: ProductDetail['variants']) {
  const now: ProductDetail = { ...mug, revision: mug.revision + 1, variants };
  const sent: UpdateProductBody[] = [];
  const form = new FormStore<ProductDetail, ProductValues, UpdateProductBody>(mug, {
    valuesOf: (product) => valuesOf(product, 'UTC'),
    read: (values, product) => changesOf(values, product, 'UTC', String),
    send: async (body) => {
      if (body.revision !== now.revision) throw new CallFailure('STALE_REVISION', 409, 'Stale.');
      sent.push(body);
      return { ...now, revision: now.revision + 1 };
    },
    load: async () => now,
    onDeleted: deletedVariant,
    onKept: keptVariant,
  });
  return { form, sent };
}

describe('an edit of a variant that another owner has deleted', () => {
  it('is put to its owner, and keeping it creates the variant again with what was typed', async () => {
    const { form, sent } = savedAfter(without('moss-l'));
    form.update('variants.moss-l.price', () => '41.00');
    expect(await form.save()).toBe(false);
    const [conflict] = form.state().conflicts;
    expect(conflict).toMatchObject({
      name: 'variants.moss-l',
      mine: { price: '41.00' },
      theirs: undefined,
      isLost: false,
    });
    if (conflict === undefined) throw new Error('no conflict');
    form.choose(conflict, 'mine');
    await form.save();
    expect(sent).toMatchObject([
      {
        variants: [],
        created: [{ attributes: { Color: 'Moss', Size: 'L' }, priceMinor: 4100, sku: 'MOSS-L' }],
      },
    ]);
  });

  it('can be left deleted: nothing is sent of it', async () => {
    const { form, sent } = savedAfter(without('moss-l'));
    form.update('variants.moss-l.price', () => '41.00');
    form.update('title', () => 'Mug');
    await form.save();
    for (const conflict of form.state().conflicts) form.choose(conflict, 'theirs');
    expect(Object.keys(form.state().values.variants)).toEqual(['oat-s', 'oat-l', 'moss-s']);
    expect(await form.save()).toBe(true);
    expect(sent).toEqual([{ revision: 4, title: 'Mug', variants: [] }]);
  });

  it('brings back its value, when no variant has it any more', async () => {
    const { form, sent } = savedAfter(without('moss-s', 'moss-l'));
    form.update('variants.moss-l.price', () => '41.00');
    await form.save();
    for (const conflict of form.state().conflicts) form.choose(conflict, 'mine');
    await form.save();
    expect(sent).toMatchObject([
      {
        created: [{ attributes: { Color: 'Moss', Size: 'L' }, priceMinor: 4100 }],
        options: [{ values: [{ name: 'Oat' }, { name: 'Moss', was: null }] }, { name: 'Size' }],
      },
    ]);
  });

  it('is shown as lost when another variant has its values', async () => {
    const twin = aVariant('other', { attributes: { Color: 'Moss', Size: 'L' } });
    const { form } = savedAfter([...without('moss-l'), twin]);
    form.update('variants.moss-l.price', () => '41.00');
    expect(await form.save()).toBe(false);
    expect(form.state().conflicts).toMatchObject([{ name: 'variants.moss-l', isLost: true }]);
    expect(Object.keys(form.state().values.variants)).not.toContain('moss-l');
  });

  it('is no question when both have deleted it', async () => {
    const { form, sent } = savedAfter(without('moss-l'));
    form.update('variants.moss-l.isRemoved', () => true);
    form.update('title', () => 'Mug');
    expect(await form.save()).toBe(true);
    expect(sent).toEqual([{ revision: 4, title: 'Mug', variants: [] }]);
  });
});

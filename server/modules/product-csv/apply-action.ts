import type { BulkReason } from '@vitrine/domain/list/bulk.ts';
import type { GivenProduct } from '@vitrine/domain/product-csv/given-product.ts';
import { itemStatusOf } from '@vitrine/domain/product/product-status.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { BulkAction, BulkContext, RowOutcome } from '../bulk/index.ts';
import {
  createProductIn,
  lockCategories,
  lockProducts,
  type NewProduct,
  selectStorePage,
} from '../catalog/index.ts';
import { checkItem, recordStatusChanges } from '../content/index.ts';
import { lockRows, markApplied } from './import-repository.ts';
import { matchProducts, planBatch, type Planned } from './plan-batch.ts';
import type { ProductPlan } from './plan-product.ts';
import { selectPages, selectSheets } from './repository.ts';
import { type Kept, undoImports } from './undo-import.ts';
import { Refused, writeProduct } from './write-product.ts';

/** Imports products of a file: they are compared once more with the shop as it is now, and written. */
export const importAction: BulkAction<unknown, Kept> = {
  async change(tx, context, _change, ids) {
    const { platform, site } = context;
    const now = platform.clock.now();
    const rows = await lockRows(tx, site.websiteId, ids);
    // Before the products, as everybody does who changes both.
    await lockCategories(tx, site.websiteId);
    const pending = rows.filter(({ outcome, isApplied }) => outcome !== 'error' && !isApplied);
    const matches = await matchProducts(
      tx,
      site,
      pending.map(({ given }) => given),
    );
    await lockProducts(
      tx,
      site.websiteId,
      [...matches.values()].filter((match) => typeof match === 'string'),
    );
    const planned = await planBatch(
      tx,
      site,
      pending.map(({ given }) => given),
      matches,
      { now, importId: rows[0]?.importId ?? null },
    );
    const plans = new Map(pending.map(({ id }, at) => [id, planned[at]]));
    const outcomes: RowOutcome[] = [];
    const applied: { id: string; itemId: string | null }[] = [];
    for (const { id, isApplied } of rows) {
      const one = plans.get(id);
      const outcome: RowOutcome = isApplied
        ? { id, outcome: 'unchanged' }
        : one === undefined
          ? { id, outcome: 'refused', reason: 'not-valid' }
          : await importOne(tx, context, id, one);
      outcomes.push(outcome);
      if (outcome.outcome === 'changed') {
        // What `importOne` keeps.
        applied.push({ id, itemId: (outcome.kept as Kept).itemId });
      }
    }
    await markApplied(tx, site.websiteId, applied, new Date(now));
    return outcomes;
  },
  undo: undoImports,
};

async function importOne(tx: Queryable, context: BulkContext, id: string, one: Planned): Promise<RowOutcome> {
  const { plan } = one;
  if (plan.outcome === 'error') return { id, outcome: 'refused', reason: 'not-valid' };
  if (plan.outcome === 'unchanged') return { id, outcome: 'unchanged' };
  try {
    const kept = await tx.transaction((savepoint) =>
      plan.outcome === 'create' ? create(savepoint, context, id, one) : update(savepoint, context, one),
    );
    return { id, outcome: 'changed', kept };
  } catch (error) {
    const reason = error instanceof Refused ? error.reason : takenReason(error);
    if (reason === null) throw error;
    return { id, outcome: 'refused', reason };
  }
}

/** Why the database refuses: another product has the SKU or the address since. */
function takenReason(error: unknown): BulkReason | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  if (code === '23505') return constraint === 'variants_sku' ? 'sku-taken' : 'address-taken';
  return takenReason(error.cause);
}

/** A new product has the id of its row, so that others of the file can name it before it is there. */
async function create(
  tx: Queryable,
  context: BulkContext,
  id: string,
  { given, plan }: Planned,
): Promise<Kept> {
  const { platform, site, actorId } = context;
  const { creation } = plan;
  if (creation === null) throw new Refused('not-valid');
  const pages = await selectPages(tx, site.websiteId);
  const collectionId =
    (given.page === null ? undefined : pages.get(given.page)) ?? (await selectStorePage(tx, site.websiteId));
  if (collectionId === null) throw new Refused('not-valid');
  const item = itemOf(given, plan.status, collectionId);
  if (!checkItem(item).ok) throw new Refused('not-valid');
  const made = await createProductIn(tx, platform, site.websiteId, {
    item: { ...item, id },
    type: creation.type,
    variantOptions: creation.options,
    subscriptionPlan: creation.subscription?.plan ?? null,
    customAddButtonText: given.fields.addButtonText || null,
    selling: sellingFrom(given, plan),
    variants: creation.variants,
    actorId,
  });
  if (!made.ok) {
    throw new Refused(made.error.fields?.['categories'] === undefined ? 'not-valid' : 'too-many-categories');
  }
  const itemId = made.value;
  const { status: to = 'draft' } = item;
  if (to !== 'draft') {
    // As if it had been created first and published then, which is what an owner does by hand.
    const change = { id: itemId, from: 'draft', to } as const;
    await recordStatusChanges(tx, platform, site.websiteId, actorId, [change]);
  }
  // What a new product cannot have at once: a sale that is planned, or a price for one.
  const { saleStartsOn, saleEndsOn } = given.fields;
  const hasPlan = typeof saleStartsOn === 'string' || typeof saleEndsOn === 'string';
  const variants = plan.change.variants.filter(
    ({ onSale, salePriceMinor = 0 }) => onSale !== true && salePriceMinor > 0,
  );
  if (hasPlan || variants.length > 0) {
    await writeProduct(tx, context, itemId, {
      change: {
        ...(saleStartsOn === undefined ? {} : { saleStartsOn }),
        ...(saleEndsOn === undefined ? {} : { saleEndsOn }),
        variants,
        created: [],
        removed: [],
        altTexts: [],
      },
      stock: [],
      status: null,
      upcoming: plan.upcoming,
    });
  }
  return { itemId, isNew: true };
}

/** How a new product is sold and shown. */
function sellingFrom(
  { fields }: GivenProduct,
  { creation, change }: ProductPlan,
): NewProduct['selling'] & {} {
  const { taxClass, variantSelector, buyNow, installments, scarcityShown, scarcityText } = fields;
  const { backInStock, downloadLimit, downloadDays } = fields;
  const { subscription } = creation ?? {};
  return {
    ...(taxClass === undefined ? {} : { taxClass }),
    ...(variantSelector === undefined ? {} : { variantSelector }),
    ...(buyNow === undefined ? {} : { buyNow }),
    ...(installments === undefined ? {} : { installments }),
    ...(scarcityShown === undefined ? {} : { scarcityShown }),
    ...(scarcityText === undefined ? {} : { scarcityText: scarcityText.trim() || null }),
    ...(backInStock === undefined ? {} : { backInStock }),
    ...(downloadLimit === undefined ? {} : { downloadLimit }),
    ...(downloadDays === undefined ? {} : { downloadDays }),
    ...(change.relatedIds === undefined ? {} : { relatedItemIds: change.relatedIds }),
    ...(subscription ? { subscriptionOptions: subscription.options } : {}),
  };
}

/** The item of a new product. */
function itemOf(
  { handle, fields }: GivenProduct,
  status: ProductPlan['status'],
  collectionId: string,
): NewProduct['item'] {
  const { title = '', description, summary, tags, categories, pictureIds } = fields;
  const { seoTitle, seoDescription, seoHidden } = fields;
  return {
    collectionId,
    urlId: handle,
    title: title.trim(),
    status: status === null ? 'draft' : itemStatusOf(status.status),
    ...(status?.publishOn === undefined ? {} : { publishedOn: new Date(status.publishOn) }),
    ...(description === undefined ? {} : { body: description }),
    ...(summary === undefined ? {} : { excerpt: summary }),
    ...(tags === undefined ? {} : { tags: [...tags] }),
    ...(categories === undefined ? {} : { categories: [...categories] }),
    ...(pictureIds === undefined ? {} : { imageIds: [...pictureIds], mainImageId: pictureIds[0] ?? null }),
    seo: {
      ...(seoTitle === undefined ? {} : { title: seoTitle }),
      ...(seoDescription === undefined ? {} : { description: seoDescription }),
      ...(seoHidden === undefined ? {} : { hidden: seoHidden }),
    },
  };
}

async function update(tx: Queryable, context: BulkContext, { plan, stored }: Planned): Promise<Kept> {
  if (stored === null) throw new Refused('gone');
  const stock = await writeProduct(tx, context, stored.id, plan);
  const [after] = await selectSheets(tx, context.site.websiteId, [stored.id]);
  if (after === undefined) throw new Refused('gone');
  return { itemId: stored.id, isNew: false, before: stored, after, stock };
}

import type {
  ProductChange,
  ProductDetail,
  updateProduct as updateProductCall,
} from '@vitrine/contracts/admin-products.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { donationFaults } from '@vitrine/domain/donation/donation-terms.ts';
import { type ProductSelling, sellingOf, type SubscriptionPlan } from '@vitrine/domain/product/product.ts';
import { isSaleTime, saleFaults } from '@vitrine/domain/product/sale-dates.ts';
import { isSamePlan } from '@vitrine/domain/product/subscription-options.ts';
import { swatchesAfter } from '@vitrine/domain/product/swatches.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { skuTakenBy } from '@vitrine/domain/text/en/admin.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { ListSite } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkItem, updateItemIn, withAddressConflict } from '../content/index.ts';
import { changeAltTexts, findDocument, picturesByIds } from '../media/index.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import { type DetailRow, type DetailVariant, selectDetail, selectRelated } from './detail-repository.ts';
import {
  deleteVariants,
  ensureStockRows,
  lockStockLevels,
  selectTakenSkus,
  setStockLevels,
  type StockChange,
  updateProductRow,
  updateVariants,
} from './edit-repository.ts';
import { lockCategories } from './categories/repository.ts';
import { spellCategoriesIn } from './categories/service.ts';
import { lockProduct } from './lifecycle-repository.ts';
import { newSku } from './new-sku.ts';
import { productForOwner } from './product-detail.ts';
import { indexProducts } from './index-products.ts';
import { insertVariants } from './repository.ts';
import { planVariants, type VariantPlan } from './variant-changes.ts';

type Failures = FailureOf<typeof updateProductCall>;
type Faults = Record<string, string>;

/**
 * Changes a product in one transaction, all or nothing. STALE_REVISION when someone else saved since; STOCK_CHANGED
 * when units were sold since the owner loaded it; SKU_TAKEN for an SKU of another product; VARIANTS_ORPHANED when new
 * options leave variants without a combination that `removed` does not name; CATEGORY_LIMIT when it has a new category
 * and the shop has as many as it may.
 */
export async function updateProduct(
  platform: Platform,
  site: Site,
  itemId: string,
  given: Omit<ProductChange, 'created' | 'removed' | 'altTexts'> & Partial<ProductChange>,
  actorId: string | null = null,
): Promise<Result<ProductDetail, Failures>> {
  const change = { created: [], removed: [], altTexts: [], ...given };
  return withAddressConflict<ProductDetail, Failures>(change.urlId ?? '', () =>
    platform.db.transaction((tx) => updateProductIn(tx, platform, site, itemId, change, actorId)),
  );
}

/**
 * The same inside the caller's transaction; throws when the address is taken. `upcoming` are related products that need
 * not exist yet.
 */
export async function updateProductIn(
  tx: Queryable,
  platform: Platform,
  site: ListSite,
  itemId: string,
  change: ProductChange,
  actorId: string | null,
  upcoming: ReadonlySet<string> = new Set(),
): Promise<Result<ProductDetail, Failures>> {
  const { websiteId } = site;
  // The tree before the item: in the order of everybody who changes both.
  if (change.categories !== undefined) await lockCategories(tx, websiteId);
  // Holding the item's row: two owners who save at once are served one after the other.
  const locked = await lockProduct(tx, websiteId, itemId);
  if (locked === null || locked.isDeleted) return fail('PRODUCT_NOT_FOUND');
  if (locked.revision !== change.revision) return fail('STALE_REVISION');
  const row = await selectDetail(tx, websiteId, itemId);
  if (row === null) return fail('PRODUCT_NOT_FOUND');

  const now = platform.clock.now();
  const faults: Faults = {};
  const selling = await sellingAfter(platform, tx, websiteId, row, change, { faults, upcoming });
  const dates = {
    startsOn: change.saleStartsOn === undefined ? row.saleStartsOn : momentOf(change.saleStartsOn),
    endsOn: change.saleEndsOn === undefined ? row.saleEndsOn : momentOf(change.saleEndsOn),
  };
  if (change.saleStartsOn !== undefined || change.saleEndsOn !== undefined) {
    Object.assign(faults, saleFaults(dates, now));
  }
  const pictureIds = new Set(change.pictureIds ?? row.imageIds);
  const plan = planVariants(row, withLowestPrice(change, row), {
    isSaleTime: isSaleTime(dates, now),
    pictureIds,
    newVariantId: () => newId(now),
    newSku,
  });
  Object.assign(faults, plan.faults);
  if (change.pictureIds !== undefined) {
    const known = await picturesByIds({ db: tx }, websiteId, change.pictureIds);
    if (known.size < pictureIds.size) faults['pictureIds'] = 'One of these pictures does not exist.';
  }
  for (const [index, { id }] of change.altTexts.entries()) {
    if (!pictureIds.has(id)) faults[`altTexts.${index}.id`] = 'This picture is not one of the product’s.';
  }
  if (Object.keys(faults).length > 0) return fail('MALFORMED_REQUEST', { fields: faults });
  if (plan.orphaned.length > 0) {
    const variants = plan.orphaned.slice(0, 3).map(variantName).join(', ');
    const more = plan.orphaned.length > 3 ? ` +${plan.orphaned.length - 3}` : '';
    return fail('VARIANTS_ORPHANED', { params: { variants: variants + more } });
  }
  const taken = await takenSku(tx, websiteId, row, change, plan);
  if (taken !== null) return fail('SKU_TAKEN', taken);
  // Every check comes before the first write.
  const stale = await findStaleStock(tx, websiteId, change.variants, row);
  if (stale !== null) return fail('STOCK_CHANGED', { params: stale });

  const given = itemFields(change, row);
  const checked = checkItem(given);
  if (!checked.ok) return checked;
  const categories = await spellCategoriesIn(tx, platform, websiteId, change.categories ?? []);
  if (!categories.ok) return categories;
  const item = change.categories === undefined ? given : { ...given, categories: categories.value };
  await updateItemIn(tx, platform, websiteId, itemId, item);
  await changeAltTexts(tx, websiteId, change.altTexts);
  await updateProductRow(tx, websiteId, itemId, {
    ...(change.options === undefined ? {} : { variantOptions: [...plan.options] }),
    ...(change.addButtonText === undefined ? {} : { customAddButtonText: change.addButtonText || null }),
    ...(change.fileIds === undefined ? {} : { fileIds: [...new Set(change.fileIds)] }),
    ...(change.customForm === undefined ? {} : { customForm: formAfter(row, change.customForm, now) }),
    ...(change.subscription === undefined ? {} : { subscriptionPlan: change.subscription.plan }),
    ...(change.saleStartsOn === undefined ? {} : { saleStartsOn: beginOf(dates.startsOn, now) }),
    ...(change.saleEndsOn === undefined ? {} : { saleEndsOn: dateOf(dates.endsOn) }),
    ...(selling === null ? {} : { selling }),
  });
  await writeVariants(tx, site, row, change, plan, { reason: 'correction', actorId, now: new Date(now) });
  await indexProducts(tx, websiteId, [itemId]);
  await bumpRevision(tx, websiteId);
  const detail = await productForOwner({ db: tx }, site, itemId);
  return detail === null ? fail('PRODUCT_NOT_FOUND') : ok(detail);
}

/** A donation's price, which lists show, is the lowest amount that can be given. */
function withLowestPrice(change: ProductChange, row: DetailRow): ProductChange {
  const { donation, variants } = change;
  if (donation === undefined) return change;
  const priceMinor = donation.minimumMinor;
  const named = new Set(variants.map(({ id }) => id));
  const others = row.variants.filter(({ id }) => !named.has(id)).map(({ id }) => ({ id, priceMinor }));
  return { ...change, variants: [...variants.map((variant) => ({ ...variant, priceMinor })), ...others] };
}

/** The form after a change: it keeps its id, by which pages load it. */
function formAfter(row: DetailRow, change: NonNullable<ProductChange['customForm']> | null, now: number) {
  return change === null ? null : { id: row.customForm?.id ?? newId(now), ...change };
}

const momentOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));
const dateOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment));
/** A sale that has begun needs no start. */
const beginOf = (moment: number | null, now: number): Date | null =>
  moment === null || moment <= now ? null : new Date(moment);

/** The fields of the product's item that change. */
function itemFields(change: ProductChange, row: DetailRow) {
  const { title, description, summary, urlId, tags, categories, pictureIds } = change;
  const { seoTitle, seoDescription, seoHidden } = change;
  const hasSeo = seoTitle !== undefined || seoDescription !== undefined || seoHidden !== undefined;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { body: description }),
    ...(summary === undefined ? {} : { excerpt: summary }),
    ...(urlId === undefined ? {} : { urlId }),
    ...(tags === undefined ? {} : { tags }),
    ...(categories === undefined ? {} : { categories }),
    ...(pictureIds === undefined
      ? {}
      : { imageIds: [...new Set(pictureIds)], mainImageId: pictureIds[0] ?? null }),
    ...(hasSeo
      ? {
          seo: {
            ...row.seo,
            ...(seoTitle === undefined ? {} : { title: seoTitle }),
            ...(seoDescription === undefined ? {} : { description: seoDescription }),
            ...(seoHidden === undefined ? {} : { hidden: seoHidden }),
          },
        }
      : {}),
  };
}

/** The product's selling terms after a change; null when they stay. */
async function sellingAfter(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  row: DetailRow,
  change: ProductChange,
  { faults, upcoming }: { readonly faults: Faults; readonly upcoming: ReadonlySet<string> },
): Promise<Partial<ProductSelling> | null> {
  const { relatedIds, scarcityShown, scarcityText, buyNow, variantSelector, taxClass, subscription } = change;
  const { backInStock, installments, downloadLimit, downloadDays, donation } = change;
  if (relatedIds !== undefined) {
    const existing = relatedIds.filter((id) => !upcoming.has(id));
    const known = await selectRelated(tx, websiteId, existing);
    if (relatedIds.includes(row.id) || known.length < new Set(existing).size) {
      faults['relatedIds'] = 'One of these products does not exist, or is this one.';
    }
  }
  if (subscription !== undefined) Object.assign(faults, subscriptionFaults(row, subscription));
  if (donation !== undefined) {
    if (sellingOf(row).donation === null) faults['donation'] = 'This product is not a donation.';
    for (const [field, sentence] of Object.entries(donationFaults(donation))) {
      faults[`donation.${field}`] = sentence;
    }
  }
  if (change.fileIds !== undefined && change.fileIds.length > 0) {
    const isDigital = traitsOf(row.type).afterPayment === 'downloads';
    const found = await Promise.all(change.fileIds.map((id) => findDocument(platform, websiteId, id)));
    if (!isDigital) faults['fileIds'] = 'Only a download delivers files.';
    else if (found.includes(null)) faults['fileIds'] = 'Choose files that have been uploaded to be sold.';
  }
  const patch: Partial<ProductSelling> = {
    ...(relatedIds === undefined ? {} : { relatedItemIds: relatedIds }),
    ...(scarcityShown === undefined ? {} : { scarcityShown }),
    ...(scarcityText === undefined ? {} : { scarcityText: scarcityText === '' ? null : scarcityText }),
    ...(backInStock === undefined ? {} : { backInStock }),
    ...(installments === undefined ? {} : { installments }),
    ...(downloadLimit === undefined ? {} : { downloadLimit }),
    ...(downloadDays === undefined ? {} : { downloadDays }),
    ...(buyNow === undefined ? {} : { buyNow }),
    ...(variantSelector === undefined ? {} : { variantSelector }),
    ...(taxClass === undefined ? {} : { taxClass }),
    ...(subscription === undefined ? {} : { subscriptionOptions: subscription.options }),
    ...(donation === undefined ? {} : { donation }),
    ...(change.options === undefined
      ? {}
      : { swatches: swatchesAfter(change.options, sellingOf(row).swatches) }),
  };
  return Object.keys(patch).length === 0 ? null : { ...row.selling, ...patch };
}

function subscriptionFaults(
  row: Pick<DetailRow, 'subscriptionPlan'>,
  {
    plan,
    options,
  }: {
    readonly plan: SubscriptionPlan;
    readonly options: readonly { id: string; plan: SubscriptionPlan; priceMinor: number | null }[];
  },
): Faults {
  if (row.subscriptionPlan === null) return { subscription: 'This product is not a subscription.' };
  const [first] = options;
  if (first !== undefined && (first.priceMinor !== null || !isSamePlan(first.plan, plan))) {
    return {
      'subscription.options.0':
        "The first way to subscribe is the product's own plan, at its variants' prices.",
    };
  }
  return new Set(options.map(({ id }) => id)).size < options.length
    ? { 'subscription.options': 'Each way to subscribe has an id of its own.' }
    : {};
}

async function takenSku(
  tx: Queryable,
  websiteId: string,
  row: DetailRow,
  change: ProductChange,
  plan: VariantPlan,
) {
  const before = new Set(row.variants.map(({ sku }) => sku));
  const fresh = [...plan.kept, ...plan.created.map(({ fields }) => fields)]
    .map(({ sku }) => sku)
    .filter((sku) => !before.has(sku));
  const [taken] = await selectTakenSkus(tx, websiteId, row.id, fresh);
  if (taken === undefined) return null;
  const [sku, product] = taken;
  const isIts = (one: { readonly sku?: string | undefined }): boolean => one.sku === sku;
  const kept = change.variants.findIndex(isIts);
  const path = kept === -1 ? `created.${change.created.findIndex(isIts)}.sku` : `variants.${kept}.sku`;
  return { params: { sku, product }, fields: { [path]: fillText(skuTakenBy, { product }) } };
}

async function writeVariants(
  tx: Queryable,
  { websiteId }: ListSite,
  row: DetailRow,
  change: ProductChange,
  plan: VariantPlan,
  by: StockChange,
): Promise<void> {
  await deleteVariants(tx, websiteId, plan.removed, by);
  const touches = [
    'variants',
    'options',
    'created',
    'removed',
    'pictureIds',
    'saleStartsOn',
    'saleEndsOn',
    'donation',
  ] as const;
  const isTouched = touches.some((field) => {
    const value = change[field];
    return Array.isArray(value)
      ? value.length > 0 || field === 'options' || field === 'pictureIds'
      : value !== undefined;
  });
  if (isTouched) await updateVariants(tx, websiteId, plan.kept);
  const neverRunsOut = traitsOf(row.type).neverRunsOut;
  await insertVariants(
    tx,
    plan.created.map(({ fields }) => ({
      ...fields,
      websiteId,
      itemId: row.id,
      attributes: { ...fields.attributes },
    })),
    plan.created.map(({ fields: { id, lowAt }, from }) => ({
      websiteId,
      variantId: id,
      unlimited: from.stock.unlimited || neverRunsOut,
      quantity: from.stock.quantity,
      lowAt,
      actorId: by.actorId,
      happenedOn: by.now,
    })),
  );
  const levels = change.variants.flatMap(({ id, stock }) =>
    stock === undefined ? [] : [[id, stock] as const],
  );
  await setStockLevels(tx, websiteId, new Map(levels), by);
}

/** Locks the stock levels to be changed; returns a failure when one differs from what the owner saw. */
async function findStaleStock(
  tx: Queryable,
  websiteId: string,
  changes: ProductChange['variants'],
  row: DetailRow,
): Promise<{ readonly variant: string; readonly quantity: number } | null> {
  const wanted = changes.filter((variant) => variant.stock !== undefined);
  const ids = wanted.map(({ id }) => id);
  await ensureStockRows(tx, websiteId, ids);
  const levels = ids.length === 0 ? new Map() : await lockStockLevels(tx, websiteId, ids);
  for (const { id, stock } of wanted) {
    const level = levels.get(id);
    if (stock === undefined || level === undefined) continue;
    // Unlimited stock has no meaningful number, so only a counted level can be stale.
    const isStale =
      level.unlimited !== stock.seen.unlimited ||
      (!level.unlimited && level.quantity !== stock.seen.quantity);
    if (isStale)
      return { variant: variantName(row.variants.find((one) => one.id === id)), quantity: level.quantity };
  }
  return null;
}

function variantName(variant: Pick<DetailVariant, 'attributes' | 'sku'> | undefined): string {
  if (variant === undefined) return '';
  const values = Object.values(variant.attributes);
  return values.length === 0 ? variant.sku : values.join(' / ');
}

/** Appends a stored picture to a product; the first becomes its main picture. */
export async function addProductPicture(
  platform: Platform,
  site: Site,
  itemId: string,
  pictureId: string,
): Promise<Result<ProductDetail, 'PRODUCT_NOT_FOUND'>> {
  return platform.db.transaction(async (tx) => {
    const locked = await lockProduct(tx, site.websiteId, itemId);
    const row = locked === null ? null : await selectDetail(tx, site.websiteId, itemId);
    if (row === null) return fail('PRODUCT_NOT_FOUND');
    const change = {
      imageIds: [...row.imageIds, pictureId],
      ...(row.mainImageId === null ? { mainImageId: pictureId } : {}),
    };
    await updateItemIn(tx, platform, site.websiteId, itemId, change);
    await bumpRevision(tx, site.websiteId);
    const detail = await productForOwner({ db: tx }, site, itemId);
    return detail === null ? fail('PRODUCT_NOT_FOUND') : ok(detail);
  });
}

import { updateProduct, type ProductChange } from '@vitrine/contracts/admin-products.ts';
import type { ShownChange } from '@vitrine/contracts/product-imports.ts';
import { isUrlId } from '@vitrine/domain/content/address-rules.ts';
import { productHeads, statusWords, typeWords } from '@vitrine/domain/product-csv/columns.ts';
import type { GivenProduct, LineNote } from '@vitrine/domain/product-csv/given-product.ts';
import { readPlans } from '@vitrine/domain/product-csv/read-cells.ts';
import { type ProductStatus, productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import { isSamePlan } from '@vitrine/domain/product/subscription-options.ts';
import type { NewProduct } from '../catalog/index.ts';
import type { PlanContext, StockStep } from './plan-context.ts';
import { planNewVariants, planVariants } from './plan-variants.ts';
import type { SheetProduct } from './repository.ts';
import { shownChanges } from './show-changes.ts';
import { differences, productValues } from './values.ts';

type Subscription = NonNullable<ProductChange['subscription']>;

/** A product that is created: what makes it, and all its fields. */
interface Creation {
  readonly type: ProductType;
  readonly options: readonly string[];
  readonly variants: NewProduct['variants'];
  readonly subscription: Subscription | null;
}

/** What importing a product does. */
export interface ProductPlan {
  readonly outcome: 'create' | 'update' | 'unchanged' | 'error';
  readonly itemId: string | null;
  readonly creation: Creation | null;
  readonly change: Omit<ProductChange, 'revision'>;
  readonly stock: readonly StockStep[];
  readonly status: { readonly status: ProductStatus; readonly publishOn?: string } | null;
  readonly shown: readonly ShownChange[];
  readonly faults: readonly LineNote[];
  /** Related products of the change that the same import is yet to create. */
  readonly upcoming: ReadonlySet<string>;
}

const none = { variants: [], created: [], removed: [], altTexts: [] };

/** What importing a product would do to the stored one; `stored` is null when there is none. */
export function planProduct(
  given: GivenProduct,
  stored: SheetProduct | null,
  context: PlanContext,
): ProductPlan {
  const faults = [...given.faults];
  const fault = (text: string, line = given.line): void => {
    faults.push({ line, text });
  };
  const type = stored?.type ?? given.type ?? 'physical';
  if (stored !== null && given.type !== undefined && given.type !== stored.type) {
    fault(`The type of a product cannot be changed. It is ${typeWords[stored.type]} here.`);
  }
  if (stored !== null && stored.subscriptionPlan === null && (given.fields.plans ?? '') !== '') {
    fault('This product is not a subscription.');
  }
  checkPictures(given, stored, context, fault);
  if (stored === null) checkNew(given, context, type, fault);
  const variants =
    stored === null ? planNewVariants(given, type, context) : planVariants(given, stored, context);
  faults.push(...variants.faults);

  const fields =
    stored === null ? given.fields : differences(productValues(stored, context.currency), given.fields);
  const change = {
    ...none,
    ...(variants.options === null ? {} : { options: variants.options }),
    ...writable(defined(fields), stored, context),
    variants: variants.changes,
    created: variants.created,
  };
  const isChanged =
    variants.options !== null ||
    variants.changes.length > 0 ||
    variants.created.length > 0 ||
    Object.keys(fields).length > 0;
  // Most products of an exported file are as they were; the check is what costs the most.
  const checked = isChanged ? updateProduct.body.safeParse({ ...change, revision: 1 }) : null;
  for (const issue of checked?.error?.issues ?? []) {
    const [list, at] = issue.path;
    const lines =
      list === 'variants' ? variants.changeLines : list === 'created' ? variants.createdLines : [];
    fault(issue.message, typeof at === 'number' ? (lines[at] ?? given.line) : given.line);
  }
  const status = statusAfter(given, stored, context.now, fault);
  const shown =
    stored === null
      ? []
      : [
          ...shownChanges(stored, fields, variants, context.currency),
          ...(status === null
            ? []
            : [
                {
                  field: productHeads.status,
                  variant: '',
                  from: statusWords[productStatusOf(stored.status)],
                  to: statusWords[status.status],
                },
              ]),
        ];
  const base = {
    itemId: stored?.id ?? null,
    change,
    stock: variants.stock,
    status,
    shown,
    faults,
    upcoming: context.upcoming,
  };
  if (faults.length > 0) return { ...base, outcome: 'error', creation: null };
  if (stored !== null)
    return { ...base, outcome: shown.length === 0 ? 'unchanged' : 'update', creation: null };
  return {
    ...base,
    outcome: 'create',
    creation: {
      type,
      options: given.options,
      variants: variants.made,
      subscription: change.subscription ?? null,
    },
  };
}

type Fault = (text: string, line?: number) => void;

/** Without what is undefined: objects with many fields are slow and large. */
const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** The fields as the product's change has them. */
const writable = (
  { tags, categories, pictureIds, plans, related, ...others }: GivenProduct['fields'],
  stored: SheetProduct | null,
  context: PlanContext,
) => ({
  ...others,
  ...(plans === undefined ? {} : subscriptionOf(plans, stored, context)),
  ...(related === undefined
    ? {}
    : { relatedIds: related.map((name) => context.related.get(name)).filter((id) => id !== undefined) }),
  ...(tags === undefined ? {} : { tags: [...tags] }),
  ...(categories === undefined ? {} : { categories: [...categories] }),
  ...(pictureIds === undefined ? {} : { pictureIds: [...pictureIds] }),
});

/** The ways to subscribe; those that the product has keep their ids. */
function subscriptionOf(
  cell: string,
  stored: SheetProduct | null,
  { currency, newId }: PlanContext,
): { readonly subscription?: Subscription } {
  const read = readPlans(cell, currency);
  const [first, ...others] = 'value' in read ? read.value : [];
  if (first === undefined) return {};
  const known = [...(stored?.selling.subscriptionOptions ?? [])];
  const idOf = (plan: Subscription['plan']): string => {
    const at = known.findIndex((one) => isSamePlan(one.plan, plan));
    return (at === -1 ? undefined : known.splice(at, 1)[0]?.id) ?? newId();
  };
  const options =
    others.length === 0 ? [] : [first, ...others].map((way) => ({ ...way, id: idOf(way.plan) }));
  return { subscription: { plan: first.plan, options } };
}

function checkNew(given: GivenProduct, context: PlanContext, type: ProductType, fault: Fault): void {
  if (given.handle === '') {
    const [variant] = given.variants;
    fault(
      variant?.sku === undefined
        ? 'This line has no SKU.'
        : `No product of this shop has the SKU “${variant.sku.slice(0, 100)}”.`,
    );
    return;
  }
  if (given.fields.title === undefined) fault('Enter a name.');
  if (!isUrlId(given.handle)) {
    fault(`“${given.handle.slice(0, 60)}” cannot be a web address. Use letters, digits and hyphens.`);
  }
  if (given.page !== null && !context.pages.has(given.page)) {
    fault(`There is no store page “${given.page.slice(0, 60)}”.`);
  }
  if (given.variants.length > 1 && !traitsOf(type).hasVariants) {
    fault(`A product of the type ${typeWords[type]} has no variants.`);
  }
}

function checkPictures(
  given: GivenProduct,
  stored: SheetProduct | null,
  { pictures }: PlanContext,
  fault: Fault,
): void {
  const wanted = given.fields.pictureIds ?? stored?.imageIds ?? [];
  if (given.fields.pictureIds?.some((id) => !pictures.has(id)) === true) {
    fault('One of these pictures is not in this website.');
  }
  const own = new Set(wanted);
  for (const { imageId, line } of given.variants) {
    if (typeof imageId === 'string' && !own.has(imageId)) {
      fault('The variant’s picture is not one of the product’s pictures.', line);
    }
  }
}

function statusAfter(
  given: GivenProduct,
  stored: SheetProduct | null,
  now: number,
  fault: Fault,
): ProductPlan['status'] {
  const { status, publishOn } = given;
  if (status === undefined) return null;
  const before = stored === null ? 'draft' : productStatusOf(stored.status);
  const isMoved =
    status === 'scheduled' &&
    stored !== null &&
    publishOn !== undefined &&
    Date.parse(publishOn) !== new Date(stored.publishedOn).getTime();
  if (status === before && !isMoved) return null;
  if (status !== 'scheduled') return { status };
  if (publishOn === undefined || Date.parse(publishOn) <= now) {
    fault('A scheduled product needs a time in the future in the column “Publish on”.');
    return null;
  }
  return { status, publishOn };
}

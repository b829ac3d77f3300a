import { updateProduct, type ProductChange } from '@vitrine/contracts/admin-products.ts';
import type { ShownChange } from '@vitrine/contracts/product-imports.ts';
import { isUrlId } from '@vitrine/domain/content/address-rules.ts';
import { planCell } from '@vitrine/domain/product-csv/cells.ts';
import { productHeads, statusWords, typeWords } from '@vitrine/domain/product-csv/columns.ts';
import type { GivenProduct, LineNote } from '@vitrine/domain/product-csv/given-product.ts';
import { readPlan } from '@vitrine/domain/product-csv/read-cells.ts';
import { type ProductStatus, productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import type { NewProduct } from '../catalog/index.ts';
import type { PlanContext, StockStep } from './plan-context.ts';
import { planNewVariants, planVariants } from './plan-variants.ts';
import type { SheetProduct } from './repository.ts';
import { shownChanges } from './show-changes.ts';
import { differences, productValues } from './values.ts';

/** A product that is created: what makes it, and all its fields. */
interface Creation {
  readonly type: ProductType;
  readonly options: readonly string[];
  readonly variants: NewProduct['variants'];
  readonly subscriptionPlan: NewProduct['subscriptionPlan'];
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
  if (
    stored !== null &&
    given.subscription !== undefined &&
    given.subscription !== planCell(stored.subscriptionPlan)
  ) {
    fault('How a subscription bills is changed on the product’s page.');
  }
  checkPictures(given, stored, context, fault);
  if (stored === null) checkNew(given, context, type, fault);
  const variants =
    stored === null ? planNewVariants(given, type, context) : planVariants(given, stored, context);
  faults.push(...variants.faults);

  const fields = stored === null ? given.fields : differences(productValues(stored), given.fields);
  const change = {
    ...none,
    ...(variants.options === null ? {} : { options: variants.options }),
    ...writable(fields),
    variants: variants.changes,
    created: variants.created,
  };
  const checked = updateProduct.body.safeParse({ ...change, revision: 1 });
  for (const issue of checked.success ? [] : checked.error.issues) {
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
  const base = { itemId: stored?.id ?? null, change, stock: variants.stock, status, shown, faults };
  if (faults.length > 0) return { ...base, outcome: 'error', creation: null };
  if (stored !== null)
    return { ...base, outcome: shown.length === 0 ? 'unchanged' : 'update', creation: null };
  const plan = readPlan(given.subscription ?? '');
  return {
    ...base,
    outcome: 'create',
    creation: {
      type,
      options: given.options,
      variants: variants.made,
      subscriptionPlan: 'value' in plan ? plan.value : null,
    },
  };
}

type Fault = (text: string, line?: number) => void;

const writable = ({ tags, categories, pictureIds, ...others }: GivenProduct['fields']) => ({
  ...others,
  ...(tags === undefined ? {} : { tags: [...tags] }),
  ...(categories === undefined ? {} : { categories: [...categories] }),
  ...(pictureIds === undefined ? {} : { pictureIds: [...pictureIds] }),
});

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

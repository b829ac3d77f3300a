import { subscriptionOptionsOf } from '@vitrine/domain/product/subscription-options.ts';
import type { Node } from '@squarespace/template-engine';
import type { FileView } from '@vitrine/blocks/block.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import type { ItemVideo } from '@vitrine/domain/content/content.ts';
import { isPlayerAddress } from '@vitrine/domain/content/embed-providers.ts';
import { recordTypeLabel } from '@vitrine/domain/content/record-types.ts';
import { productTypes, type Product, type Variant } from '@vitrine/domain/product/product.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';

/** A plain object of a template's context, as returned by `?format=json`. */
export type ContextObject = Record<string, unknown>;

// Formatters that render a whole product use the item behind the context object.
const views = new WeakMap<object, ItemView>();

/** The item a template node was made from; null when it was made from something else. */
export function itemOf(node: Node): ItemView | null {
  const value: unknown = node.value;
  return typeof value === 'object' && value !== null ? (views.get(value) ?? null) : null;
}

const pictures = new WeakMap<PictureView, ContextObject>();

/** A picture in the template language's format; cached, since an item uses it in several places. */
export function pictureContext(picture: PictureView): ContextObject {
  const known = pictures.get(picture) ?? describePicture(picture);
  pictures.set(picture, known);
  return known;
}

function describePicture(picture: PictureView): ContextObject {
  const { topLeft, topRight, bottomLeft, bottomRight, center } = picture.colorData;
  return {
    id: picture.id,
    assetUrl: picture.assetUrl,
    title: picture.altText,
    altText: picture.altText,
    originalSize: `${picture.width}x${picture.height}`,
    mediaFocalPoint: { x: picture.focalPoint.x, y: picture.focalPoint.y },
    systemDataVariants: [
      `${picture.width}x${picture.height}`,
      ...picture.widths.map((width) => `${width}w`),
    ].join(','),
    colorData: {
      topLeftAverage: topLeft,
      topRightAverage: topRight,
      bottomLeftAverage: bottomLeft,
      bottomRightAverage: bottomRight,
      centerAverage: center,
    },
  };
}

function moneyShape(minor: number, currency: CurrencyCode): ContextObject {
  return { value: toDecimal({ minor, currency }), currency };
}
function decimalShape(minor: number, currency: CurrencyCode): ContextObject {
  return { decimalValue: toDecimal({ minor, currency }), currencyCode: currency };
}

function attributesOf(variant: Variant): ContextObject {
  return Object.fromEntries(Object.entries(variant.attributes));
}

/** The fields that the language's commerce formatters and predicates read. */
function structuredContent(product: Product, currency: CurrencyCode): ContextObject {
  const first = product.variants[0];
  return {
    productType: productTypes[product.type],
    variantOptionOrdering: product.variantOptions,
    isSubscribable: product.subscriptionPlan !== null,
    ...(product.subscriptionPlan === null ? {} : { subscriptionPlan: product.subscriptionPlan }),
    customAddButtonText: product.customAddButtonText ?? '',
    useCustomAddButtonText: product.customAddButtonText !== null,
    ...(first === undefined
      ? {}
      : {
          priceMoney: moneyShape(first.priceMinor, currency),
          salePriceMoney: moneyShape(first.salePriceMinor, currency),
          onSale: first.onSale,
        }),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      price: variant.priceMinor,
      salePrice: variant.salePriceMinor,
      priceMoney: moneyShape(variant.priceMinor, currency),
      salePriceMoney: moneyShape(variant.salePriceMinor, currency),
      onSale: variant.onSale,
      unlimited: variant.unlimited,
      qtyInStock: variant.qtyInStock,
      attributes: attributesOf(variant),
      optionValues: product.variantOptions.map((optionName) => ({
        optionName,
        value: variant.attributes[optionName] ?? '',
      })),
    })),
  };
}

function variantsOf(product: Product, currency: CurrencyCode): ContextObject[] {
  return product.variants.map((variant) => ({
    id: variant.id,
    sku: variant.sku,
    price: decimalShape(variant.priceMinor, currency),
    salePrice: decimalShape(variant.salePriceMinor, currency),
    onSale: variant.onSale,
    unlimited: variant.unlimited,
    qtyInStock: variant.qtyInStock,
    attributes: attributesOf(variant),
  }));
}

function optionsOf(product: Product): ContextObject[] {
  return product.variantOptions.map((name) => ({
    name,
    values: [...new Set(product.variants.map((variant) => variant.attributes[name] ?? ''))].filter(Boolean),
  }));
}

/** The large fields of a product, computed on first access: a list of 200 reads few of them. */
class ProductDetails {
  readonly #product: Product;
  readonly #currency: CurrencyCode;
  #variants: ContextObject[] | null = null;
  #options: ContextObject[] | null = null;
  #structured: ContextObject | null = null;

  constructor(product: Product, currency: CurrencyCode) {
    this.#product = product;
    this.#currency = currency;
  }
  get variants(): ContextObject[] {
    return (this.#variants ??= variantsOf(this.#product, this.#currency));
  }
  get options(): ContextObject[] {
    return (this.#options ??= optionsOf(this.#product));
  }
  get structured(): ContextObject {
    return (this.#structured ??= structuredContent(this.#product, this.#currency));
  }
}

const details = new WeakMap<object, ProductDetails>();

// One prototype with getters for all products: getters per object are slow to create.
const detailGetters: PropertyDescriptorMap = Object.fromEntries(
  (
    [
      ['variants', 'variants'],
      ['userDefinedVariantOptions', 'options'],
      ['structuredContent', 'structured'],
    ] as const
  ).map(([name, detail]) => [
    name,
    {
      enumerable: true,
      configurable: true,
      get(this: object) {
        return details.get(this)?.[detail];
      },
    },
  ]),
);

/** Adds the product's fields, named as in the storefront API, to its item's context. spec: storefront-commerce 3 */
function addProduct(context: ContextObject, product: Product, currency: CurrencyCode): void {
  context['productType'] = productTypes[product.type];
  context['subscriptionPlan'] = product.subscriptionPlan;
  context['productSubscriptionOptions'] = subscriptionOptionsOf(product).map(({ id, plan, priceMinor }) => ({
    id,
    subscriptionPlan: plan,
    priceCents: priceMinor,
  }));
  context['additionalFieldsForm'] = product.customForm;
  details.set(context, new ProductDetails(product, currency));
  Object.defineProperties(context, detailGetters);
}

/** The HTML of an embedded player, for allowed providers; '' for any other. */
function playerFrame({ playerUrl, title, width, height }: Extract<ItemVideo, { kind: 'embed' }>): string {
  if (!isPlayerAddress(playerUrl)) return '';
  return `<iframe src="${escapeHtml(playerUrl)}" title="${escapeHtml(title)}" width="${Math.round(width)}" height="${Math.round(height)}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" loading="lazy" allowfullscreen></iframe>`;
}

/** Context of an item whose own file is audio; nothing for video. spec: site-platform 3 */
export function audioContext({ kind, assetUrl }: Pick<FileView, 'kind' | 'assetUrl'>): ContextObject {
  return kind === 'audio' ? { structuredContent: { audioAssetUrl: assetUrl } } : {};
}

/** Optional fields of an item, which templates check with a section. */
function someFields(item: ItemView): ContextObject {
  const { author, video, mainImage, location } = item;
  return {
    ...(mainImage === null
      ? {}
      : {
          assetUrl: mainImage.assetUrl,
          mainImageId: mainImage.id,
          systemDataId: mainImage.id,
          mainImage: pictureContext(mainImage),
          originalSize: `${mainImage.width}x${mainImage.height}`,
          mediaFocalPoint: { x: mainImage.focalPoint.x, y: mainImage.focalPoint.y },
        }),
    ...(item.startDate === null ? {} : { startDate: item.startDate }),
    ...(item.endDate === null ? {} : { endDate: item.endDate }),
    ...(location === null ? {} : { location: { ...location } }),
    ...(author === null
      ? {}
      : {
          author: {
            id: author.id,
            urlId: author.urlId,
            displayName: author.displayName,
            bio: author.bio,
            websiteUrl: author.websiteUrl,
          },
        }),
    ...(item.sourceUrl === ''
      ? {}
      : { sourceUrl: item.sourceUrl, ...(item.passthrough ? { externalLink: item.sourceUrl } : {}) }),
    ...(item.promotedBlock === null ? {} : { promotedBlockType: item.promotedBlock }),
    ...(video?.kind !== 'embed'
      ? {}
      : {
          oembed: {
            providerName: video.providerName,
            title: video.title,
            url: video.url,
            width: video.width,
            height: video.height,
            html: playerFrame(video),
          },
        }),
  };
}

/** An item for a template: public fields only. spec: site-platform 3 */
export function itemContext(
  item: ItemView,
  currency: CurrencyCode,
  updatedOn: number = item.publishOn,
): ContextObject {
  const shown = item.images.length > 0 ? item.images : item.mainImage === null ? [] : [item.mainImage];
  const context: ContextObject = {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    recordTypeLabel: recordTypeLabel(item.recordType),
    urlId: item.urlId,
    fullUrl: item.fullUrl,
    title: item.title,
    excerpt: item.excerpt,
    body: item.body,
    tags: item.tags,
    categories: item.categories,
    publishOn: item.publishOn,
    addedOn: item.publishOn,
    updatedOn,
    starred: item.featured,
    featured: item.featured,
    passthrough: item.passthrough,
    commentState: item.commentState,
    publicCommentCount: item.publicCommentCount,
    likeCount: item.likeCount,
    customContent: item.customContent,
    items: shown.map(pictureContext),
    ...someFields(item),
  };
  if (item.product !== null) addProduct(context, item.product, currency);
  views.set(context, item);
  return context;
}

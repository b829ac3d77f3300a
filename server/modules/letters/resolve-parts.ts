import { cleanHtml } from '@vitrine/blocks/clean-html.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { SiteItem } from '@vitrine/contracts/site-items.ts';
import type { LetterPart, LetterPicture } from '@vitrine/domain/letter/letter.ts';
import { readRichText } from '@vitrine/domain/mail/rich-text.ts';
import { listedPrice } from '@vitrine/domain/product/listed-price.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { productsByItemIds } from '../catalog/index.ts';
import { nameSiteItems } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { LetterSite } from './letter-site.ts';
import type { ResolvedPart, ResolvedPicture } from './resolved-part.ts';

/** The width in which pictures are loaded: that of the sheet, twice. */
const FORMAT = '1000w';
const heights = { small: 16, medium: 32, large: 64 } as const;

/** The ids of the pictures and the products that parts name. */
export function namedIn(parts: readonly LetterPart[]): {
  readonly pictureIds: readonly string[];
  readonly itemIds: readonly string[];
} {
  const pictures = parts.flatMap((part): readonly LetterPicture[] =>
    part.type === 'image' ? [part] : part.type === 'images' ? [part.left, part.right] : [],
  );
  const items = parts.flatMap((part) => (part.type === 'product' ? [part.itemId] : []));
  return {
    pictureIds: [...new Set(pictures.flatMap(({ assetId }) => assetId ?? []))],
    itemIds: [...new Set(items.flatMap((itemId) => itemId ?? []))],
  };
}

interface Found {
  readonly pictures: ReadonlyMap<string, PictureView>;
  readonly items: ReadonlyMap<string, SiteItem>;
  readonly products: ReadonlyMap<string, Product>;
  /** The picture of a product, by its item. */
  readonly mainPictures: ReadonlyMap<string, PictureView>;
}

async function findAll(db: Queryable, websiteId: string, parts: readonly LetterPart[]): Promise<Found> {
  const { pictureIds, itemIds } = namedIn(parts);
  // Stock and prices are read in the caller's transaction.
  const platform = { db: db as Platform['db'] };
  const items = itemIds.length === 0 ? [] : await nameSiteItems(db, websiteId, itemIds);
  const products = await productsByItemIds(platform, websiteId, itemIds);
  const { rows } = await db.execute<{ id: string; pictureId: string }>(sql`
    select id, main_image_id as "pictureId" from items
    where website_id = ${websiteId} and id = any(${sql.param([...itemIds])}::uuid[]) and main_image_id is not null`);
  const all = await picturesByIds({ db }, websiteId, [...pictureIds, ...rows.map((row) => row.pictureId)]);
  return {
    pictures: all,
    items: new Map(items.map((item) => [item.id, item])),
    products,
    mainPictures: new Map(
      rows.flatMap(({ id, pictureId }) => {
        const picture = all.get(pictureId);
        return picture === undefined ? [] : [[id, picture] as const];
      }),
    ),
  };
}

/** Most mail programs show no drawings. */
const isShown = ({ assetUrl }: PictureView): boolean => !/\.svg$/i.test(assetUrl);

function pictureOf(view: PictureView | undefined, altText: string, href: string): ResolvedPicture | null {
  if (view === undefined || !isShown(view)) return null;
  return {
    path: `${view.assetUrl}?format=${FORMAT}`,
    width: view.width,
    height: view.height,
    altText: altText === '' ? view.altText : altText,
    href,
  };
}

/**
 * Parts of a letter with all that they show. What was deleted since, and products that visitors do not see, are left
 * out.
 */
export async function resolveParts(
  db: Queryable,
  { websiteId, locale, settings }: LetterSite,
  parts: readonly LetterPart[],
): Promise<readonly ResolvedPart[]> {
  const found = await findAll(db, websiteId, parts);
  const chosen = ({ assetId, altText, href }: LetterPicture): readonly ResolvedPicture[] => {
    const picture = pictureOf(found.pictures.get(assetId ?? ''), altText, href);
    return picture === null ? [] : [picture];
  };
  const { currency } = settings.store;
  return parts.flatMap((part): readonly ResolvedPart[] => {
    switch (part.type) {
      case 'text': {
        const blocks = readRichText(cleanHtml(part.html, 'own'));
        return blocks.length === 0 ? [] : [{ kind: 'text', blocks }];
      }
      case 'image':
      case 'images': {
        const pictures = part.type === 'image' ? chosen(part) : [...chosen(part.left), ...chosen(part.right)];
        return pictures.length === 0 ? [] : [{ kind: 'pictures', pictures }];
      }
      case 'button':
        return part.label === '' || part.href === ''
          ? []
          : [{ kind: 'button', label: part.label, href: part.href }];
      case 'product': {
        const item = found.items.get(part.itemId ?? '');
        const product = found.products.get(part.itemId ?? '');
        if (item === undefined || product === undefined) return [];
        const picture = pictureOf(found.mainPictures.get(item.id), '', item.path);
        return [
          {
            kind: 'product',
            name: product.title,
            price: listedPrice(product, currency, locale),
            href: item.path,
            picture:
              picture === null || picture.altText !== '' ? picture : { ...picture, altText: product.title },
          },
        ];
      }
      case 'line':
        return [{ kind: 'line' }];
      case 'spacer':
        return [{ kind: 'spacer', height: heights[part.size] }];
    }
  });
}

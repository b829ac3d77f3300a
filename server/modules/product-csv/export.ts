import type { exportProducts } from '@vitrine/contracts/admin-products.ts';
import { productHeads, stockHeads } from '@vitrine/domain/product-csv/columns.ts';
import type { CsvCell } from '@vitrine/domain/csv/write-csv.ts';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { selectedOnly, sendExport } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { productSource, wantedProducts } from '../catalog/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { productLines, stockLines } from './lines.ts';
import { selectSheets, type SheetProduct } from './repository.ts';

type Query = z.output<typeof exportProducts.query>;

/** Streams products with all that the import reads, a line for each variant. */
export function sendProducts(
  platform: Platform,
  site: Site,
  query: Query,
  reply: FastifyReply,
): FastifyReply {
  return send(platform, site, query, reply, {
    fileName: 'products.csv',
    heads: Object.values(productHeads),
    linesOf: async (products) => {
      const pictureIds = products.flatMap(({ imageIds, variants }) => [
        ...imageIds,
        ...variants.map(({ imageId }) => imageId).filter((id) => id !== null),
      ]);
      const pictures = await picturesByIds(platform, site.websiteId, pictureIds);
      return linesOf(products, (product) =>
        productLines(product, { currency: site.settings.store.currency, pictures }),
      );
    },
  });
}

/** Streams the stock of products, a line for each variant. */
export function sendStock(platform: Platform, site: Site, query: Query, reply: FastifyReply): FastifyReply {
  return send(platform, site, query, reply, {
    fileName: 'stock.csv',
    heads: Object.values(stockHeads),
    linesOf: (products) => Promise.resolve(linesOf(products, stockLines)),
  });
}

type Line = readonly CsvCell[];

function* linesOf(
  products: readonly SheetProduct[],
  linesOfOne: (product: SheetProduct) => Iterable<Line>,
): Generator<Line> {
  for (const product of products) yield* linesOfOne(product);
}

function send(
  { db }: Platform,
  site: Site,
  query: Query,
  reply: FastifyReply,
  file: {
    readonly fileName: string;
    readonly heads: readonly string[];
    readonly linesOf: (products: readonly SheetProduct[]) => Promise<Iterable<Line>>;
  },
): FastifyReply {
  return sendExport(reply, db, {
    fileName: file.fileName,
    source: productSource,
    wanted: selectedOnly(productSource, wantedProducts(site, query), query),
    sort: query.sort,
    columns: { heads: file.heads, cells: (line: Line) => line },
    rowsOf: async (ids) => file.linesOf(await selectSheets(db, site.websiteId, ids)),
  });
}

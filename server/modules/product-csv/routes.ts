import { exportProducts, exportSelectedProducts } from '@vitrine/contracts/admin-products.ts';
import { exportStock } from '@vitrine/contracts/product-csv.ts';
import * as calls from '@vitrine/contracts/product-imports.ts';
import { MAX_IMPORT_BYTES } from '@vitrine/domain/product-csv/import-limits.ts';
import { ok } from '@vitrine/domain/result.ts';
import { chooseCsv } from '@vitrine/domain/text/en/admin.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readUpload } from '../../platform/http/uploads.ts';
import { sendProducts, sendStock } from './export.ts';
import { importRowList, sendRows } from './import-rows.ts';
import { applyImport, startImport, viewNewestImport } from './imports.ts';

/** Milliseconds a file may take to arrive. */
const UPLOAD_TIME = 10 * 60_000;

export const productCsvRoutes: readonly Route[] = [
  route(exportProducts, {
    handler: ({ platform, site, query, reply }) => sendProducts(platform, site, query, reply),
  }),
  route(exportSelectedProducts, {
    handler: ({ platform, site, query, body, reply }) =>
      sendProducts(platform, site, { ...query, ...body }, reply),
  }),
  route(exportStock, {
    handler: ({ platform, site, query, reply }) => sendStock(platform, site, query, reply),
  }),
  route(calls.startImport, {
    fileBytes: MAX_IMPORT_BYTES,
    bodyTime: UPLOAD_TIME,
    handler: async ({ platform, request, site, owner }) => {
      const upload = await readUpload(request, chooseCsv);
      return upload.ok ? startImport(platform, site, owner.accountId, upload.value) : upload;
    },
  }),
  route(calls.getImport, {
    handler: async ({ platform, site }) => ok({ import: await viewNewestImport(platform, site.websiteId) }),
  }),
  route(calls.listImportRows, {
    handler: ({ platform, site, query }) => importRowList.page(platform, site, query),
  }),
  route(calls.countImportRows, {
    handler: async ({ platform, site, query }) => ok(await importRowList.count(platform, site, query)),
  }),
  route(calls.exportImportRows, {
    handler: ({ platform, site, query, reply }) => sendRows(platform, site, query, reply),
  }),
  route(calls.applyImport, {
    handler: ({ platform, site, owner, body }) => applyImport(platform, site, owner.accountId, body),
  }),
];

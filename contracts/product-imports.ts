import * as z from 'zod';
import { defineBulk } from './bulk.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, defineList } from './list.ts';
import { count, id, time } from './primitives.ts';

/** What importing a product does. */
export const importOutcomes = ['create', 'update', 'unchanged', 'error'] as const;

/**
 * `reading`: the file is compared with the shop; nothing is changed. `ready`: it can be looked through and applied.
 * `failed`: the file cannot be read as a whole, see `problem`.
 */
export const importPhases = ['reading', 'ready', 'failed'] as const;

/** Why a file cannot be read. */
export const importProblems = ['no-columns', 'empty', 'too-many', 'broken'] as const;

const productImport = z.strictObject({
  id,
  fileName: z.string(),
  kind: z.enum(['products', 'stock']),
  phase: z.enum(importPhases),
  problem: z.enum(importProblems).nullable(),
  bytes: count,
  /** Bytes that have been read, for the progress. */
  bytesRead: count,
  /** Products of the file by what importing them does. */
  counts: z.strictObject({ create: count, update: count, unchanged: count, error: count }),
  /** Products that have been imported, and have not been taken back. */
  applied: count,
  /** Heads of columns that are not read. */
  ignored: z.array(z.string()),
  startedBy: z.string(),
  startedOn: time,
});
export type ProductImport = AnswerOf<typeof productImport>;

const shownChange = z.strictObject({
  /** The column's head. */
  field: z.string(),
  /** '' where it is the product's, or its only variant's. */
  variant: z.string(),
  from: z.string(),
  to: z.string(),
});
export type ShownChange = AnswerOf<typeof shownChange>;

const lineNote = z.strictObject({ line: count, text: z.string() });

const importRow = z.strictObject({
  id,
  /** The first line of the product in the file. */
  line: count,
  handle: z.string(),
  title: z.string(),
  outcome: z.enum(importOutcomes),
  isApplied: z.boolean(),
  /** The product, where it exists. */
  productId: id.nullable(),
  variantCount: count,
  /** The first changes; `changeCount` are all. */
  changes: z.array(shownChange),
  changeCount: count,
  /** Why it is not imported, by line. */
  faults: z.array(lineNote),
  /** What of it is left out, by line. */
  notes: z.array(lineNote),
});
export type ImportRow = AnswerOf<typeof importRow>;

/** The products of the newest file. */
export const {
  list: listImportRows,
  counted: countImportRows,
  exported: exportImportRows,
} = defineList({
  name: 'product-import-rows',
  noun: 'products of the imported file',
  row: importRow,
  filters: { outcome: anyOf(importOutcomes) },
  sorts: ['line'],
  defaultSort: 'line',
  example: { outcome: 'error' },
});

export const importChange = z.discriminatedUnion(
  'action',
  [z.strictObject({ action: z.literal('import') })],
  'Choose what to do with them.',
);
export type ImportChange = z.output<typeof importChange>;

export const applyImport = defineBulk({
  name: 'product-import-rows',
  noun: 'products of the imported file',
  change: importChange,
  example: { action: 'import' },
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/admin/product-imports',
  auth: 'owner',
  summary: 'Takes a CSV file of products or stock, and compares it with the shop. Nothing is changed yet.',
  upload: { file: 'CSV, at most 100 MB' },
  answer: productImport,
  status: 201,
  errors: ['IMPORT_BUSY', 'FILE_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/admin/product-imports/newest',
  auth: 'owner',
  summary: 'Returns the newest import of products with its progress.',
  answer: z.strictObject({ import: productImport.nullable() }),
  example: { answer: { import: null } },
});

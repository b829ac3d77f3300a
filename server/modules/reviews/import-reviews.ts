import { createHash } from 'node:crypto';
import { type importReviews, type ReviewImport } from '@vitrine/contracts/reviews.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { csvReader, type CsvRow, separatorOf } from '@vitrine/domain/csv/read-csv.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import {
  type GivenReview,
  readReviewHeads,
  readReviewRow,
  type RefusedRow,
} from '@vitrine/domain/review/read-review-rows.ts';
import { MAX_REVIEW_FILE, MAX_REVIEW_ROWS } from '@vitrine/domain/review/review-limits.ts';
import { chooseCsv, reviewColumnsMissing, tooManyReviewRows } from '@vitrine/domain/text/en/admin.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { encodingRecogniser } from '../../platform/file-encoding.ts';
import { parse } from '../../platform/http/parse.ts';
import { readUpload, uploadField } from '../../platform/http/uploads.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import {
  type ImportedReview,
  insertImported,
  productsBySku,
  productsByUrl,
  purchaseKey,
  selectKnown,
  selectPurchases,
} from './import-repository.ts';

/** Problems that the answer names. */
const MAX_PROBLEMS = 200;

const uploadFields = z.object({
  mode: z.enum(['check', 'import'], 'Choose whether to check the file or to import it.'),
  status: z.enum(['published', 'pending'], 'Choose what the reviews become.'),
});

const verifiedOf = (rows: readonly { readonly isVerified: boolean }[]): number =>
  rows.filter(({ isVerified }) => isVerified).length;

type Refusal = FailureOf<typeof importReviews>;

function textOf(bytes: Uint8Array): string {
  const encoding = encodingRecogniser();
  encoding.push(bytes);
  return new TextDecoder(encoding.result()).decode(bytes);
}

interface ReadFile {
  readonly given: readonly GivenReview[];
  readonly refused: readonly RefusedRow[];
  readonly ignored: readonly string[];
}

const refuse = (file: string) => fail('MALFORMED_REQUEST', { fields: { file } });

function readFile(text: string, now: number): Result<ReadFile, 'MALFORMED_REQUEST'> {
  const reader = csvReader(separatorOf(text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? ''));
  const rows: CsvRow[] = [...reader.push(text), ...reader.end()];
  const [first, ...rest] = rows;
  const columns = first === undefined ? null : readReviewHeads(first.cells);
  if (columns === null) return refuse(reviewColumnsMissing);
  if (rest.length > MAX_REVIEW_ROWS) return refuse(tooManyReviewRows);
  const given: GivenReview[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rest) {
    const read = readReviewRow(row, columns, now);
    if ('problem' in read) refused.push(read);
    else given.push(read);
  }
  return ok({ given, refused, ignored: columns.ignored });
}

const distinct = (values: readonly string[]): string[] => [...new Set(values.filter((one) => one !== ''))];

/** What the reviews of a file become: new ones, those that are there already, and those of unknown products. */
async function plan(platform: Platform, websiteId: string, given: readonly GivenReview[], now: number) {
  const { db } = platform;
  const [byUrl, bySku, purchases] = await Promise.all([
    productsByUrl(db, websiteId, distinct(given.map(({ product }) => product))),
    productsBySku(db, websiteId, distinct(given.map(({ sku }) => sku))),
    selectPurchases(db, websiteId, distinct(given.map(({ email }) => email))),
  ]);
  const refused: RefusedRow[] = [];
  const reviews = new Map<string, ImportedReview>();
  let twice = 0;
  for (const review of given) {
    const itemId = byUrl.get(review.product) ?? bySku.get(review.sku);
    if (itemId === undefined) {
      const value = (review.product === '' ? review.sku : review.product).slice(0, 100);
      refused.push({ line: review.line, problem: 'product', value });
      continue;
    }
    const { rating, title, body, author, email, writtenOn, answer } = review;
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([itemId, rating, title, body, author, email, writtenOn]))
      .digest('base64url');
    if (reviews.has(fingerprint)) {
      twice += 1;
      continue;
    }
    const createdOn = new Date(writtenOn ?? now);
    const orderId = email === '' ? null : (purchases.get(purchaseKey(email, itemId)) ?? null);
    reviews.set(fingerprint, {
      id: newId(now),
      itemId,
      orderId,
      fingerprint,
      rating,
      title,
      body,
      author,
      email,
      answer,
      createdOn,
    });
  }
  const known = await selectKnown(db, websiteId, [...reviews.values()]);
  const fresh = [...reviews.values()].filter(({ fingerprint }) => !known.has(fingerprint));
  return { fresh, refused, known: known.size + twice };
}

/**
 * Imports reviews from a CSV file, or only says what importing it would do. All rows that are right are stored at once;
 * a row that was imported before is the same review.
 */
export async function importReviewFile(
  platform: Platform,
  { websiteId }: Site,
  request: FastifyRequest,
): Promise<Result<ReviewImport, Refusal>> {
  const upload = await readUpload(request, chooseCsv);
  if (!upload.ok) return upload;
  const file = upload.value;
  const bytes = await file.toBuffer();
  if (file.file.truncated) {
    return fail('FILE_TOO_LARGE', {
      params: { fileName: file.filename, maxSize: inMegabytes(MAX_REVIEW_FILE) },
    });
  }
  const fields = parse(uploadFields, {
    mode: uploadField(file, 'mode'),
    status: uploadField(file, 'status'),
  });
  if (!fields.ok) return fields;
  const { mode, status } = fields.value;
  const now = platform.clock.now();
  // PostgreSQL stores no zero bytes.
  const read = readFile(textOf(bytes).replaceAll('\0', ''), now);
  if (!read.ok) return read;
  const planned = await plan(platform, websiteId, read.value.given, now);
  const problems = [...read.value.refused, ...planned.refused].toSorted(
    (one, other) => one.line - other.line,
  );
  const answer = {
    known: planned.known,
    refused: problems.length,
    problems: problems.slice(0, MAX_PROBLEMS),
    ignored: read.value.ignored,
  };
  if (mode === 'check') {
    const rows = planned.fresh.map(({ orderId }) => ({ isVerified: orderId !== null }));
    return ok({ ...answer, added: rows.length, verified: verifiedOf(rows) });
  }
  const added = await platform.db.transaction(async (tx) => {
    const rows = await insertImported(tx, websiteId, status, planned.fresh);
    if (status === 'published' && rows.length > 0) await bumpRevision(tx, websiteId);
    return rows;
  });
  const meanwhile = planned.fresh.length - added.length;
  return ok({
    ...answer,
    known: answer.known + meanwhile,
    added: added.length,
    verified: verifiedOf(added),
  });
}

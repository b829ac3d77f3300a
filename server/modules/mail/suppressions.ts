import type { listSuppressions as listCall, Suppression } from '@vitrine/contracts/mail-delivery.ts';
import type * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { selectSuppressions } from './suppressions-repository.ts';

/** Addresses of one page. */
const PAGE = 50;

/** A page of the addresses that marketing mails are not sent to. */
export async function listSuppressions(
  { db }: Platform,
  websiteId: string,
  { search, after }: z.output<typeof listCall.query>,
): Promise<{ readonly rows: readonly Suppression[]; readonly next: string | null }> {
  const found = await selectSuppressions(db, websiteId, { search, after, limit: PAGE + 1 });
  const rows = found.slice(0, PAGE).map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
  return { rows, next: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
}

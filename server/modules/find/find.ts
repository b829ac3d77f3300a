import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { type FindAnswer, FOUND_PER_KIND, foundKinds } from '@vitrine/contracts/find.ts';
import { sql } from 'drizzle-orm';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import type { Finder, Finding } from './finder.ts';

/** Milliseconds a statement of a finder may take: the palette shows what the others found meanwhile. */
const TIMEOUT = 400;

/** Records of every kind that the owner's role may see. A kind that takes too long is skipped. */
export async function findRecords(
  platform: Platform,
  site: Site,
  role: OwnerView['role'],
  query: string,
): Promise<FindAnswer> {
  const finders = contributions(platform, 'find')
    .flat()
    .filter(({ roles }) => roles.includes(role));
  const found = await Promise.all(
    finders.map(async (finder) => ({
      kind: finder.kind,
      finding: await inTime(platform, finder, site, query),
    })),
  );
  const byKind = found.toSorted(
    (one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind),
  );
  const groups = byKind.flatMap(({ kind, finding }) =>
    finding === null || finding.results.length === 0
      ? []
      : [{ kind, results: finding.results.slice(0, FOUND_PER_KIND), isExact: finding.isExact }],
  );
  return {
    groups: [...groups.filter((group) => group.isExact), ...groups.filter((group) => !group.isExact)].map(
      ({ kind, results }) => ({ kind, results }),
    ),
    skipped: byKind.filter(({ finding }) => finding === null).map(({ kind }) => kind),
  };
}

/** What a finder found; null when a statement of it was cancelled for taking too long. */
async function inTime(
  platform: Platform,
  finder: Finder,
  site: Site,
  query: string,
): Promise<Finding | null> {
  try {
    return await platform.db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${TIMEOUT}`));
        return finder.find(tx, site, query);
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (!isCanceled(error)) throw error;
    platform.log.warn({ kind: finder.kind }, 'the palette gave up a search that took too long');
    return null;
  }
}

/** PostgreSQL's code for a statement that was cancelled, here by its timeout. */
const QUERY_CANCELED = '57014';

function isCanceled(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === QUERY_CANCELED) return true;
  }
  return false;
}

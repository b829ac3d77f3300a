import { MAX_TEXT, wordsOfDocument, wordsToSearch } from '@vitrine/domain/search/plain-words.ts';
import { resolveShared } from '@vitrine/domain/page/shared-sections.ts';
import { wordsOf } from '@vitrine/domain/search/read-query.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { readDocument } from '../content/index.ts';
import {
  claimSite,
  deleteRemovedDocuments,
  type DocumentRow,
  FIRST_ID,
  insertWords,
  saveState,
  selectChanged,
  selectSite,
  selectStaleSites,
  type SourceRow,
  type StaleSite,
  upsertDocuments,
} from './index-repository.ts';
import { searchConfiguration } from './language.ts';

/** Documents per transaction: few enough that others hardly wait. */
const BATCH = 400;
/** Milliseconds between runs without a notification, in case one was missed. */
const INTERVAL = 30_000;

/**
 * Updates search documents in the background: at the start, soon after each change, and periodically. Every server
 * process may run it; each batch is claimed, and work that a killed server left is found again by its stamp.
 */
export const searchPoller = (platform: Platform): Poller => ({
  name: 'search',
  every: INTERVAL,
  run: () => indexStaleSites(platform),
  watch: (wake) => platform.pubSub.on('site', wake),
});

/** Updates the changed search documents of every website. */
export async function indexStaleSites(platform: Platform): Promise<void> {
  for (const websiteId of await selectStaleSites(platform.db)) await indexSite(platform, websiteId);
}

async function indexSite(platform: Platform, websiteId: string): Promise<void> {
  let begun: StaleSite | null = null;
  let after = FIRST_ID;
  for (;;) {
    const sources = await platform.db.transaction(async (tx) => {
      // Another server has the lock; what it misses is found in the next run.
      if (!(await claimSite(tx, websiteId))) return [];
      // Read under the lock: the language may have changed since, and another server rebuilt everything.
      const site = await selectSite(tx, websiteId);
      if (site === null) return [];
      if (begun?.language !== site.language) {
        begun = site;
        after = FIRST_ID;
      }
      const configuration = searchConfiguration(site.language);
      const changed = await selectChanged(tx, websiteId, configuration, { after, limit: BATCH });
      if (changed.length > 0) {
        await upsertDocuments(tx, websiteId, configuration, changed.map(documentOf));
        await insertWords(tx, websiteId, vocabularyOf(changed));
        return changed;
      }
      await deleteRemovedDocuments(tx, websiteId);
      // As it was at the beginning: items before the last one read may have changed since.
      await saveState(tx, begun);
      return [];
    });
    if (sources.length === 0) return;
    after = sources.findLast(({ isItem }) => isItem)?.id ?? after;
  }
}

/** The text of a source in reading order. */
function textOf({ excerpt, body, document, shared }: SourceRow): {
  readonly lead: string;
  readonly rest: string;
} {
  const own = readDocument(document);
  const parts = Object.entries(shared ?? {}).flatMap(([id, stored]) => {
    const part = readDocument(stored);
    return part === null ? [] : [[id, part] as const];
  });
  const whole = own === null ? null : resolveShared(own, new Map(parts));
  const lead = wordsToSearch(excerpt);
  // The text of a post with blocks is made of them.
  const rest = [own === null ? wordsToSearch(body) : '', wordsOfDocument(whole)]
    .filter((part) => part !== '')
    .join(' ');
  return { lead: lead.slice(0, MAX_TEXT), rest: rest.slice(0, MAX_TEXT) };
}

const storable = (text: string): string => text.replaceAll(/(?!\s)[\p{Cc}\p{Surrogate}]/gu, ' ');
const fold = (text: string): string =>
  wordsOf(storable(text))
    .map((word) => word.slice(0, 60))
    .join(' ');

function documentOf(source: SourceRow): DocumentRow {
  const { lead, rest } = textOf(source);
  const { id, collectionId, isItem, isProduct, stamp } = source;
  return {
    id,
    collectionId,
    isItem,
    isProduct,
    stamp,
    text: storable(`${lead} ${rest}`.trim()),
    title: fold(source.title),
    names: fold(source.names.join(' ')),
    lead: fold(lead),
    body: fold(rest),
  };
}

/** Words that can replace a mistyped one, and whether they occur in a title. */
function vocabularyOf(sources: readonly SourceRow[]): ReadonlyMap<string, boolean> {
  const words = new Map<string, boolean>();
  const add = (text: string, inTitle: boolean): void => {
    for (const word of wordsOf(text)) {
      if (/^\p{L}{3,30}$/u.test(word)) words.set(word, inTitle || words.get(word) === true);
    }
  };
  for (const source of sources) {
    const { lead, rest } = textOf(source);
    add(source.title, true);
    add(source.names.join(' '), true);
    add(lead, false);
    add(rest, false);
  }
  return words;
}

import type { AnswerOf, FailureOf } from '@vitrine/contracts/endpoint.ts';
import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import {
  type changeSegment as changeCall,
  type createSegment as createCall,
  MAX_SEGMENT_SAMPLE,
  type previewSegment as previewCall,
  type Segment,
} from '@vitrine/contracts/segments.ts';
import { MAX_SEGMENTS } from '@vitrine/domain/audience/audience-limits.ts';
import { listsOfSegment, type SegmentDefinition } from '@vitrine/domain/audience/segment-rules.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { knownLists } from './lists-repository.ts';
import {
  countSegments,
  deleteSegment,
  insertSegment,
  isSegmentNameTaken,
  lockSegment,
  previewSelection,
  type SegmentRecord,
  selectSegments,
  updateSegment,
} from './segments-repository.ts';

const viewOf = ({ id, name, match, rules, revision }: SegmentRecord): Segment => ({
  id,
  name,
  match,
  rules,
  revision,
});

/** The segments of a website by name. */
export async function viewSegments(platform: Platform, websiteId: string): Promise<readonly Segment[]> {
  return (await selectSegments(platform.db, websiteId, MAX_SEGMENTS)).map(viewOf);
}

/** A rule about a list that is gone selects nobody or everybody, silently: it is refused instead. */
async function listProblem(db: Queryable, websiteId: string, definition: SegmentDefinition) {
  const named = listsOfSegment(definition);
  const known = await knownLists(db, websiteId, named);
  if (known.length === named.length) return null;
  const at = definition.rules.findIndex((rule) => rule.field === 'list' && !known.includes(rule.listId));
  return fail('MALFORMED_REQUEST', { fields: { [`rules.${at}.listId`]: 'A List must be selected' } });
}

/** Counts whom rules select, and names a few of them. */
export async function previewSegment(
  platform: Platform,
  { websiteId, settings }: Site,
  definition: z.output<typeof previewCall.body>,
): Promise<Result<AnswerOf<typeof previewCall.answer>, 'MALFORMED_REQUEST'>> {
  const problem = await listProblem(platform.db, websiteId, definition);
  if (problem !== null) return problem;
  const { count, sample } = await previewSelection(platform.db, websiteId, {
    definition,
    timeZone: settings.timeZone,
    sample: MAX_SEGMENT_SAMPLE,
  });
  return ok({ count: Math.min(count, COUNT_LIMIT), isMore: count > COUNT_LIMIT, sample });
}

/** One change of a website's segments at a time: names and their number are checked before they are written. */
const lockSegments = (tx: Queryable, websiteId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('vitrine segments'), hashtext(${websiteId}))`);

const nameTaken = (name: string) => fail('SEGMENT_NAME_TAKEN', { params: { name } });

/** Keeps rules as a segment. */
export function addSegment(
  platform: Platform,
  websiteId: string,
  body: z.output<typeof createCall.body>,
): Promise<Result<Segment, FailureOf<typeof createCall>>> {
  return platform.db.transaction(async (tx): Promise<Result<Segment, FailureOf<typeof createCall>>> => {
    await lockSegments(tx, websiteId);
    const problem = await listProblem(tx, websiteId, body);
    if (problem !== null) return problem;
    if (await isSegmentNameTaken(tx, websiteId, body.name, null)) return nameTaken(body.name);
    if ((await countSegments(tx, websiteId)) >= MAX_SEGMENTS)
      return fail('SEGMENT_LIMIT', { params: { most: MAX_SEGMENTS } });
    const now = platform.clock.now();
    const segment: SegmentRecord = {
      websiteId,
      id: newId(now),
      createdOn: new Date(now),
      revision: 1,
      ...body,
    };
    await insertSegment(tx, segment);
    return ok(viewOf(segment));
  });
}

/** Changes the name and the rules of a segment. */
export function changeSegment(
  platform: Platform,
  websiteId: string,
  id: string,
  body: z.output<typeof changeCall.body>,
): Promise<Result<Segment, FailureOf<typeof changeCall>>> {
  const { revision, ...change } = body;
  return platform.db.transaction(async (tx): Promise<Result<Segment, FailureOf<typeof changeCall>>> => {
    await lockSegments(tx, websiteId);
    const segment = await lockSegment(tx, websiteId, id);
    if (segment === null) return fail('SEGMENT_NOT_FOUND');
    if (segment.revision !== revision) return fail('STALE_REVISION');
    const problem = await listProblem(tx, websiteId, change);
    if (problem !== null) return problem;
    if (await isSegmentNameTaken(tx, websiteId, change.name, id)) return nameTaken(change.name);
    await updateSegment(tx, segment, change);
    return ok(viewOf({ ...segment, ...change, revision: revision + 1 }));
  });
}

export async function removeSegment(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<Result<null, 'SEGMENT_NOT_FOUND'>> {
  return (await deleteSegment(platform.db, websiteId, id)) ? ok(null) : fail('SEGMENT_NOT_FOUND');
}

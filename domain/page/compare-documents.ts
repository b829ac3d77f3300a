import type { PageBlock, PageDocument, PageSection } from './page-document.ts';
import { isSameJson } from './same-json.ts';

/** How a block or section differs. What was both changed and moved is changed. */
export type ChangeKind = 'changed' | 'moved' | 'added' | 'removed';

/** One difference between two documents of a page. Blocks that come or go with their section have none of their own. */
export type PageChange = { readonly id: string; readonly kind: ChangeKind } & (
  | {
      readonly of: 'block';
      /** As it is after the change; as it was where it is removed. */
      readonly block: PageBlock;
    }
  | {
      readonly of: 'section';
      readonly section: PageSection;
      /** Its place among the sections, from 0: after the change, or before it where it is removed. */
      readonly index: number;
    }
);

/**
 * What differs between two documents of a page, in the order of the page: a section, then its blocks. What was removed
 * stands where it was. Empty exactly when the documents show the same.
 */
export function compareDocuments(before: PageDocument, after: PageDocument): readonly PageChange[] {
  const former = placesOf(before);
  const present = placesOf(after);
  const stayed = stayedSections(before, after);
  const changes: PageChange[] = [];
  for (const { section, index, isFormer } of mergedSections(before, after)) {
    const was = former.sections.get(section.id);
    const of = 'section' as const;
    const { id } = section;
    if (isFormer) {
      changes.push({ of, id, kind: 'removed', section, index });
      continue;
    }
    if (was === undefined) changes.push({ of, id, kind: 'added', section, index });
    else if (!isSameJson(lookOf(was), lookOf(section)))
      changes.push({ of, id, kind: 'changed', section, index });
    else if (!stayed.has(id)) changes.push({ of, id, kind: 'moved', section, index });
    changes.push(...blockChanges(was, section, former, present));
  }
  return changes;
}

interface Places {
  readonly sections: ReadonlyMap<string, PageSection>;
  readonly blocks: ReadonlyMap<string, { readonly block: PageBlock; readonly sectionId: string }>;
}

const placesOf = ({ sections }: PageDocument): Places => ({
  sections: new Map(sections.map((section) => [section.id, section])),
  blocks: new Map(
    sections.flatMap(({ id: sectionId, blocks }) =>
      blocks.map((block) => [block.id, { block, sectionId }] as const),
    ),
  ),
});

/** The blocks of a section that differ, and after each kept one those that were removed behind it. */
function blockChanges(
  was: PageSection | undefined,
  section: PageSection,
  former: Places,
  present: Places,
): readonly PageChange[] {
  const changes: PageChange[] = [];
  const order = was === undefined ? section.blocks : withRemoved(was.blocks, section.blocks, present);
  for (const block of order) {
    const kind = kindOf(block, section.id, was !== undefined, former, present);
    if (kind !== null) changes.push({ of: 'block', id: block.id, kind, block });
  }
  return changes;
}

function kindOf(
  block: PageBlock,
  sectionId: string,
  isKept: boolean,
  former: Places,
  present: Places,
): ChangeKind | null {
  const then = former.blocks.get(block.id);
  if (!present.blocks.has(block.id)) return 'removed';
  if (then === undefined) return isKept ? 'added' : null;
  if (then.block.type !== block.type || !isSameJson(then.block.props, block.props)) return 'changed';
  const isInPlace = then.sectionId === sectionId && isSameJson(layoutOf(then.block), layoutOf(block));
  return isInPlace ? null : 'moved';
}

/** The blocks of a section with those that are on the page no more, each after the one it stood behind. */
function withRemoved(
  before: readonly PageBlock[],
  after: readonly PageBlock[],
  present: Places,
): readonly PageBlock[] {
  return merged(before, after, ({ id }) => present.blocks.has(id));
}

interface OrderedSection {
  readonly id: string;
  readonly section: PageSection;
  readonly index: number;
  /** Whether it is on the page no more. */
  readonly isFormer: boolean;
}

const entries = ({ sections }: PageDocument, isFormer: boolean): OrderedSection[] =>
  sections.map((section, index) => ({ id: section.id, section, index, isFormer }));

function mergedSections(before: PageDocument, after: PageDocument): readonly OrderedSection[] {
  const present = new Set(after.sections.map(({ id }) => id));
  return merged(entries(before, true), entries(after, false), ({ id }) => present.has(id));
}

/** What is there after, with what was removed behind its former neighbour that is still there. */
function merged<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  isPresent: (one: T) => boolean,
): readonly T[] {
  const here = new Set(after.map(({ id }) => id));
  const behind = new Map<string | null, T[]>();
  let last: string | null = null;
  for (const one of before) {
    if (here.has(one.id)) last = one.id;
    else if (!isPresent(one)) behind.set(last, [...(behind.get(last) ?? []), one]);
  }
  return [...(behind.get(null) ?? []), ...after.flatMap((one) => [one, ...(behind.get(one.id) ?? [])])];
}

function layoutOf({ place, phone, depth, align, hidden }: PageBlock): unknown {
  return { place, phone, depth, align, hidden };
}

function lookOf(section: PageSection): unknown {
  return { ...section, blocks: undefined };
}

/** The sections that stayed in their order: of the kept ones, as many as can be said not to have moved. */
function stayedSections(before: PageDocument, after: PageDocument): ReadonlySet<string> {
  const places = new Map(before.sections.map(({ id }, index) => [id, index]));
  const kept = after.sections.flatMap(({ id }) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  // The longest rising part, not necessarily together; of each entry, the best one that ends with it.
  const best: (readonly string[])[] = [];
  for (const [index, { id, place }] of kept.entries()) {
    const longest = best
      .filter((_, earlier) => earlier < index && (kept[earlier]?.place ?? 0) < place)
      .reduce<readonly string[]>((long, one) => (one.length > long.length ? one : long), []);
    best.push([...longest, id]);
  }
  return new Set(best.reduce((long, one) => (one.length > long.length ? one : long), []));
}

import type { PageBlock, PageDocument, PageSection } from './page-document.ts';
import { isSameJson } from './same-json.ts';

/**
 * What differs between two documents of a page, in a few words: "3 blocks changed, 1 section added". Blocks that come
 * or go with their section are not counted.
 */
export function summariseChanges(before: PageDocument, after: PageDocument): string {
  const counts = [
    ...countBlocks(before, after).map((count) => ({ ...count, noun: 'block' })),
    ...countSections(before, after).map((count) => ({ ...count, noun: 'section' })),
  ].filter(({ number }) => number > 0);
  if (counts.length === 0) return 'No changes';
  return counts
    .map(({ number, noun, change }) => `${number} ${noun}${number === 1 ? '' : 's'} ${change}`)
    .join(', ');
}

interface Count {
  readonly number: number;
  /** "changed", "added". */
  readonly change: string;
}

const countOf = <T>(list: readonly T[], isCounted: (one: T) => boolean): number =>
  list.filter(isCounted).length;

interface PlacedBlock {
  readonly block: PageBlock;
  readonly sectionId: string;
}
const blocksOf = ({ sections }: PageDocument): ReadonlyMap<string, PlacedBlock> =>
  new Map(
    sections.flatMap(({ id: sectionId, blocks }) =>
      blocks.map((block) => [block.id, { block, sectionId }] as const),
    ),
  );
const sectionsOf = ({ sections }: PageDocument): ReadonlyMap<string, PageSection> =>
  new Map(sections.map((section) => [section.id, section]));

function countBlocks(before: PageDocument, after: PageDocument): readonly Count[] {
  const former = blocksOf(before);
  const present = blocksOf(after);
  const formerSections = sectionsOf(before);
  const presentSections = sectionsOf(after);
  const kept = [...present.values()].flatMap((now) => {
    const was = former.get(now.block.id);
    return was === undefined ? [] : [{ was, now }];
  });
  const isChanged = ({ was, now }: (typeof kept)[number]): boolean =>
    was.block.type !== now.block.type || !isSameJson(was.block.props, now.block.props);
  const isMoved = ({ was, now }: (typeof kept)[number]): boolean =>
    was.sectionId !== now.sectionId || !isSameJson(layoutOf(was.block), layoutOf(now.block));
  return [
    { change: 'changed', number: countOf(kept, isChanged) },
    { change: 'moved', number: countOf(kept, (one) => !isChanged(one) && isMoved(one)) },
    {
      change: 'added',
      number: countOf(
        [...present.values()],
        ({ block, sectionId }) => !former.has(block.id) && formerSections.has(sectionId),
      ),
    },
    {
      change: 'removed',
      number: countOf(
        [...former.values()],
        ({ block, sectionId }) => !present.has(block.id) && presentSections.has(sectionId),
      ),
    },
  ];
}

function layoutOf({ place, phone, depth, align, hidden }: PageBlock): unknown {
  return { place, phone, depth, align, hidden };
}

function countSections(before: PageDocument, after: PageDocument): readonly Count[] {
  const former = sectionsOf(before);
  const present = sectionsOf(after);
  const kept = after.sections.filter(({ id }) => former.has(id));
  const places = new Map(before.sections.map(({ id }, index) => [id, index]));
  return [
    {
      change: 'changed',
      number: countOf(kept, (section) => !isSameJson(lookOf(section), lookOf(former.get(section.id)))),
    },
    {
      change: 'moved',
      number: kept.length - longestRise(kept.map(({ id }) => places.get(id) ?? 0)),
    },
    { change: 'added', number: countOf(after.sections, ({ id }) => !former.has(id)) },
    { change: 'removed', number: countOf(before.sections, ({ id }) => !present.has(id)) },
  ];
}

function lookOf(section: PageSection | undefined): unknown {
  return section === undefined ? undefined : { ...section, blocks: undefined };
}

/** The length of the longest part of a list, not necessarily together, that rises: what stayed in its order. */
function longestRise(numbers: readonly number[]): number {
  const lengths: number[] = [];
  for (const [index, number] of numbers.entries()) {
    const below = lengths.filter((_, earlier) => earlier < index && (numbers[earlier] ?? 0) < number);
    lengths.push(1 + Math.max(0, ...below));
  }
  return Math.max(0, ...lengths);
}

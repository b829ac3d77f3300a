import type { Operation } from './operation.ts';
import {
  type CellAlign,
  GRID_COLUMNS,
  type GridArea,
  type PageBlock,
  type PageDocument,
  type PageSection,
  PHONE_COLUMNS,
} from './page-document.ts';
import { aReference, aSection } from './page-fixture.ts';
import { inReadingOrder } from './reading-order.ts';
import { tidyBlock } from './tidy-document.ts';

/** What random operations of a test draw from. */
export interface Chance {
  /** From 0 to 1, 1 excluded. */
  readonly next: () => number;
  /** An id not used before. */
  readonly newId: () => string;
}

/** Makes chance of random numbers; its ids count up. */
export function chanceOf(next: () => number): Chance {
  let ids = 0;
  return { next, newId: () => `n${ids++}` };
}

/** A random document for tests, of a few sections and blocks. */
export function randomDocument(chance: Chance): PageDocument {
  const sections = Array.from({ length: whole(chance, 0, 6) }, () => randomSection(chance));
  return { version: 2, sections };
}

/** A random operation for tests: mostly one that fits the document, sometimes one that changes nothing or is refused. */
export function randomOperation(chance: Chance, document: PageDocument): Operation {
  const { sections } = document;
  const blocks = sections.flatMap((section) => section.blocks);
  const section = pick(chance, sections)?.id ?? 'none';
  const block = pick(chance, blocks);
  const id = block?.id ?? 'none';
  const after = chance.next() < 0.3 ? null : (pick(chance, sections)?.id ?? null);
  // Pages neither vanish nor grow without end.
  const grows = blocks.length < 30;
  switch (whole(chance, 0, 9)) {
    case 0:
      return sections.length < 8
        ? { kind: 'insert-section', section: randomSection(chance), after }
        : { kind: 'remove-section', id: section };
    case 1:
      return { kind: 'move-section', id: section, after };
    case 2:
      return { kind: 'change-section', id: section, look: randomLook(chance) };
    case 3:
    case 4:
      return grows
        ? { kind: 'insert-block', sectionId: section, block: randomBlock(chance) }
        : { kind: 'remove-block', id };
    case 5:
    case 6:
      return {
        kind: 'place-block',
        id,
        ...(chance.next() < 0.3 ? { sectionId: section } : {}),
        layout: randomLayout(chance),
      };
    default: {
      const names = Object.keys(block?.props ?? {}).filter(() => chance.next() < 0.2);
      return {
        kind: 'change-props',
        id,
        props: randomProps(chance),
        ...(names.length > 0 ? { removed: names } : {}),
      };
    }
  }
}

function randomSection(chance: Chance): PageSection {
  if (chance.next() < 0.2) return aReference(chance.newId());
  const blocks = Array.from({ length: whole(chance, 0, 4) }, () => randomBlock(chance));
  return aSection(chance.newId(), inReadingOrder(blocks));
}

function randomBlock(chance: Chance): PageBlock {
  const phone = chance.next() < 0.3 ? { phone: randomArea(chance, PHONE_COLUMNS) } : {};
  return tidyBlock({
    id: chance.newId(),
    type: 'text',
    place: randomArea(chance, GRID_COLUMNS),
    ...phone,
    depth: whole(chance, -1, 2),
    props: randomProps(chance),
  });
}

function randomArea(chance: Chance, gridColumns: number): GridArea {
  const column = whole(chance, 1, gridColumns);
  return {
    column,
    columns: whole(chance, 1, gridColumns - column + 1),
    row: whole(chance, 1, 12),
    rows: whole(chance, 1, 6),
  };
}

function randomLayout(chance: Chance) {
  const sides: readonly CellAlign[] = ['start', 'center', 'end'];
  const side = () => pick(chance, sides) ?? 'start';
  return {
    ...maybe(chance, () => ({ place: randomArea(chance, GRID_COLUMNS) })),
    ...maybe(chance, () => ({ phone: orNull(chance, () => randomArea(chance, PHONE_COLUMNS)) })),
    ...maybe(chance, () => ({ depth: orNull(chance, () => whole(chance, -2, 2)) })),
    ...maybe(chance, () => ({
      align: orNull(chance, () => ({
        ...maybe(chance, () => ({ y: side() })),
        ...maybe(chance, () => ({ x: side() })),
      })),
    })),
    ...maybe(chance, () => ({ hidden: orNull(chance, () => 'phone' as const) })),
  };
}

function randomLook(chance: Chance) {
  return {
    ...maybe(chance, () => ({ theme: pick(chance, ['light', 'dark'] as const) ?? ('light' as const) })),
    ...maybe(chance, () => ({ fullWidth: chance.next() < 0.5 })),
    ...maybe(chance, () => ({
      background: orNull(chance, () =>
        chance.next() < 0.5
          ? { source: 'upload' as const, assetId: 'asset', strength: whole(chance, 0, 3) }
          : { source: 'color' as const, color: pick(chance, ['ink', '#7a3b2e']) ?? 'accent' },
      ),
    })),
  };
}

function randomProps(chance: Chance): Record<string, unknown> {
  const names = ['text', 'size', 'a', 'z', '7', 'list'].toSorted(() => chance.next() - 0.5);
  const values = [1, 'x', null, true, { b: [1], a: 'y' }, ['p', { q: 1 }]];
  return Object.fromEntries(names.slice(0, whole(chance, 0, 3)).map((name) => [name, pick(chance, values)]));
}

function maybe<T extends object>(chance: Chance, make: () => T): T | Record<never, never> {
  return chance.next() < 0.4 ? make() : {};
}

function orNull<T>(chance: Chance, make: () => T): T | null {
  return chance.next() < 0.3 ? null : make();
}

/** A whole number from `from` to `to`, both included. */
function whole(chance: Chance, from: number, to: number): number {
  return from + Math.floor(chance.next() * (to - from + 1));
}

function pick<T>(chance: Chance, list: readonly T[]): T | undefined {
  return list[Math.floor(chance.next() * list.length)];
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations } from './apply-operation.ts';
import {
  close,
  emptyHistory,
  type History,
  MAX_STEPS,
  record,
  redo,
  type Selection,
  type Step,
  undo,
} from './history.ts';
import type { Operation } from './operation.ts';
import type { PageDocument } from './page-document.ts';
import { aBlock, aDocument, aSection, seededNumbers } from './page-fixture.ts';
import { chanceOf, randomDocument, randomOperation } from './random-operation.ts';
import { tidyDocument } from './tidy-document.ts';

const nothing: Selection = { blocks: [], section: null };
const selected = (...blocks: readonly string[]): Selection => ({ blocks, section: null });

/** A page with its history, as the editor keeps them. */
class Page {
  history: History = emptyHistory;
  document: PageDocument;
  constructor(document: PageDocument) {
    this.document = document;
  }
  do(operations: readonly Operation[], parts: Partial<Step> = {}) {
    const applied = applyOperations(this.document, operations);
    if (!applied.ok) return;
    const { document, inverses } = applied.value;
    const step: Step = {
      label: 'Change',
      operations,
      inverses,
      selectionBefore: nothing,
      selectionAfter: nothing,
      at: 0,
      ...parts,
    };
    this.document = document;
    this.history = record(this.history, step, document);
  }
  type(text: string, at: number) {
    this.do([{ kind: 'change-props', id: 'b', props: { html: text } }], { mergeKey: 'text b', at });
  }
  travel(way: typeof undo) {
    const travelled = way(this.history, this.document);
    if (travelled === null) return null;
    this.document = travelled.document;
    this.history = travelled.history;
    return travelled;
  }
  get html() {
    return this.document.sections[0]?.blocks[0]?.props['html'];
  }
}

const aPage = () => new Page(aDocument(aSection('s', [aBlock('b', { props: { html: '' } })])));

describe('typing', () => {
  it('is one step, with the first inverse and the last value', () => {
    const page = aPage();
    page.type('H', 0);
    page.type('He', 900);
    page.type('Hey', 1800);
    expect(page.history.done).toHaveLength(1);
    expect(page.travel(undo)?.operations).toEqual([{ kind: 'change-props', id: 'b', props: { html: '' } }]);
    expect(page.html).toBe('');
    expect(page.travel(redo)?.operations).toEqual([
      { kind: 'change-props', id: 'b', props: { html: 'Hey' } },
    ]);
    expect(page.html).toBe('Hey');
  });

  it.each<[string, (page: Page) => void]>([
    ['after a second', (page) => page.type('Hey', 1000)],
    [
      'after blur, Enter or another selection',
      (page) => {
        page.history = close(page.history);
        page.type('Hey', 1);
      },
    ],
    [
      'in another field',
      (page) =>
        page.do([{ kind: 'change-props', id: 'b', props: { size: 1 } }], { mergeKey: 'size b', at: 1 }),
    ],
    [
      'of what has no key',
      (page) => page.do([{ kind: 'change-props', id: 'b', props: { html: 'Hey' } }], { at: 1 }),
    ],
    [
      'after an undo',
      (page) => {
        page.type('He', 2000);
        page.travel(undo);
        page.type('Hey', 2001);
      },
    ],
  ])('begins a new step %s', (_when, next) => {
    const page = aPage();
    page.type('H', 0);
    next(page);
    expect(page.history.done).toHaveLength(2);
    page.travel(undo);
    expect(page.html).toBe('H');
  });

  it('that is taken back by hand leaves no step', () => {
    const page = aPage();
    page.type('H', 0);
    page.type('', 10);
    expect(page.history.done).toEqual([]);
    // A prop that was not there before.
    const size = (props: Record<string, unknown>, removed: readonly string[], at: number) =>
      page.do([{ kind: 'change-props', id: 'b', props, removed }], { mergeKey: 'size b', at });
    size({ size: 1 }, [], 20);
    size({}, ['size'], 30);
    expect(page.history.done).toEqual([]);
    // The next one is a step again.
    page.type('H', 40);
    expect(page.history.done).toHaveLength(1);
  });

  it('of a prop that was not there before is undone to its absence, however long it was', () => {
    const page = aPage();
    for (let at = 0; at < 50; at++)
      page.do([{ kind: 'change-props', id: 'b', props: { size: at } }], { mergeKey: 'size b', at });
    expect(page.history.done).toHaveLength(1);
    expect(page.history.done[0]?.operations).toHaveLength(1);
    expect(page.history.done[0]?.inverses).toHaveLength(2);
    page.travel(undo);
    expect(page.document).toEqual(aPage().document);
  });
});

describe('steps', () => {
  it('that change nothing are none', () => {
    const page = aPage();
    page.do([{ kind: 'change-props', id: 'b', props: { html: '' } }]);
    page.do([]);
    expect(page.history).toBe(emptyHistory);
  });

  it('bring the selection of before and after', () => {
    const page = aPage();
    page.do([{ kind: 'change-props', id: 'b', props: { html: 'a' } }], {
      selectionBefore: selected('b'),
      selectionAfter: selected('c'),
      mergeKey: 'k',
    });
    page.do([{ kind: 'change-props', id: 'b', props: { html: 'ab' } }], {
      selectionBefore: selected('c'),
      selectionAfter: selected('d'),
      mergeKey: 'k',
    });
    expect(page.travel(undo)?.selection).toEqual(selected('b'));
    expect(page.travel(redo)?.selection).toEqual(selected('d'));
  });

  it('of several blocks nudged by keys are one, with one change of each', () => {
    const page = new Page(aDocument(aSection('s', [aBlock('a'), aBlock('b')])));
    for (let row = 2; row < 9; row++) {
      page.do(
        ['a', 'b'].map((id) => ({
          kind: 'place-block',
          id,
          layout: { place: { column: 1, columns: 8, row, rows: 2 } },
        })),
        { mergeKey: 'nudge a b', at: row },
      );
    }
    expect(page.history.done[0]?.operations).toHaveLength(2);
    expect(page.history.done[0]?.inverses).toHaveLength(2);
    page.travel(undo);
    expect(page.document.sections[0]?.blocks.map(({ place }) => place.row)).toEqual([1, 1]);
  });

  it('are forgotten from the oldest on, and what was undone when something else is done', () => {
    const page = aPage();
    for (let at = 0; at < MAX_STEPS + 5; at++)
      page.do([{ kind: 'change-props', id: 'b', props: { html: String(at) } }]);
    expect(page.history.done).toHaveLength(MAX_STEPS);
    while (page.travel(undo) !== null);
    expect(page.html).toBe('4');
    expect(page.history.undone).toHaveLength(MAX_STEPS);
    page.do([{ kind: 'change-props', id: 'b', props: { html: 'other' } }]);
    expect(page.history.undone).toEqual([]);
    expect(page.travel(redo)).toBeNull();
  });

  it('are not undone on a document that was changed behind them', () => {
    const page = aPage();
    page.do([{ kind: 'change-props', id: 'b', props: { html: 'a' } }], { label: 'Edit text' });
    expect(() => undo(page.history, aDocument())).toThrow('"Edit text" does not fit the document');
  });
});

/** Throws unless a document is one that operations may lead to. */
function check(document: PageDocument): void {
  const sectionIds = new Set<string>();
  const blockIds = new Set<string>();
  if (document.sections.length > 200) throw new Error('too many sections');
  for (const section of document.sections) {
    if (sectionIds.has(section.id)) throw new Error(`section ${section.id} twice`);
    sectionIds.add(section.id);
    if (section.blocks.length > 500) throw new Error('too many blocks');
    for (const [index, { id, place, phone }] of section.blocks.entries()) {
      if (blockIds.has(id)) throw new Error(`block ${id} twice`);
      blockIds.add(id);
      for (const [area, columns] of [[place, 24] as const, ...(phone ? [[phone, 8] as const] : [])]) {
        const isInside =
          area.column >= 1 && area.columns >= 1 && area.column + area.columns - 1 <= columns && area.row >= 1;
        if (!isInside || area.rows < 1 || area.row + area.rows - 1 > 500) throw new Error(`${id} outside`);
      }
      const before = section.blocks[index - 1];
      const isOrdered =
        before === undefined ||
        before.place.row < place.row ||
        (before.place.row === place.row &&
          (before.place.column < place.column || (before.place.column === place.column && before.id < id)));
      if (!isOrdered) throw new Error(`${id} out of order`);
    }
  }
  if (tidyDocument(document) !== document) throw new Error('not tidy');
}

/** Does random steps, with pauses and merges; returns how many changed the document. */
function doRandomly(page: Page, count: number, next: () => number): number {
  const chance = chanceOf(next);
  let changes = 0;
  let at = 0;
  for (let done = 0; done < count; done++) {
    const before = page.document;
    at += Math.floor(next() * 1_200);
    const key = next() < 0.5 ? { mergeKey: `k${Math.floor(next() * 2)}` } : {};
    page.do([randomOperation(chance, before)], { at, ...key });
    if (page.document === before) continue;
    changes++;
    if (JSON.stringify(page.document) === JSON.stringify(before)) throw new Error('a change of nothing');
    check(page.document);
  }
  return changes;
}

it('operations that lead back to where they began are no step', () => {
  const page = new Page(aDocument(aSection('s1', [aBlock('a', { props: { text: 'One' } })])));
  const write = { kind: 'change-props', id: 'a' } as const;
  page.do(
    [
      { ...write, props: { text: 'Two' } },
      { ...write, props: { text: 'One' } },
    ],
    { at: 0 },
  );
  expect(page.history.done).toEqual([]);
});

describe('random steps', () => {
  it('10,000 are undone to the start and done again to the end, byte for byte', () => {
    const next = seededNumbers(13);
    const start = randomDocument(chanceOf(() => next()));
    let page = new Page(start);
    let changes = 0;
    // In parts that fit the log, each of which is undone and done again as a whole.
    for (let part = 0; part < 25; part++) {
      page = new Page(page.document);
      const first = JSON.stringify(page.document);
      changes += doRandomly(page, 400, next);
      const last = JSON.stringify(page.document);
      const steps = page.history.done.length;
      let previous = last;
      const way: string[] = [last];
      while (page.travel(undo) !== null) {
        const now = JSON.stringify(page.document);
        expect(now).not.toBe(previous);
        check(page.document);
        way.push(now);
        previous = now;
      }
      expect(page.history.undone).toHaveLength(steps);
      expect(JSON.stringify(page.document)).toBe(first);
      while (page.travel(redo) !== null) {
        way.pop();
        expect(JSON.stringify(page.document)).toBe(way.at(-1));
      }
      expect(JSON.stringify(page.document)).toBe(last);
      expect(page.history.done).toHaveLength(steps);
    }
    expect(changes).toBeGreaterThan(5_000);
  });

  it('undone, done again and added in any order lead to where the same ones led before', () => {
    const ways = fc.array(fc.constantFrom('undo', 'undo', 'redo', 'do', 'do', 'close'), { maxLength: 120 });
    fc.assert(
      fc.property(fc.integer(), ways, (seed, way) => {
        const next = seededNumbers(seed);
        const chance = chanceOf(next);
        const page = new Page(randomDocument(chance));
        const start = JSON.stringify(page.document);
        let at = 0;
        for (const move of way) {
          if (move === 'undo' || move === 'redo') {
            const before = page.document;
            const travelled = page.travel(move === 'undo' ? undo : redo);
            if (travelled === null) continue;
            // What is saved is what was done.
            const saved = applyOperations(before, travelled.operations);
            expect(saved.ok && saved.value.document).toEqual(page.document);
            expect(JSON.stringify(before)).not.toBe(JSON.stringify(page.document));
          } else if (move === 'close') {
            page.history = close(page.history);
          } else {
            at += Math.floor(next() * 700);
            page.do([randomOperation(chance, page.document), randomOperation(chance, page.document)], {
              at,
              mergeKey: 'k',
            });
          }
          check(page.document);
        }
        const end = JSON.stringify(page.document);
        const undoable = page.history.done.length;
        while (page.travel(undo) !== null);
        expect(JSON.stringify(page.document)).toBe(start);
        for (let step = 0; step < undoable; step++) page.travel(redo);
        expect(JSON.stringify(page.document)).toBe(end);
      }),
      { numRuns: 300 },
    );
  });
});

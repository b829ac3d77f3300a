import { expect, it } from 'vitest';
import type { PageDocument, PageSection } from './page-document.ts';
import { nextStop } from './stops.ts';

const section = (id: string, blocks: readonly string[], shared?: string): PageSection => ({
  id,
  theme: 'light',
  space: 'normal',
  fullWidth: false,
  ...(shared === undefined ? {} : { shared }),
  blocks: blocks.map((block, at) => ({
    id: block,
    type: 'heading',
    place: { column: 1, columns: 24, row: at + 1, rows: 1 },
    props: {},
  })),
});
const page: PageDocument = {
  version: 2,
  sections: [section('s1', ['a', 'b']), section('s2', [], 'part'), section('s3', []), section('s4', ['c'])],
};
const walk = (by: -1 | 1): readonly string[] => {
  const seen: string[] = [];
  let selected: { block: string | undefined; section: string | null } = { block: undefined, section: null };
  for (let stop = nextStop(page, selected, by); stop !== null; stop = nextStop(page, selected, by)) {
    seen.push(stop.id);
    selected =
      stop.kind === 'block' ? { block: stop.id, section: null } : { block: undefined, section: stop.id };
  }
  return seen;
};

it('goes from block to block and over shared and empty sections, to the end and back', () => {
  expect(walk(1)).toEqual(['a', 'b', 's2', 's3', 'c']);
  expect(walk(-1)).toEqual(['c', 's3', 's2', 'b', 'a']);
});

it('goes into a section that is selected as a whole, or to what is before it', () => {
  expect(nextStop(page, { block: undefined, section: 's4' }, 1)?.id).toBe('c');
  expect(nextStop(page, { block: undefined, section: 's4' }, -1)?.id).toBe('s3');
  expect(nextStop(page, { block: undefined, section: 's1' }, -1)).toBeNull();
});

it('finds nothing on an empty page', () => {
  expect(nextStop({ version: 2, sections: [] }, { block: undefined, section: null }, 1)).toBeNull();
});

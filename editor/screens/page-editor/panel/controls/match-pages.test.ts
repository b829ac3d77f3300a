import { describe, expect, it } from 'vitest';
import { matchPages } from './match-pages.ts';

const pages = Array.from({ length: 5_000 }, (_, at) => ({ value: `p${at}`, label: `Recipe ${at}` }));
const match = matchPages((value) => (value === 'p4999' ? '/plums' : `/recipes/${value}`));

describe('the options of a field of pages', () => {
  it('are as many as it shows, of however many pages', () => {
    expect(match({ options: pages, search: '', limit: 50 })).toHaveLength(50);
  });

  it('are found by title and by address, also the last one', () => {
    expect(match({ options: pages, search: ' recipe 4998 ', limit: 50 })).toEqual([pages[4_998]]);
    expect(match({ options: pages, search: 'PLUMS', limit: 50 })).toEqual([pages[4_999]]);
  });
});

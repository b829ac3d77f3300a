import { pageDocument } from '@vitrine/contracts/page-document.ts';
import { anItem } from '@vitrine/contracts/item-fixture.ts';
import { liesOnGrid } from '@vitrine/domain/page/grid-rows.ts';
import { GRID_COLUMNS, type GridArea, type PageSection } from '@vitrine/domain/page/page-document.ts';
import { locales } from '@vitrine/domain/text/locale.ts';
import { describe, expect, it } from 'vitest';
import { groupQueryKey, itemQueryKey, type BlockData } from '../block.ts';
import { aPicture, someData } from '../block-fixtures.ts';
import { describedBlock } from '../block-list.ts';
import { openBlock } from '../registry.ts';
import { collectNeeds, renderDocument } from '../render-document.tsx';
import type { SectionSite } from './section-draft.ts';
import { makeSection, sectionLibrary } from './section-library.ts';

const uuid = (number: number): string => `0199aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`;
const listOf = (number: number, path: string) => ({ id: uuid(number), path });
const now = Date.UTC(2026, 10, 21, 15);

const full: SectionSite = {
  title: 'Fern & Kiln',
  email: 'hello@fernandkiln.example',
  address: '118 Foundry Lane\nAsheville, NC 28801',
  pictures: Array.from({ length: 12 }, (_, index) => uuid(index + 1)),
  lists: {
    products: listOf(101, '/shop'),
    blog: listOf(102, '/journal'),
    events: listOf(103, '/events'),
    gallery: listOf(104, '/pictures'),
    portfolio: listOf(105, '/work'),
  },
  products: [uuid(201)],
  contact: '/contact',
  about: '/about',
  now,
  isFirst: false,
};
const bare: SectionSite = {
  ...full,
  email: '',
  address: '',
  pictures: [],
  lists: {},
  products: [],
  contact: '/',
  about: '/',
};

let count = 0;
const newId = (): string => `new-${(count += 1)}`;
const all = sectionLibrary.flatMap(({ sections }) => sections);
/** Sections whose pictures the owner chooses. */
const withPortraits = new Set(['Team of three', 'Team of four']);
const cases = all.map((ready) => [ready.name, ready] as const);
const page = (...sections: PageSection[]) => ({ version: 2, sections }) as const;

/** The levels of the headings in HTML, in order. */
const levels = (html: string): number[] =>
  Array.from(html.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level));

const overlap = (one: GridArea, other: GridArea): boolean =>
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns &&
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows;

/** A site on which everything the section asks for exists. */
function dataFor(section: PageSection, language: string): BlockData {
  const needs = collectNeeds(page(section), { month: null, now, timeZone: 'UTC' });
  const product = anItem({
    id: uuid(201),
    collectionId: uuid(101),
    recordType: 11,
    title: 'Mug',
    fullUrl: '/shop/p/mug',
    startDate: now + 86_400_000,
    product: {
      id: uuid(201),
      title: 'Mug',
      type: 'physical',
      variantOptions: [],
      variants: [
        {
          id: uuid(201),
          sku: 'MUG',
          attributes: {},
          priceMinor: 6400,
          onSale: false,
          salePriceMinor: 4800,
          unlimited: true,
          qtyInStock: 3,
          imageId: null,
        },
      ],
      subscriptionPlan: null,
      customForm: null,
      customAddButtonText: null,
    },
  });
  return someData({
    assets: new Map(needs.assetIds.map((id) => [id, { ...aPicture, id }])),
    items: new Map(needs.itemQueries.map((query) => [itemQueryKey(query), [product]])),
    groups: new Map(needs.groupQueries.map((query) => [groupQueryKey(query), []])),
    site: {
      language,
      now,
      socialAccounts: [{ service: 'instagram', profileUrl: 'https://instagram.com/fern', userName: 'fern' }],
    },
  });
}

describe('the library of sections', () => {
  it('has at least forty, each with a name of its own, in groups that are not empty', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(sectionLibrary.map(({ name }) => name)).size).toBe(sectionLibrary.length);
    for (const { sections } of sectionLibrary) expect(sections.length).toBeGreaterThanOrEqual(3);
  });

  it('begins with different pictures of the site', () => {
    const firsts = ['Picture left, text right', 'Text left, picture right'].map((name) => {
      const ready = all.find((one) => one.name === name);
      if (ready === undefined) throw new Error(name);
      return makeSection(ready, full, newId).blocks.find(({ type }) => type === 'image')?.props['assetId'];
    });
    expect(new Set(firsts).size).toBe(2);
    expect(full.pictures).toEqual(expect.arrayContaining(firsts));
  });
});

describe.each(cases)('the section %s', (name, ready) => {
  it('is a valid part of a page, on the grid, in reading order and without overlaps', () => {
    for (const site of [full, bare, { ...full, isFirst: true }]) {
      const section = makeSection(ready, site, newId);
      const { blocks } = section;
      expect(pageDocument.safeParse(page(section)).error).toBeUndefined();
      expect(new Set([section.id, ...blocks.map(({ id }) => id)]).size).toBe(blocks.length + 1);
      for (const { place, type } of blocks) {
        expect(liesOnGrid(place, GRID_COLUMNS), type).toBe(true);
        expect(blocks.filter((other) => overlap(other.place, place)).length, type).toBe(1);
      }
      expect(Math.min(...blocks.map(({ place }) => place.row))).toBeLessThanOrEqual(4);
    }
  });

  it('opens with the site’s own pictures and lists, and lacks only choices on an empty site', () => {
    for (const { type, props } of makeSection(ready, full, newId).blocks)
      if (type === 'image' && withPortraits.has(name)) expect(openBlock(type, props).ok).toBe(false);
      else expect(openBlock(type, props), type).toMatchObject({ ok: true });
    for (const { type, props } of makeSection(ready, bare, newId).blocks)
      if (!openBlock(type, props).ok) expect(describedBlock(type)?.missing, type).toBeDefined();
  });

  it('shows all of its blocks in every language', () => {
    const made = makeSection(ready, full, newId);
    const section = {
      ...made,
      blocks: made.blocks.filter(({ type }) => type !== 'image' || !withPortraits.has(name)),
    };
    for (const locale of locales) {
      const problems: unknown[] = [];
      const html = renderDocument(page(section), dataFor(section, locale), {
        onProblem: (problem) => problems.push(problem),
      });
      expect(problems).toEqual([]);
      expect(html.match(/class="block"/g)?.length, locale).toBe(section.blocks.length);
    }
  });

  it('begins its outline at level 2, and skips no level', () => {
    const section = makeSection(ready, full, newId);
    const found = levels(renderDocument(page(section), dataFor(section, 'en-US')));
    expect(found.filter((level) => level < 2)).toEqual([]);
    let before = 1;
    for (const level of found) {
      expect(level, found.join(' ')).toBeLessThanOrEqual(before + 1);
      before = level;
    }
  });

  it('has words that help to replace them', () => {
    for (const { props } of makeSection(ready, full, newId).blocks)
      expect(JSON.stringify(props)).not.toMatch(/lorem|ipsum|click here|\b(?:TODO|colour)\b/i);
  });
});

describe('an opener', () => {
  const [openers] = sectionLibrary;

  it.each((openers?.sections ?? []).map((ready) => [ready.name, ready] as const))(
    '%s is the title of a page that has none',
    (_name, ready) => {
      const section = makeSection(ready, { ...full, isFirst: true }, newId);
      const found = levels(renderDocument(page(section), dataFor(section, 'en-US')));
      expect(found.filter((level) => level === 1)).toHaveLength(1);
      expect(found[0]).toBe(1);
    },
  );
});

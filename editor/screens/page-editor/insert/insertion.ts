import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { Areas } from '@vitrine/domain/page/arrange-areas.ts';
import { freeAreaFor, type Size, spokenPlace } from '@vitrine/domain/page/grid.ts';
import { GRID_COLUMNS, type GridArea, type PageSection } from '@vitrine/domain/page/page-document.ts';
import { pageCanvas } from '../../../text/en-page-canvas.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { addBlock, insertSection, newId, placeOthers, startingProps } from '../block-actions.ts';
import { evenAreas, previewAreas } from '../canvas/even-rows.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { boxOf, measureGrid } from '../canvas/grid-metrics.ts';
import type { EditorStore } from '../editor-store.ts';
import { areaUnder, gapAt, sectionAt } from './landing-place.ts';

/** Height at which an empty page shows where its first block lands, pixels. */
const FIRST_HEIGHT = 120;

/** Something new that is dragged onto the page. Coordinates are pixels of the frame's viewport. */
export interface Insertion {
  /** Where it lands when it is let go at a point; `line` when it lands between two sections. */
  readonly follow: (x: number, y: number) => { readonly box: DOMRect; readonly isLine: boolean };
  /** Adds it where it was last, as one step, and returns what is said. */
  readonly drop: () => string;
  /** Takes everything of it off the page; to be called once, before `drop`. */
  readonly end: () => void;
}

/** Where new blocks land: an area of a section, or none on a page or in a section without a grid. */
export interface BlockLanding {
  readonly section: PageSection;
  readonly area: GridArea | null;
  /** Areas of the section's blocks as they are shown meanwhile. */
  readonly others: Areas;
}

/** Follows a pointer over the grids of the sections, whose rows are even meanwhile, until `end` is called. */
export function followGrid(
  dom: FrameDom,
  store: EditorStore,
  size: Size,
): {
  readonly follow: Insertion['follow'];
  /** Where it is; null over an empty page. */
  readonly landing: () => BlockLanding | null;
  readonly end: () => void;
} {
  const { document: page, device } = store.getState();
  const prepared = new Map<string, Areas>();
  let landing: BlockLanding | null = null;

  const prepare = (section: PageSection): Areas => {
    const known = prepared.get(section.id);
    if (known !== undefined) return known;
    const areas = evenAreas(dom, section, device);
    prepared.set(section.id, areas);
    previewAreas(dom, section, areas, device);
    return areas;
  };
  return {
    follow: (x, y) => {
      const boxes = page.sections.map(({ id }) => boxOfSection(dom, id));
      const at = sectionAt(y, boxes);
      const section = page.sections[at];
      const box = boxes[at];
      if (section === undefined || box === undefined) {
        landing = null;
        return { box: emptyPage(dom), isLine: false };
      }
      const others = prepare(section);
      const grid = dom.gridElement(section.id);
      const metrics = grid === null ? null : measureGrid(grid);
      const within = Math.min(Math.max(y, box.top), box.bottom);
      const area = metrics === null ? null : areaUnder({ x, y: within }, size, metrics);
      landing = { section, area, others };
      return { box: area === null || metrics === null ? box : boxOf(area, metrics), isLine: false };
    },
    landing: () => landing,
    end: () => {
      for (const section of page.sections) if (prepared.has(section.id)) dom.preview(section);
    },
  };
}

/** A new block: it lands on the grid of the section under it. */
export function blockInsertion(dom: FrameDom, store: EditorStore, type: string): Insertion {
  const size = describedBlock(type)?.size ?? { columns: GRID_COLUMNS, rows: 1 };
  const { follow, landing, end } = followGrid(dom, store, size);
  return {
    follow,
    end,
    drop: () => {
      const at = landing();
      if (at === null || at.area === null) {
        store.select({ blocks: [], section: at?.section.id ?? null });
        return addBlock(store, type) ?? words.refusedStep;
      }
      return insertAt(store, type, at.section, at.area, at.others);
    },
  };
}

/** Adds a block in an area of the layout that is shown, and puts the others where they are shown. Returns what is said. */
function insertAt(
  store: EditorStore,
  type: string,
  section: PageSection,
  area: GridArea,
  others: Areas,
): string {
  const description = describedBlock(type);
  if (description === undefined) return words.refusedStep;
  const { device, document } = store.getState();
  const place = device === 'phone' ? placeBelow(section, area, others, description.size) : area;
  if (place === null) return words.sectionFull;
  const block = {
    id: newId(),
    type,
    place,
    ...(device === 'phone' ? { phone: area } : {}),
    props: startingProps(description, document),
  };
  const refused = store.change(
    [...placeOthers(store, others), { kind: 'insert-block', sectionId: section.id, block }],
    { label: words.steps.add(description.name), select: { blocks: [block.id], section: null } },
  );
  return refused ?? pageCanvas.addedAt(description.name, spokenPlace(area));
}

/** On a desktop, a block that was dropped on a phone's layout stands below the one that is above it there. */
function placeBelow({ blocks }: PageSection, area: GridArea, phones: Areas, size: Size): GridArea | null {
  const bottom = (id: string): number => {
    const phone = phones.get(id);
    return phone === undefined ? 0 : phone.row + phone.rows;
  };
  const above = blocks
    .filter(({ id }) => phones.has(id) && bottom(id) <= area.row)
    .toSorted((a, b) => bottom(b.id) - bottom(a.id));
  return freeAreaFor(
    blocks.map(({ place }) => place),
    size,
    GRID_COLUMNS,
    above[0]?.place ?? null,
  );
}

/** A ready section: it lands between two sections. */
export function sectionInsertion(
  dom: FrameDom,
  store: EditorStore,
  name: string,
  make: () => PageSection,
): Insertion {
  const { sections } = store.getState().document;
  let index = sections.length;
  return {
    follow: (_x, y) => {
      if (sections.length === 0) return { box: emptyPage(dom), isLine: false };
      const gap = gapAt(
        y,
        sections.map(({ id }) => boxOfSection(dom, id)),
      );
      ({ index } = gap);
      const width = dom.document.documentElement.clientWidth;
      return { box: new DOMRect(0, gap.line, width, 0), isLine: true };
    },
    end: () => undefined,
    drop: () => {
      const after = sections[index - 1]?.id ?? null;
      return insertSection(store, make(), words.steps.add(name), after) ?? words.added(name);
    },
  };
}

const boxOfSection = (dom: FrameDom, id: string): DOMRect =>
  dom.sectionElement(id)?.getBoundingClientRect() ?? new DOMRect();

/** Where the first thing of a page lands: between its header and its footer. */
function emptyPage(dom: FrameDom): DOMRect {
  const box = dom.document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
  const width = dom.document.documentElement.clientWidth;
  return new DOMRect(0, box.top, width, Math.max(FIRST_HEIGHT, box.height));
}

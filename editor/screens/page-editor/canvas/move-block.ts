import { type Areas, moveTogether } from '@vitrine/domain/page/arrange-areas.ts';
import { boundsOf } from '@vitrine/domain/page/grid.ts';
import {
  GRID_COLUMNS,
  type GridArea,
  MAX_ROWS,
  type PageDocument,
  PHONE_COLUMNS,
} from '@vitrine/domain/page/page-document.ts';
import type { Device } from '../editor-store.ts';
import { evenAreas, previewAreas } from './even-rows.ts';
import type { FrameDom } from './frame-dom.ts';
import {
  boxOf,
  measureGrid,
  nearestColumn,
  nearestColumnEnd,
  nearestRow,
  type GridMetrics,
} from './grid-metrics.ts';
import { scrollStep } from './scroll-near.ts';

/** Which edges a handle moves; all four move the block as a whole. */
export interface Edges {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}
export const wholeBlock: Edges = { left: true, right: true, top: true, bottom: true };

/** Where a block lands when it is let go. */
export interface Landing {
  readonly sectionId: string;
  readonly area: GridArea;
  /** Areas of the blocks that are moved with it. */
  readonly together: Areas;
  /** Areas of the blocks of the section it began in and of the one it lands in, as they are shown meanwhile. */
  readonly others: Areas;
  /** In pixels of the frame's viewport. */
  readonly box: DOMRect;
}

/**
 * One drag of a block by pointer, from its first movement to its end. The document is not touched: the block follows the
 * pointer by a translation, in rows of even height, so that it snaps evenly and nothing jumps.
 * Coordinates are pixels of the frame's viewport.
 */
export class BlockDrag {
  readonly #dom: FrameDom;
  readonly #wrapper: HTMLElement;
  /** Blocks of the same section that are moved with it, with their areas. */
  readonly #together: Areas;
  readonly #edges: Edges;
  readonly #start: { readonly x: number; readonly y: number; readonly box: DOMRect; readonly scroll: number };
  readonly #page: PageDocument;
  readonly #device: Device;
  readonly #blockId: string;
  readonly #area: GridArea;
  readonly #home: string;
  readonly #prepared = new Map<string, Areas>();
  #landing: Landing | null = null;

  constructor(input: {
    readonly dom: FrameDom;
    readonly blockId: string;
    /** Ids of blocks that are moved with it; those of other sections stay. */
    readonly together?: readonly string[];
    readonly sectionId: string;
    readonly page: PageDocument;
    readonly device: Device;
    readonly edges: Edges;
    readonly x: number;
    readonly y: number;
  }) {
    const wrapper = input.dom.blockElement(input.blockId);
    if (wrapper === null) throw new Error(`block ${input.blockId} is not on the canvas`);
    this.#dom = input.dom;
    this.#wrapper = wrapper;
    this.#edges = input.edges;
    this.#page = input.page;
    this.#device = input.device;
    this.#blockId = input.blockId;
    this.#home = input.sectionId;
    const areas = this.#prepare(input.sectionId);
    const area = areas?.get(input.blockId);
    this.#together = new Map(
      (input.together ?? []).flatMap((id) => {
        const own = areas?.get(id);
        return own === undefined || id === input.blockId ? [] : [[id, own] as const];
      }),
    );
    if (area === undefined) throw new Error(`block ${input.blockId} is not in its section`);
    this.#area = area;
    this.#start = {
      x: input.x,
      y: input.y,
      box: wrapper.getBoundingClientRect(),
      scroll: this.#view.scrollY,
    };
    for (const one of this.#dragged()) one.classList.add('canvas-dragged');
  }

  get #view(): Window {
    return this.#wrapper.ownerDocument.defaultView ?? window;
  }

  /** Follows the pointer. Returns where the block lands; null where it cannot. */
  move(x: number, y: number): Landing | null {
    this.#scrollNear(y);
    const dx = x - this.#start.x;
    const dy = y - this.#start.y + this.#view.scrollY - this.#start.scroll;
    const isWhole = this.#edges === wholeBlock;
    if (isWhole) for (const one of this.#dragged()) one.style.translate = `${dx}px ${dy}px`;
    const sectionId = isWhole ? this.#sectionAt(y) : this.#home;
    const metrics = this.#metricsOf(sectionId);
    if (metrics === null) return this.#landing;
    const { box, scroll } = this.#start;
    const moved = new DOMRect(
      box.left + (this.#edges.left ? dx : 0),
      box.top - (this.#view.scrollY - scroll) + (this.#edges.top ? dy : 0),
      box.width,
      box.height,
    );
    const wanted = isWhole
      ? placeAt(moved, this.#area, metrics)
      : resizeTo(this.#edges, this.#area, x, y, metrics);
    const together = isWhole ? this.#moveTogether(wanted, metrics) : new Map<string, GridArea>();
    const area = together.get(this.#blockId) ?? wanted;
    together.delete(this.#blockId);
    const others = new Map([this.#home, sectionId].flatMap((id) => [...(this.#prepared.get(id) ?? [])]));
    others.delete(this.#blockId);
    for (const id of together.keys()) others.delete(id);
    const bounds = boundsOf([area, ...together.values()]) ?? area;
    this.#landing = { sectionId, area, together, others, box: boxOf(bounds, metrics) };
    return this.#landing;
  }

  /** Areas of all that is moved when this block goes to `wanted`, by as much as all can go; empty for one block. */
  #moveTogether(wanted: GridArea, metrics: GridMetrics): Map<string, GridArea> {
    if (this.#together.size === 0) return new Map();
    const areas = new Map([...this.#together, [this.#blockId, this.#area] as const]);
    const [dx, dy] = [wanted.column - this.#area.column, wanted.row - this.#area.row];
    return new Map([...areas, ...moveTogether(areas, dx, dy, columnsOf(metrics))]);
  }

  #dragged(): readonly HTMLElement[] {
    return [this.#wrapper, ...[...this.#together.keys()].flatMap((id) => this.#dom.blockElement(id) ?? [])];
  }

  /** Ends the drag: everything of it is taken off the page. Returns where the block lands. */
  end(): Landing | null {
    for (const one of this.#dragged()) {
      one.style.removeProperty('translate');
      one.classList.remove('canvas-dragged');
    }
    for (const section of this.#page.sections) if (this.#prepared.has(section.id)) this.#dom.preview(section);
    return this.#landing;
  }

  #sectionAt(y: number): string {
    for (const { id, element } of this.#dom.sections()) {
      const { top, bottom } = element.getBoundingClientRect();
      if (y >= top && y < bottom) return id;
    }
    return this.#landing?.sectionId ?? this.#home;
  }

  #metricsOf(sectionId: string): GridMetrics | null {
    const grid = this.#dom.gridElement(sectionId);
    if (grid === null) return null;
    this.#prepare(sectionId);
    return measureGrid(grid);
  }

  /** Shows a section in rows of even height, once. */
  #prepare(sectionId: string): Areas | undefined {
    const known = this.#prepared.get(sectionId);
    const section = this.#page.sections.find(({ id }) => id === sectionId);
    if (known !== undefined || section === undefined) return known;
    const areas = evenAreas(this.#dom, section, this.#device);
    this.#prepared.set(sectionId, areas);
    previewAreas(this.#dom, section, areas, this.#device);
    return areas;
  }

  #scrollNear(y: number): void {
    const view = this.#view;
    const step = scrollStep(y, view.innerHeight);
    if (step !== 0) view.scrollBy({ top: step, behavior: 'instant' });
  }
}

const columnsOf = ({ columns }: GridMetrics): number =>
  columns.length === PHONE_COLUMNS ? PHONE_COLUMNS : GRID_COLUMNS;

/** The area whose upper left corner is nearest to the box's, with the size it had. */
function placeAt(box: DOMRect, area: GridArea, metrics: GridMetrics): GridArea {
  const count = columnsOf(metrics);
  const columns = Math.min(area.columns, count);
  const rows = Math.min(area.rows, MAX_ROWS);
  return {
    column: Math.min(nearestColumn(box.left, metrics), count - columns + 1),
    columns,
    row: Math.min(nearestRow(box.top, metrics), MAX_ROWS - rows + 1),
    rows,
  };
}

function resizeTo(edges: Edges, area: GridArea, x: number, y: number, metrics: GridMetrics): GridArea {
  let { column, row } = area;
  let lastColumn = area.column + area.columns - 1;
  let lastRow = area.row + area.rows - 1;
  if (edges.left) column = Math.min(nearestColumn(x, metrics), lastColumn);
  if (edges.right) lastColumn = Math.max(nearestColumnEnd(x, metrics), column);
  if (edges.top) row = Math.min(nearestRow(y, metrics), lastRow);
  if (edges.bottom) lastRow = Math.min(MAX_ROWS, Math.max(nearestRow(y, metrics) - 1, row));
  return { column, columns: lastColumn - column + 1, row, rows: lastRow - row + 1 };
}

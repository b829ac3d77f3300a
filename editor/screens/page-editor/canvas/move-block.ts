import { type Areas, moveTogether } from '@vitrine/domain/page/arrange-areas.ts';
import { gatherGroups, moveGroups } from '@vitrine/domain/page/move-groups.ts';
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
  /** Missing where blocks of several sections are moved and each stays in its own. */
  readonly sectionId?: string;
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
  /** The blocks that are moved together, with it, by their sections in the order of the page. */
  readonly #groups: readonly { readonly sectionId: string; readonly areas: Areas }[];
  /** All of them as they stand to each other where they go to one section. */
  readonly #gathered: Areas;
  readonly #edges: Edges;
  readonly #start: { readonly x: number; readonly y: number; readonly box: DOMRect; readonly scroll: number };
  readonly #page: PageDocument;
  readonly #device: Device;
  readonly #blockId: string;
  readonly #area: GridArea;
  readonly #home: string;
  readonly #prepared = new Map<string, Areas>();
  #landing: Landing | null = null;
  #isRefused = false;
  /** The section the pointer was over last. */
  #last: string | null = null;

  constructor(input: {
    readonly dom: FrameDom;
    readonly blockId: string;
    /** Ids of blocks that are moved with it, also of other sections. */
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
    const moved = new Set([...(input.together ?? []), input.blockId]);
    this.#groups = input.page.sections.flatMap((section) => {
      if (section.blocks.every(({ id }) => !moved.has(id))) return [];
      const all = this.#prepare(section.id) ?? new Map<string, GridArea>();
      return [{ sectionId: section.id, areas: new Map([...all].filter(([id]) => moved.has(id))) }];
    });
    this.#gathered = gatherGroups(this.#groups.map((group) => group.areas));
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
    this.#isRefused = this.#page.sections.some(({ id, shared }) => id === sectionId && shared !== undefined);
    if (this.#isRefused) return (this.#landing = null);
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
    const isTogether = isWhole && this.#gathered.size > 1;
    const areas = isTogether ? this.#moveAll(wanted, sectionId, metrics) : new Map([[this.#blockId, wanted]]);
    const area = areas.get(this.#blockId) ?? wanted;
    const staysApart = isTogether && this.#groups.length > 1 && sectionId === this.#home;
    const others = new Map(
      [...this.#groups.map((group) => group.sectionId), sectionId].flatMap((id) => [
        ...(this.#prepared.get(id) ?? []),
      ]),
    );
    for (const id of areas.keys()) others.delete(id);
    const together = new Map([...areas].filter(([id]) => id !== this.#blockId));
    const landed = staysApart
      ? unionOf(
          this.#groups.flatMap((group) => {
            const own = this.#metricsOf(group.sectionId);
            const bounds = boundsOf([...group.areas.keys()].flatMap((id) => areas.get(id) ?? []));
            return own === null || bounds === null ? [] : [boxOf(bounds, own)];
          }),
        )
      : boxOf(boundsOf([...areas.values()]) ?? area, metrics);
    this.#landing = { ...(staysApart ? {} : { sectionId }), area, together, others, box: landed };
    return this.#landing;
  }

  /** Whether the pointer is where nothing can be put: over a shared section. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  /**
   * Areas of all that is moved when this block goes to `wanted`, by as much as all can go. In the section where the drag
   * began each stays in its own; another section takes all of them.
   */
  #moveAll(wanted: GridArea, sectionId: string, metrics: GridMetrics): Map<string, GridArea> {
    const columns = columnsOf(metrics);
    if (sectionId === this.#home) {
      const [dx, dy] = [wanted.column - this.#area.column, wanted.row - this.#area.row];
      const groups = this.#groups.map((group) => group.areas);
      return new Map(moveGroups(groups, dx, dy, columns));
    }
    const own = this.#gathered.get(this.#blockId) ?? this.#area;
    const [dx, dy] = [wanted.column - own.column, wanted.row - own.row];
    return new Map([...this.#gathered, ...moveTogether(this.#gathered, dx, dy, columns)]);
  }

  #dragged(): readonly HTMLElement[] {
    return [...this.#gathered.keys()].flatMap((id) => this.#dom.blockElement(id) ?? []);
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
      if (y >= top && y < bottom) return (this.#last = id);
    }
    return this.#last ?? this.#home;
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

/** The smallest box around all. */
function unionOf(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
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

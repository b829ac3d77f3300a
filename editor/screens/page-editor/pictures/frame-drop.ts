import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { GRID_COLUMNS, type PageBlock } from '@vitrine/domain/page/page-document.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { scrollStep } from '../canvas/scroll-near.ts';
import type { EditorStore } from '../editor-store.ts';
import { followGrid } from '../insert/insertion.ts';
import { showMark } from '../insert/landing-mark.ts';
import { isItsPicture, isListOfPictures } from './picture-fields.ts';
import { addToList, insertPictures, replacePicture } from './place-pictures.ts';
import type { PictureBatch } from './upload-batch.ts';

/** What files that are dropped on a block become: its picture, entries of a list of it, or blocks beside it. */
export type DropOn = { readonly kind: 'picture' } | { readonly kind: 'list'; readonly name: string } | null;

/** What a block does with pictures that are dropped on it. */
export function dropOn({ type }: Pick<PageBlock, 'type'>): DropOn {
  for (const field of describedBlock(type)?.content ?? []) {
    if (isItsPicture(field)) return { kind: 'picture' };
    if (isListOfPictures(field)) return { kind: 'list', name: field.name };
  }
  return null;
}

const idsOf = (assets: readonly AssetView[]): readonly string[] => assets.map(({ id }) => id);

/** Files of the desktop that are dragged over the page in the frame, until they are dropped or leave it. */
export class FileDrag {
  readonly #dom: FrameDom;
  readonly #store: EditorStore;
  readonly #mark = document.createElement('div');
  readonly #grid: ReturnType<typeof followGrid>;
  #block: PageBlock | null = null;

  constructor(dom: FrameDom, store: EditorStore) {
    this.#dom = dom;
    this.#store = store;
    this.#grid = followGrid(dom, store, describedBlock('image')?.size ?? { columns: GRID_COLUMNS, rows: 1 });
    this.#mark.ariaHidden = 'true';
    this.#mark.hidden = true;
    document.body.append(this.#mark);
  }

  /** `x` and `y` are pixels of the frame's viewport. */
  follow(x: number, y: number): void {
    const view = this.#dom.document.defaultView;
    const frame = document.querySelector<HTMLElement>('[data-canvas-frame]');
    const pane = document.querySelector<HTMLElement>('[data-canvas-pane]');
    if (view === null || frame === null || pane === null) return;
    const down = scrollStep(y, view.innerHeight);
    if (down !== 0) view.scrollBy({ top: down, behavior: 'instant' });
    const element = this.#dom.document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-block-id]');
    const found = this.#store.find(element?.dataset['blockId'] ?? '')?.block ?? null;
    this.#block = found === null || dropOn(found) === null ? null : found;
    const landing =
      this.#block === null || element === null || element === undefined
        ? this.#grid.follow(x, y)
        : { box: element.getBoundingClientRect(), isLine: false };
    const box = frame.getBoundingClientRect();
    this.#mark.hidden = false;
    showMark(this.#mark, landing, {
      seen: pane.getBoundingClientRect(),
      box,
      scale: box.width / frame.offsetWidth,
    });
  }

  /** Takes everything of it off the screen. */
  end(): void {
    this.#mark.remove();
    this.#grid.end();
  }

  /** What becomes of files that are let go where it was last. */
  drop(files: readonly File[]): PictureBatch {
    const store = this.#store;
    const block = this.#block;
    const on = block === null ? null : dropOn(block);
    if (block !== null && on?.kind === 'list')
      return { files, place: (assets) => addToList(store, block.id, on.name, idsOf(assets)) };
    // A block has one picture: of several the first.
    if (block !== null && on?.kind === 'picture')
      return {
        files: files.slice(0, 1),
        place: ([asset]) => replacePicture(store, block.id, asset?.id ?? ''),
      };
    const landing = this.#grid.landing();
    return { files, place: (assets) => insertPictures(store, landing, idsOf(assets)) };
  }
}

import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { areasForSeveral } from '@vitrine/domain/page/areas-for-several.ts';
import { freeAreaFor } from '@vitrine/domain/page/grid.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import {
  GRID_COLUMNS,
  type GridArea,
  type PageBlock,
  type PageSection,
  PHONE_COLUMNS,
} from '@vitrine/domain/page/page-document.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { pagePictures as text } from '../../../text/en-page-pictures.ts';
import { insertBlocks, newId, placeForNew, placeOthers } from '../block-actions.ts';
import type { EditorStore } from '../editor-store.ts';
import type { BlockLanding } from '../insert/insertion.ts';

/** What became of pictures that arrived, as it is said; `blocks` are those that were added for them. */
export interface Placed {
  readonly said: string;
  readonly blocks: readonly string[];
}

const refusedWith = (said: string): Placed => ({ said, blocks: [] });

/** The picture of a block is replaced, as one step: what is cropped and described of the old one goes with it. */
export function replacePicture(store: EditorStore, blockId: string, assetId: string): Placed {
  const found = store.find(blockId);
  if (found === null) return refusedWith(text.isGone);
  const removed = ['crop', 'altText', 'focalPoint'].filter((name) => name in found.block.props);
  const refused = store.change(
    [
      {
        kind: 'change-props',
        id: blockId,
        props: { assetId },
        ...(removed.length === 0 ? {} : { removed }),
      },
    ],
    { label: text.steps.replace, select: { blocks: [blockId], section: null } },
  );
  return refusedWith(refused ?? text.replaced);
}

/**
 * Pictures are added at the end of a block's list `name`, as one step. Those beyond what the list holds are left out,
 * which is said.
 */
export function addToList(
  store: EditorStore,
  blockId: string,
  name: string,
  assetIds: readonly string[],
): Placed {
  const block = store.find(blockId)?.block;
  if (block === undefined) return refusedWith(text.isGone);
  const field = describedBlock(block.type)?.content.find((one) => one.name === name);
  const before: unknown = block.props[name];
  const entries: readonly unknown[] = Array.isArray(before) ? before : [];
  const space = field?.kind === 'list' ? Math.max(0, field.max - entries.length) : 0;
  const added = assetIds.slice(0, space).map((assetId) => ({ assetId }));
  const { length } = added;
  if (length === 0) return refusedWith(text.noneFit);
  const refused = store.change(
    [{ kind: 'change-props', id: blockId, props: { [name]: [...entries, ...added] } }],
    { label: text.steps.add(String, length) },
  );
  const out = assetIds.length - length;
  return refusedWith(refused ?? (out === 0 ? text.added(String, length) : text.leftOut(String, length, out)));
}

/**
 * Pictures become blocks where they were dropped, side by side, as one step; where that place is not there any more,
 * below what is selected.
 */
export function insertPictures(
  store: EditorStore,
  landing: BlockLanding | null,
  assetIds: readonly string[],
): Placed {
  const dropped = landing === null ? null : store.section(landing.section.id);
  const area = landing?.area ?? null;
  const target = dropped === null || area === null ? null : { section: dropped, area };
  const size = describedBlock('image')?.size ?? { columns: GRID_COLUMNS, rows: 1 };
  const { section, near } = target === null ? placeForNew(store) : { section: target.section, near: null };
  // Blocks that were moved meanwhile stay where they are.
  const others =
    landing !== null && landing.section === dropped ? landing.others : new Map<string, GridArea>();
  const placed =
    target === null
      ? blocksBelow(section?.blocks ?? [], near, size, assetIds)
      : blocksAt(store, target.section, target.area, others, size, assetIds);
  const { length } = placed;
  if (length === 0) return refusedWith(words.sectionFull);
  const label = text.steps.add(String, length);
  const refused =
    section === null || target === null
      ? insertBlocks(store, section, placed, label)
      : store.change(
          [
            ...placeOthers(store, others),
            ...placed.map((block): Operation => ({ kind: 'insert-block', sectionId: section.id, block })),
          ],
          { label, select: { blocks: placed.map(({ id }) => id), section: null } },
        );
  if (refused !== null) return refusedWith(refused);
  const out = assetIds.length - length;
  return {
    said: out === 0 ? text.added(String, length) : text.leftOut(String, length, out),
    blocks: placed.map(({ id }) => id),
  };
}

type Size = Pick<GridArea, 'columns' | 'rows'>;

const pictureIn = (assetId: string, place: GridArea): PageBlock => ({
  id: newId(),
  type: 'image',
  place,
  props: { assetId },
});

/** Blocks in areas from the one that was dropped on, of the layout that is shown. */
function blocksAt(
  store: EditorStore,
  section: PageSection,
  area: GridArea,
  others: ReadonlyMap<string, GridArea>,
  size: Size,
  assetIds: readonly string[],
): readonly PageBlock[] {
  const isPhone = store.getState().device === 'phone';
  const taken = section.blocks.flatMap((block) => {
    const own = others.get(block.id) ?? (isPhone ? block.phone : block.place);
    return own === undefined ? [] : [own];
  });
  const areas = areasForSeveral(area, assetIds.length, taken, isPhone ? PHONE_COLUMNS : GRID_COLUMNS);
  if (!isPhone) return areas.map((place, at) => pictureIn(assetIds[at] ?? '', place));
  // On a desktop they come last.
  const below = blocksBelow(section.blocks, null, size, assetIds.slice(0, areas.length));
  return below.flatMap((block, at) => {
    const phone = areas[at];
    return phone === undefined ? [] : [{ ...block, phone }];
  });
}

function blocksBelow(
  blocks: readonly PageBlock[],
  near: GridArea | null,
  size: Size,
  assetIds: readonly string[],
): readonly PageBlock[] {
  const taken = blocks.map(({ place }) => place);
  const first = freeAreaFor(taken, size, GRID_COLUMNS, near);
  if (first === null) return [];
  return areasForSeveral(first, assetIds.length, taken, GRID_COLUMNS).map((place, at) =>
    pictureIn(assetIds[at] ?? '', place),
  );
}

/**
 * Takes uploaded pictures off the page again: by Undo where they are the last step, else out of the blocks that show
 * them; of `added` blocks those that still do are removed.
 */
export function takeBack(store: EditorStore, assetIds: readonly string[], added: readonly string[]): void {
  const last = store.getState().history.done.at(-1);
  if (last !== undefined && assetIds.every((id) => JSON.stringify(last.operations).includes(`"${id}"`))) {
    store.undo();
    return;
  }
  const ids = new Set<unknown>(assetIds);
  const operations = store.getState().document.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ id, props }): Operation[] => {
      if (ids.has(props['assetId']))
        return added.includes(id)
          ? [{ kind: 'remove-block', id }]
          : [{ kind: 'change-props', id, props: {}, removed: ['assetId'] }];
      const pictures: unknown = props['pictures'];
      if (!Array.isArray(pictures)) return [];
      const kept = pictures.filter((one: unknown) => !shows(one, ids));
      return kept.length === pictures.length ? [] : [{ kind: 'change-props', id, props: { pictures: kept } }];
    }),
  );
  if (operations.length > 0) store.change(operations, { label: text.steps.takeBack });
}

const shows = (entry: unknown, ids: ReadonlySet<unknown>): boolean =>
  typeof entry === 'object' && entry !== null && 'assetId' in entry && ids.has(entry.assetId);

import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { BlockDescription } from '@vitrine/blocks/description.ts';
import type { Areas } from '@vitrine/domain/page/arrange-areas.ts';
import { pileOf } from '@vitrine/domain/page/blocks-under.ts';
import { copyBlocks, copySection } from '@vitrine/domain/page/copy-blocks.ts';
import { freeAreaFor, spokenPlace, spokenSize } from '@vitrine/domain/page/grid.ts';
import { hasMainHeading } from '@vitrine/domain/page/main-heading.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import { isSameJson } from '@vitrine/domain/page/same-json.ts';
import {
  GRID_COLUMNS,
  type GridArea,
  type PageBlock,
  type PageDocument,
  type PageSection,
} from '@vitrine/domain/page/page-document.ts';
import { pageCanvas } from '../../text/en-page-canvas.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { typeName } from './block-names.ts';
import type { EditorStore } from './editor-store.ts';
import { depthAfter } from './panel/block-depth.ts';

/** Empty rows between a block that is added and what is above it. */
const ROWS_BETWEEN = 1;

/** A random id of a new block or section. */
export const newId = (): string => crypto.randomUUID();

/** A section as it is added: the theme's own look, empty. */
function newSection(): PageSection {
  return { id: newId(), theme: 'light', space: 'normal', fullWidth: false, blocks: [] };
}

/** The blocks of a page in the order in which they are read. */
export function allBlocks(document: PageDocument): readonly PageBlock[] {
  return document.sections.flatMap(({ blocks }) => blocks);
}

/**
 * Adds a block of a type below what is selected, or at the page's end; an empty page gets a section for it. It begins with
 * `props`, or as its description says. Returns what is said about it, or null where the type is unknown.
 */
export function addBlock(store: EditorStore, type: string, props?: PageBlock['props']): string | null {
  const description = describedBlock(type);
  if (description === undefined) return null;
  const { section, near } = placeForNew(store);
  const blocks = section?.blocks ?? [];
  const taken = blocks.map(({ place }) => ({ ...place, rows: place.rows + ROWS_BETWEEN }));
  const place = freeAreaFor(taken, description.size, GRID_COLUMNS, near);
  if (place === null) return words.sectionFull;
  const block: PageBlock = {
    id: newId(),
    type,
    place,
    props: props ?? startingProps(description, store.getState().document),
  };
  const refused = insertBlocks(store, section, [block], words.steps.add(description.name));
  return refused ?? words.added(description.name);
}

/**
 * Where something new goes: into the section of what is selected, below that, or into the page's last section. Null for
 * the section of a page that has none.
 */
export function placeForNew(store: EditorStore): {
  readonly section: PageSection | null;
  readonly near: GridArea | null;
} {
  const { document, selection } = store.getState();
  const [selected] = selection.blocks;
  const near = selected === undefined ? null : store.find(selected);
  const section =
    near?.section ??
    (selection.section === null ? null : store.section(selection.section)) ??
    document.sections.at(-1) ??
    null;
  // What is in a shared section is edited by itself: a new section comes below it.
  if (section?.shared !== undefined) return { section: null, near: null };
  return { section, near: near?.block.place ?? null };
}

/** Adds blocks to a section, or to a new one where that is null, and selects them. Returns why that was refused. */
export function insertBlocks(
  store: EditorStore,
  section: PageSection | null,
  blocks: readonly PageBlock[],
  label: string,
): string | null {
  const { document, selection } = store.getState();
  const after = selection.section ?? document.sections.at(-1)?.id ?? null;
  const operations: Operation[] =
    section === null
      ? [{ kind: 'insert-section', section: { ...newSection(), blocks }, after }]
      : blocks.map((block) => ({ kind: 'insert-block', sectionId: section.id, block }));
  return store.change(operations, {
    label,
    select: { blocks: blocks.map(({ id }) => id), section: null },
  });
}

/** Props of a new block of a type. A page has one main heading: its first heading is it. */
export function startingProps(
  { type, starting }: BlockDescription,
  document: PageDocument,
): Readonly<Record<string, unknown>> {
  return type === 'heading' && !hasMainHeading(document) ? { ...starting, level: 1 } : starting;
}

/** Adds an empty section below the selected one, or at the end. */
export function addSection(store: EditorStore): string {
  return insertSection(store, newSection(), words.steps.addSection) ?? words.addSection;
}

/** Adds a ready section as `addSection` adds an empty one. Returns what is said. */
export function addReadySection(store: EditorStore, name: string, section: PageSection): string {
  return insertSection(store, section, words.steps.add(name)) ?? words.added(name);
}

/**
 * Inserts a section below another one (null: as the page's first), or below the selected one or at the end, and selects
 * it. Returns why that was refused.
 */
export function insertSection(
  store: EditorStore,
  section: PageSection,
  label: string,
  after: string | null = belowSelected(store),
): string | null {
  return store.change([{ kind: 'insert-section', section, after }], {
    label,
    select: { blocks: [], section: section.id },
  });
}

/** The section below which a new one goes; null on a page without any. */
function belowSelected(store: EditorStore): string | null {
  const { document, selection } = store.getState();
  const [selected] = selection.blocks;
  const at =
    selection.section ?? (selected === undefined ? null : (store.find(selected)?.section.id ?? null));
  return at ?? document.sections.at(-1)?.id ?? null;
}

/** Removes what is selected and selects what comes next. Returns what is said. */
export function removeSelected(store: EditorStore): string {
  const { document, selection } = store.getState();
  if (selection.section !== null) return removeSection(store, selection.section);
  const found = selection.blocks.flatMap((id) => store.find(id) ?? []);
  const [first] = found;
  if (first === undefined) return words.nothingSelected;
  const blocks = allBlocks(document);
  const ids = new Set(selection.blocks);
  const at = blocks.findIndex(({ id }) => ids.has(id));
  const next = blocks.slice(at).find(({ id }) => !ids.has(id)) ?? blocks.slice(0, at).at(-1);
  const name = typeName(first.block.type);
  const refused = store.change(
    found.map(({ block }) => ({ kind: 'remove-block', id: block.id })),
    {
      label: found.length === 1 ? words.steps.remove(name) : words.steps.removeSeveral(String, found.length),
      select:
        next === undefined ? { blocks: [], section: first.section.id } : { blocks: [next.id], section: null },
    },
  );
  return refused ?? (found.length === 1 ? words.removed(name) : words.removedSeveral(String, found.length));
}

function removeSection(store: EditorStore, id: string): string {
  const { sections } = store.getState().document;
  const at = sections.findIndex((section) => section.id === id);
  const next = sections[at + 1] ?? sections[at - 1];
  const refused = store.change([{ kind: 'remove-section', id }], {
    label: words.steps.removeSection,
    select: { blocks: [], section: next?.id ?? null },
  });
  return refused ?? words.steps.removeSection;
}

/** Copies what is selected to the next free place. Returns what is said. */
export function duplicateSelected(store: EditorStore): string {
  const { selection } = store.getState();
  if (selection.section !== null) return duplicateSection(store, selection.section);
  const found = selection.blocks.flatMap((id) => store.find(id) ?? []);
  const [first] = found;
  if (first === undefined) return words.nothingSelected;
  const operations: (Operation & { readonly kind: 'insert-block' })[] = [];
  for (const section of new Set(found.map((one) => one.section))) {
    const originals = found.filter((one) => one.section === section).map(({ block }) => block);
    const copies = copyBlocks(originals, section.blocks, newId);
    if (copies === null) return words.sectionFull;
    for (const block of copies) operations.push({ kind: 'insert-block', sectionId: section.id, block });
  }
  const name = typeName(first.block.type);
  const { length } = operations;
  const refused = store.change(operations, {
    label: length === 1 ? words.steps.duplicate(name) : words.steps.duplicateSeveral(String, length),
    select: { blocks: operations.map(({ block }) => block.id), section: null },
  });
  return refused ?? (length === 1 ? words.added(name) : words.addedSeveral(String, length));
}

function duplicateSection(store: EditorStore, id: string): string {
  const section = store.section(id);
  if (section === null) return words.nothingSelected;
  const copy = copySection(section, newId);
  const refused = store.change([{ kind: 'insert-section', section: copy, after: id }], {
    label: words.steps.duplicateSection,
    select: { blocks: [], section: copy.id },
  });
  return refused ?? words.steps.duplicateSection;
}

/** Moves a section one place up or down. */
export function moveSection(store: EditorStore, id: string, by: -1 | 1): string {
  const { sections } = store.getState().document;
  const at = sections.findIndex((section) => section.id === id);
  const target = at + by;
  if (at === -1 || target < 0 || target >= sections.length) return words.refusedStep;
  const after = by === 1 ? sections[target]?.id : sections[target - 1]?.id;
  const refused = store.change([{ kind: 'move-section', id, after: after ?? null }], {
    label: words.steps.moveSection,
  });
  return refused ?? words.section(target + 1);
}

/** Moves a block over the next one that lies over it, or under the next one under it. Returns what is said. */
export function changeDepth(store: EditorStore, id: string, by: -1 | 1): string {
  const found = store.find(id);
  if (found === null) return words.refusedStep;
  const depth = depthAfter(found.block, found.section.blocks, by);
  if (depth === null) return by === 1 ? pageCanvas.frontAlready : pageCanvas.backAlready;
  const refused = store.change([{ kind: 'place-block', id, layout: { depth: depth === 0 ? null : depth } }], {
    label: by === 1 ? words.forward : words.backward,
  });
  const pile = pileOf(store.find(id)?.section.blocks ?? [], id, ({ place }) => place);
  return refused ?? pageCanvas.layerOf(pile.indexOf(id) + 1, pile.length);
}

/**
 * Puts a block into an area of its own or another section, and the others beside it where they are shown meanwhile.
 * Returns what is said.
 */
export function placeBlock(
  store: EditorStore,
  id: string,
  target: {
    readonly area: GridArea;
    /** Blocks that go with it, to the same section. */
    readonly together?: Areas;
    readonly others: Areas;
    readonly sectionId?: string;
    readonly isResize?: boolean;
  },
): string {
  const found = store.find(id);
  if (found === null) return words.refusedStep;
  const { device } = store.getState();
  const name = typeName(found.block.type);
  const layoutOf = (area: GridArea) => (device === 'phone' ? { phone: area } : { place: area });
  const others = placeOthers(store, target.others);
  const moved = [...(target.together ?? []), [id, target.area] as const];
  const { length } = moved;
  const label =
    length > 1
      ? words.steps.moveSeveral(String, length)
      : target.isResize === true
        ? words.steps.resize(name)
        : words.steps.move(name);
  const refused = store.change(
    [
      ...others,
      ...moved.map(([one, area]): Operation => ({
        kind: 'place-block',
        id: one,
        ...(target.sectionId === undefined ? {} : { sectionId: target.sectionId }),
        layout: layoutOf(area),
      })),
    ],
    { label },
  );
  if (length > 1) return refused ?? words.movedSeveral(String, length, spokenPlace(target.area));
  return (
    refused ?? (target.isResize === true ? spokenSize(target.area) : words.movedTo(spokenPlace(target.area)))
  );
}

/** What puts blocks where they are shown on the device while something is dragged; none for those that are there. */
export function placeOthers(store: EditorStore, others: Areas): readonly Operation[] {
  const { device } = store.getState();
  const stored = device === 'phone' ? 'phone' : 'place';
  return [...others]
    .filter(([id, area]) => !isSameJson(store.find(id)?.block[stored], area))
    .map(([id, area]): Operation => ({ kind: 'place-block', id, layout: { [stored]: area } }));
}

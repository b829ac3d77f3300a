import { fail, ok, type Result } from '../result.ts';
import type { BlockLayout, Operation, SectionLook } from './operation.ts';
import {
  GRID_COLUMNS,
  type GridArea,
  MAX_ROWS,
  MAX_SECTION_BLOCKS,
  MAX_SECTIONS,
  type PageBlock,
  type PageDocument,
  type PageSection,
  PHONE_COLUMNS,
} from './page-document.ts';
import { inReadingOrder } from './reading-order.ts';
import { tidyBlock, tidySection, withoutUndefined } from './tidy-document.ts';

/** A document after an operation, and the operation that leads back. */
export interface Applied {
  readonly document: PageDocument;
  readonly inverse: Operation;
}

type Refusable<T> = Result<T, 'DRAFT_CHANGE_REFUSED'>;

const blockGone = 'the block is no longer on the page.';
const sectionGone = 'the section is no longer on the page.';
const sectionShared = 'a shared section is edited by itself.';

/**
 * Applies one operation to a document; only the sections it concerns become new objects. `inverse` leads back: exact to
 * the byte of its JSON where the document is in the form of `tidyDocument`, which operations keep. An operation that
 * changes nothing gives back the same document object. `DRAFT_CHANGE_REFUSED`, with its `problem` in an owner's words,
 * where it concerns what is gone, would use an id twice, leaves the grid or exceeds what a page may have.
 */
export function applyOperation(document: PageDocument, operation: Operation): Refusable<Applied> {
  switch (operation.kind) {
    case 'insert-section':
      return insertSection(document, operation.section, operation.after);
    case 'remove-section':
      return removeSection(document, operation.id);
    case 'move-section':
      return moveSection(document, operation);
    case 'change-section':
      return changeSection(document, operation.id, operation.look);
    case 'insert-block':
      return insertBlock(document, operation.sectionId, operation.block);
    case 'remove-block':
      return removeBlock(document, operation.id);
    case 'place-block':
      return placeBlock(document, operation);
    case 'change-props':
      return changeProps(document, operation);
    default:
      return operation satisfies never;
  }
}

/**
 * Applies operations in turn, all or none. `inverses` undo them when they are applied in the order in which they stand:
 * the last operation's comes first. Operations that change nothing have none.
 */
export function applyOperations(
  document: PageDocument,
  operations: readonly Operation[],
): Refusable<{ readonly document: PageDocument; readonly inverses: readonly Operation[] }> {
  let now = document;
  const inverses: Operation[] = [];
  for (const operation of operations) {
    const applied = applyOperation(now, operation);
    if (!applied.ok) return applied;
    if (applied.value.document !== now) inverses.push(applied.value.inverse);
    now = applied.value.document;
  }
  return ok({ document: now, inverses: inverses.toReversed() });
}

function insertSection(
  document: PageDocument,
  section: PageSection,
  after: string | null,
): Refusable<Applied> {
  const { sections } = document;
  const at = indexAfter(sections, after);
  if (at === null) return refuse(sectionGone);
  if (sections.length >= MAX_SECTIONS) return refuse(`a page has at most ${MAX_SECTIONS} sections.`);
  if (sections.some(({ id }) => id === section.id)) return refuse('the section is on the page already.');
  if (section.blocks.length > MAX_SECTION_BLOCKS) return refuseFull();
  if (section.shared !== undefined && section.blocks.length > 0) return refuse(sectionShared);
  const ids = blockIds(document);
  for (const block of section.blocks) {
    const problem = ids.has(block.id)
      ? 'a block of the section is on the page already.'
      : layoutProblem(block);
    if (problem !== null) return refuse(problem);
    ids.add(block.id);
  }
  return ok({
    document: { ...document, sections: sections.toSpliced(at, 0, tidySection(section)) },
    inverse: { kind: 'remove-section', id: section.id },
  });
}

function removeSection(document: PageDocument, id: string): Refusable<Applied> {
  const { sections } = document;
  const at = sections.findIndex((section) => section.id === id);
  const section = sections[at];
  if (section === undefined) return refuse(sectionGone);
  return ok({
    document: { ...document, sections: sections.toSpliced(at, 1) },
    inverse: { kind: 'insert-section', section, after: sections[at - 1]?.id ?? null },
  });
}

function moveSection(
  document: PageDocument,
  operation: Extract<Operation, { kind: 'move-section' }>,
): Refusable<Applied> {
  const { id, after } = operation;
  const { sections } = document;
  const from = sections.findIndex((section) => section.id === id);
  const section = sections[from];
  if (section === undefined) return refuse(sectionGone);
  const before = sections[from - 1]?.id ?? null;
  if (after === id || after === before) return ok({ document, inverse: operation });
  const others = sections.toSpliced(from, 1);
  const at = indexAfter(others, after);
  if (at === null) return refuse(sectionGone);
  return ok({
    document: { ...document, sections: others.toSpliced(at, 0, section) },
    inverse: { kind: 'move-section', id, after: before },
  });
}

function changeSection(document: PageDocument, id: string, look: SectionLook): Refusable<Applied> {
  const at = document.sections.findIndex((section) => section.id === id);
  const section = document.sections[at];
  if (section === undefined) return refuse(sectionGone);
  if (section.shared !== undefined) return refuse(sectionShared);
  const { background, ...rest } = withoutUndefined(look);
  const { background: backgroundBefore, ...parts } = section;
  const backgroundAfter = background === undefined ? backgroundBefore : (background ?? undefined);
  const after = tidySection({
    ...parts,
    ...rest,
    ...(backgroundAfter === undefined ? {} : { background: backgroundAfter }),
  });
  const inverse: Operation = { kind: 'change-section', id, look: valuesBefore(section, look) };
  return ok({ document: isSame(section, after) ? document : withSection(document, at, after), inverse });
}

function insertBlock(document: PageDocument, sectionId: string, block: PageBlock): Refusable<Applied> {
  const at = document.sections.findIndex((section) => section.id === sectionId);
  const section = document.sections[at];
  if (section === undefined) return refuse(sectionGone);
  if (section.shared !== undefined) return refuse(sectionShared);
  if (findBlock(document, block.id) !== null) return refuse('the block is on the page already.');
  if (section.blocks.length >= MAX_SECTION_BLOCKS) return refuseFull();
  const problem = layoutProblem(block);
  if (problem !== null) return refuse(problem);
  const after = withBlocks(section, [...section.blocks, tidyBlock(block)]);
  return ok({
    document: withSection(document, at, after),
    inverse: { kind: 'remove-block', id: block.id },
  });
}

function removeBlock(document: PageDocument, id: string): Refusable<Applied> {
  const found = findBlock(document, id);
  if (found === null) return refuse(blockGone);
  const { section, block } = found;
  const after = withBlocks(section, section.blocks.toSpliced(found.blockAt, 1));
  return ok({
    document: withSection(document, found.sectionAt, after),
    inverse: { kind: 'insert-block', sectionId: section.id, block },
  });
}

function placeBlock(
  document: PageDocument,
  operation: Extract<Operation, { kind: 'place-block' }>,
): Refusable<Applied> {
  const { id, sectionId, layout } = operation;
  const found = findBlock(document, id);
  if (found === null) return refuse(blockGone);
  const { section, block, sectionAt, blockAt } = found;
  const after = withLayout(block, layout);
  const problem = layoutProblem(after);
  if (problem !== null) return refuse(problem);
  const before = valuesBefore(block, layout);
  if (sectionId === undefined || sectionId === section.id) {
    const inverse: Operation = { kind: 'place-block', id, layout: before };
    if (isSame(block, after)) return ok({ document, inverse });
    const blocks = section.blocks.with(blockAt, after);
    return ok({ document: withSection(document, sectionAt, withBlocks(section, blocks)), inverse });
  }
  const targetAt = document.sections.findIndex((other) => other.id === sectionId);
  const target = document.sections[targetAt];
  if (target === undefined) return refuse(sectionGone);
  if (target.shared !== undefined) return refuse(sectionShared);
  if (target.blocks.length >= MAX_SECTION_BLOCKS) return refuseFull();
  const left = withBlocks(section, section.blocks.toSpliced(blockAt, 1));
  const joined = withBlocks(target, [...target.blocks, after]);
  return ok({
    document: withSection(withSection(document, sectionAt, left), targetAt, joined),
    inverse: { kind: 'place-block', id, sectionId: section.id, layout: before },
  });
}

/** A block with another layout; null takes a part away. */
function withLayout(block: PageBlock, layout: BlockLayout): PageBlock {
  const given = Object.entries(layout).filter(([, part]) => part !== undefined);
  const parts = Object.fromEntries(given.map(([name, part]) => [name, part ?? undefined]));
  return tidyBlock({ ...block, ...parts });
}

function changeProps(
  document: PageDocument,
  operation: Extract<Operation, { kind: 'change-props' }>,
): Refusable<Applied> {
  const { id, props, removed = [] } = operation;
  const found = findBlock(document, id);
  if (found === null) return refuse(blockGone);
  const { section, block, sectionAt, blockAt } = found;
  // Removed first: a name that is also set then goes to the end, by which an inverse restores the order of keys.
  const values = new Map(Object.entries(block.props));
  for (const name of removed) values.delete(name);
  for (const [name, value] of Object.entries(withoutUndefined(props))) values.set(name, value);
  const after = Object.fromEntries(values);
  const inverse = inverseOfProps(id, block.props, after);
  if (isSame(block.props, after)) return ok({ document, inverse });
  const blocks = section.blocks.with(blockAt, { ...block, props: after });
  return ok({ document: withSection(document, sectionAt, { ...section, blocks }), inverse });
}

/**
 * The operation that turns props into what they were. From the first key that is missing or stands elsewhere, all keys
 * are taken away and set again, so that their order is restored too.
 */
function inverseOfProps(
  id: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Operation {
  const namesBefore = Object.keys(before);
  const namesAfter = Object.keys(after);
  const firstMoved = namesBefore.findIndex((name, index) => name !== namesAfter[index]);
  const kept = firstMoved === -1 ? namesBefore.length : firstMoved;
  const removed = namesAfter.slice(kept);
  const restored = namesBefore.filter((name, index) => index >= kept || !isSame(before[name], after[name]));
  const props = Object.fromEntries(restored.map((name) => [name, before[name]]));
  return removed.length === 0
    ? { kind: 'change-props', id, props }
    : { kind: 'change-props', id, props, removed };
}

/** The values that the named parts had; null for those that were missing. */
function valuesBefore<T extends object>(
  before: PageBlock | PageSection,
  changed: T,
): { readonly [K in keyof T]: T[K] } {
  const parts = new Map<string, unknown>(Object.entries(before));
  const names = Object.entries(changed).filter(([, part]) => part !== undefined);
  // Each name's type is the same before and after; null is allowed for those that may be missing.
  return Object.fromEntries(names.map(([name]) => [name, parts.get(name) ?? null])) as T;
}

function withSection(document: PageDocument, at: number, section: PageSection): PageDocument {
  return { ...document, sections: document.sections.with(at, section) };
}

function withBlocks(section: PageSection, blocks: readonly PageBlock[]): PageSection {
  return { ...section, blocks: inReadingOrder(blocks) };
}

/** Where a section comes that follows the named one; null where that one is gone. */
function indexAfter(sections: readonly PageSection[], after: string | null): number | null {
  if (after === null) return 0;
  const at = sections.findIndex(({ id }) => id === after);
  return at === -1 ? null : at + 1;
}

function findBlock(document: PageDocument, id: string) {
  for (const [sectionAt, section] of document.sections.entries()) {
    const blockAt = section.blocks.findIndex((block) => block.id === id);
    const block = section.blocks[blockAt];
    if (block !== undefined) return { section, sectionAt, block, blockAt };
  }
  return null;
}

function blockIds(document: PageDocument): Set<string> {
  return new Set(document.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
}

/** What is wrong with where a block is; null: nothing. */
function layoutProblem({ place, phone, depth }: PageBlock): string | null {
  if (!isInside(place, GRID_COLUMNS)) return 'the block would leave the grid of its section.';
  if (phone !== undefined && !isInside(phone, PHONE_COLUMNS))
    return 'the block would leave the grid of its section on a phone.';
  if (depth !== undefined && (!Number.isInteger(depth) || Math.abs(depth) > MAX_DEPTH))
    return 'the block cannot go further to the front or to the back.';
  return null;
}

/** The greatest depth of a block; the least is its negative. */
const MAX_DEPTH = 100;

function isInside({ column, columns, row, rows }: GridArea, gridColumns: number): boolean {
  return (
    [column, columns, row, rows].every((size) => Number.isInteger(size) && size >= 1) &&
    column + columns - 1 <= gridColumns &&
    row + rows - 1 <= MAX_ROWS
  );
}

/** Whether two values are stored as the same bytes. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function refuse(problem: string): Refusable<never> {
  return fail('DRAFT_CHANGE_REFUSED', { params: { problem } });
}

function refuseFull(): Refusable<never> {
  return refuse(`a section has at most ${MAX_SECTION_BLOCKS} blocks.`);
}

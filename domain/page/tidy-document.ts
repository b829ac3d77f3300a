import type { PageBlock, PageDocument, PageSection } from './page-document.ts';
import { inReadingOrder } from './reading-order.ts';

const BLOCK_KEYS = ['id', 'type', 'place', 'phone', 'depth', 'align', 'hidden', 'props'];
const SECTION_KEYS = ['id', 'theme', 'space', 'fullWidth', 'background', 'shared', 'blocks'];
const AREA_KEYS = ['column', 'columns', 'row', 'rows'];
const ALIGN_KEYS = ['x', 'y'];

/**
 * A document in its one form: keys of sections and blocks in one order, nothing undefined, no depth of 0, no empty
 * alignment, blocks in reading order. Operations keep documents in this form, and only of such documents are their
 * inverses exact to the byte, so a document from elsewhere (a database may store keys in another order) is made tidy
 * first. What is tidy already is given back as the same object; props keep the order of their keys.
 */
export function tidyDocument(document: PageDocument): PageDocument {
  const sections = mapSame(document.sections, tidySection);
  const keys = Object.keys(document);
  const isTidy = sections === document.sections && keys.length === 2 && keys[0] === 'version';
  return isTidy ? document : { version: document.version, sections };
}

/** A section in its one form, as `tidyDocument` has it. */
export function tidySection(section: PageSection): PageSection {
  const blocks = inReadingOrder(mapSame(section.blocks, tidyBlock));
  return inOrder(blocks === section.blocks ? section : { ...section, blocks }, SECTION_KEYS);
}

/** A block in its one form, as `tidyDocument` has it. */
export function tidyBlock(block: PageBlock): PageBlock {
  const parts: Record<string, unknown> = {};
  const place = inOrder(block.place, AREA_KEYS);
  if (place !== block.place) parts['place'] = place;
  if (block.phone !== undefined) {
    const phone = inOrder(block.phone, AREA_KEYS);
    if (phone !== block.phone) parts['phone'] = phone;
  }
  if (block.depth === 0) parts['depth'] = undefined;
  if (block.align !== undefined) {
    const align = inOrder(block.align, ALIGN_KEYS);
    if (Object.keys(align).length === 0) parts['align'] = undefined;
    else if (align !== block.align) parts['align'] = align;
  }
  const props = withoutUndefined(block.props);
  if (props !== block.props) parts['props'] = props;
  const isChanged = Object.keys(parts).length > 0;
  return inOrder(isChanged ? { ...block, ...parts } : block, BLOCK_KEYS);
}

/**
 * A value as JSON stores it: keys that are undefined are left out, undefined entries of lists are null. The same object
 * where there are none.
 */
export function withoutUndefined<T>(value: T): T {
  const clean = cleaned(value);
  // Only what JSON cannot hold was taken out of it.
  return clean as T;
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return mapSame(value, (entry: unknown) => cleaned(entry) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after: [string, unknown][] = [];
  let isSame = true;
  for (const [key, part] of before) {
    const clean = cleaned(part);
    if (clean !== part || clean === undefined) isSame = false;
    if (clean !== undefined) after.push([key, clean]);
  }
  return isSame ? value : Object.fromEntries(after);
}

/** An object with the named keys in that order, as far as they are defined; the same object where it is so already. */
function inOrder<T extends object>(value: T, keys: readonly string[]): T {
  const found = new Map<string, unknown>(Object.entries(value));
  const wanted = keys.filter((key) => found.get(key) !== undefined);
  const has = Object.keys(value);
  if (has.length === wanted.length && has.every((key, index) => key === wanted[index])) return value;
  // The same parts in another order.
  return Object.fromEntries(wanted.map((key) => [key, found.get(key)])) as T;
}

function mapSame<T>(list: readonly T[], change: (entry: T) => T): readonly T[] {
  let isSame = true;
  const changed = list.map((entry) => {
    const after = change(entry);
    if (after !== entry) isSame = false;
    return after;
  });
  return isSame ? list : changed;
}

import { copySection } from './copy-blocks.ts';
import type { Operation } from './operation.ts';
import type { PageBlock, PageDocument, PageSection } from './page-document.ts';

/** Shared sections of a website. */
export const MAX_PARTS = 200;
/** Blocks of a page with those of its shared sections; one that would exceed them is not shown. */
const MAX_SHOWN_BLOCKS = 2_000;
/** Between an id and the number that makes it another one; no stored id has it. */
const NTH = '~';

/** The ids of the parts that a page refers to, each once. */
export function sharedIds({ sections }: PageDocument): readonly string[] {
  return [...new Set(sections.flatMap(({ shared }) => shared ?? []))];
}

/**
 * A page with its shared sections in their places. The first section of a part has the id of the place where it stands,
 * so that links to it stay right; ids that the page has already get a number, so that they differ. What a part refers to
 * itself is left out. A reference to a part that is not among `parts` stays empty. The same document where it has none.
 */
export function resolveShared(
  document: PageDocument,
  parts: ReadonlyMap<string, PageDocument>,
): PageDocument {
  if (document.sections.every(({ shared }) => shared === undefined)) return document;
  const own = document.sections.flatMap(({ blocks }) => blocks);
  const taken = new Set(own.map(({ id }) => id));
  let count = own.length;
  const sections = document.sections.flatMap((section): readonly PageSection[] => {
    const { id, shared } = section;
    const found = shared === undefined ? [] : ownSections(parts.get(shared));
    const added = found.reduce((sum, { blocks }) => sum + blocks.length, 0);
    if (shared === undefined || found.length === 0 || count + added > MAX_SHOWN_BLOCKS) return [section];
    count += added;
    return found.map((one, index) => ({
      ...one,
      id: index === 0 ? id : `${id}${NTH}${index + 1}`,
      shared,
      blocks: one.blocks.map((block) => withFreeId(block, taken)),
    }));
  });
  return { ...document, sections };
}

/** The sections of a part itself. */
export function ownSections(part: PageDocument | undefined): readonly PageSection[] {
  return (part?.sections ?? []).filter(({ shared }) => shared === undefined);
}

function withFreeId(block: PageBlock, taken: Set<string>): PageBlock {
  let { id } = block;
  for (let nth = 2; taken.has(id); nth += 1) id = `${block.id}${NTH}${nth}`;
  taken.add(id);
  return id === block.id ? block : { ...block, id };
}

/** The stored id of a block or section that `resolveShared` may have given a number. */
export function storedId(id: string): string {
  return id.split(NTH, 1)[0] ?? id;
}

/** Puts a part where a section stands. The place keeps the id, so that links to it stay right. */
export function shareOperations(document: PageDocument, id: string, partId: string): readonly Operation[] {
  const at = document.sections.findIndex((section) => section.id === id);
  return [
    { kind: 'remove-section', id },
    {
      kind: 'insert-section',
      section: { ...referenceTo(partId), id },
      after: document.sections[at - 1]?.id ?? null,
    },
  ];
}

/** A place of a part, still without an id of its own. */
export function referenceTo(partId: string): Omit<PageSection, 'id'> {
  return { theme: 'light', space: 'normal', fullWidth: false, shared: partId, blocks: [] };
}

/** Puts copies of a part's sections where it stands: blocks get new ids, the first section keeps that of the place. */
export function detachOperations(
  document: PageDocument,
  id: string,
  part: PageDocument,
  newId: () => string,
): readonly Operation[] {
  const at = document.sections.findIndex((section) => section.id === id);
  let after = document.sections[at - 1]?.id ?? null;
  const copies = ownSections(part).map((section, index) => {
    const copy = copySection(section, newId);
    return index === 0 ? { ...copy, id } : copy;
  });
  return [
    { kind: 'remove-section', id },
    ...copies.map((section): Operation => {
      const operation = { kind: 'insert-section', section, after } as const;
      after = section.id;
      return operation;
    }),
  ];
}

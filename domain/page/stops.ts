import type { PageBlock, PageDocument, PageSection } from './page-document.ts';

/** What arrow keys choose one after the other: a block, or a section that has none of its own. */
export type Stop =
  | { readonly kind: 'block'; readonly id: string; readonly block: PageBlock }
  | { readonly kind: 'section'; readonly id: string; readonly section: PageSection };

/** The stops of a page in the order in which they are read: blocks, shared sections and empty ones. */
function stopsOf({ sections }: PageDocument): readonly Stop[] {
  return sections.flatMap((section): readonly Stop[] =>
    section.blocks.length === 0
      ? [{ kind: 'section', id: section.id, section }]
      : section.blocks.map((block) => ({ kind: 'block', id: block.id, block })),
  );
}

/**
 * The stop after or before what is selected, null at an end. With nothing selected the first or the last; from a section
 * that is selected as a whole its own first block, or what is before it.
 */
export function nextStop(
  document: PageDocument,
  selected: { readonly block: string | undefined; readonly section: string | null },
  by: -1 | 1,
): Stop | null {
  const stops = stopsOf(document);
  const at = stops.findIndex(({ id }) => id === (selected.block ?? selected.section));
  if (at !== -1) return stops[at + by] ?? null;
  const section = document.sections.find(({ id }) => id === selected.section);
  const [first] = section?.blocks ?? [];
  const inside = first === undefined ? -1 : stops.findIndex(({ id }) => id === first.id);
  if (inside === -1) return (by === 1 ? stops[0] : stops.at(-1)) ?? null;
  return stops[by === 1 ? inside : inside - 1] ?? null;
}

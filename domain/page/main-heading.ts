import type { PageDocument } from './page-document.ts';

/** Whether a page has its main heading, of which it has one: a hero, or a heading of level 1. */
export function hasMainHeading({ sections }: PageDocument): boolean {
  return sections.some(({ blocks }) =>
    blocks.some(({ type, props }) => type === 'hero' || (type === 'heading' && props['level'] === 1)),
  );
}

import type { GridArea, PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { SPACE_ROWS } from '@vitrine/domain/page/grid-rows.ts';
import type { BlockProps } from './block-props.ts';

/** Columns of 24 that a block takes. */
export type Columns = Pick<GridArea, 'column' | 'columns'>;

/** A block that gets its row from the section it is put into. */
export interface UnplacedBlock extends Pick<PageBlock, 'type' | 'props' | 'align' | 'hidden'> {
  readonly at: Columns;
}

/** A section whose blocks have a place but no ids yet. */
export interface UnnamedSection extends Omit<PageSection, 'id' | 'blocks' | 'shared'> {
  /** The section is at `#section-<anchor>` of its page: a few letters, unique there. */
  readonly anchor?: string;
  readonly blocks: readonly Omit<PageBlock, 'id'>[];
}

/** A page as sections of blocks, without ids: `withIds` makes it a document. */
export interface UnnamedPage {
  readonly sections: readonly UnnamedSection[];
}

const FULL_WIDTH: Columns = { column: 1, columns: 24 };

/** A block on columns of 24; full width by default. Its props are those of `blocks/<type>/<type>.schema.ts`. */
export function block<Type extends keyof BlockProps>(
  type: Type,
  props: BlockProps[Type],
  at: Columns = FULL_WIDTH,
  more: Pick<PageBlock, 'align' | 'hidden'> = {},
): UnplacedBlock {
  return { type, at, props: { ...props }, ...more };
}

/** Columns `first` to `last` of 24, both included. */
export const columns = (first: number, last: number): Columns => ({
  column: first,
  columns: last - first + 1,
});

type SectionLook = Partial<Pick<UnnamedSection, 'theme' | 'space' | 'fullWidth' | 'background' | 'anchor'>>;

/** A section of blocks in reading order: one that begins right of the one before it stands beside it, else below. */
export function section(look: SectionLook, ...blocks: readonly UnplacedBlock[]): UnnamedSection {
  const fullWidth = look.fullWidth ?? false;
  let row = 1;
  let taken = 0;
  const placed = blocks.map(({ at, ...rest }): Omit<PageBlock, 'id'> => {
    if (at.column <= taken) row += fullWidth ? 1 : 1 + SPACE_ROWS;
    taken = at.column + at.columns - 1;
    return { ...rest, place: { ...at, row, rows: 1 } };
  });
  return { theme: 'light', space: 'normal', ...look, fullWidth, blocks: placed };
}

export function page(...sections: readonly UnnamedSection[]): UnnamedPage {
  return { sections };
}

/** The document of a page; sections with an anchor have it as their id, all else gets a new one. */
export function withIds({ sections }: UnnamedPage, newId: () => string): PageDocument {
  return {
    version: 2,
    sections: sections.map(({ anchor, blocks, ...look }) => ({
      id: anchor ?? newId(),
      ...look,
      blocks: blocks.map((placed) => ({ id: newId(), ...placed })),
    })),
  };
}

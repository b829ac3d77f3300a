import { cssOfPageColor } from '@vitrine/domain/color/page-color.ts';
import { keptOnGrid, withoutAbsent } from '@vitrine/domain/page/grid-rows.ts';
import {
  GRID_COLUMNS,
  PHONE_COLUMNS,
  type GridArea,
  type PageBlock,
  type PageSection,
} from '@vitrine/domain/page/page-document.ts';
import { isArrangedForPhone, phoneAreas } from '@vitrine/domain/page/phone-areas.ts';
import type { CSSProperties } from 'react';

/** Where a block stands; missing where it is not shown, or where a phone stacks the blocks of its section. */
export interface BlockAreas {
  readonly desktop?: GridArea | undefined;
  readonly phone?: GridArea | undefined;
}

/** Attributes of the element around a block. */
export interface BlockAttributes {
  readonly className: 'block';
  readonly 'data-block': string;
  /** Where it is not shown. */
  readonly 'data-hide'?: PageBlock['hidden'];
  readonly style: CSSProperties;
}

/** Attributes of the element around a block on the editor's canvas, where hidden blocks are seen too. */
export type CanvasBlockAttributes = Omit<BlockAttributes, 'data-hide'> & {
  readonly 'data-block-id': string;
  readonly 'data-hide-in-canvas'?: PageBlock['hidden'];
};

/** Attributes of the element around a section. */
export interface SectionAttributes {
  /** With `own-ground` where the section has a plain background color of its own. */
  readonly className: 'section' | 'section own-ground';
  readonly id: string;
  readonly 'data-theme': PageSection['theme'];
  readonly 'data-space': PageSection['space'];
  readonly 'data-width'?: 'full';
  readonly style?: CSSProperties;
  /** On the canvas only. */
  readonly 'data-section-id'?: string;
}

/** Attributes of the element around a section's blocks. */
export interface GridAttributes {
  readonly className: 'section-grid';
  /** Present where the section is arranged for the phone. */
  readonly 'data-phone'?: '';
  readonly style?: CSSProperties;
}

/**
 * Where the blocks of a section stand, by their ids. Blocks that are not shown on a device leave no hole there. The
 * canvas shows all, and so has all where the document has them.
 */
export function sectionAreas(
  section: PageSection,
  isShown: (block: PageBlock, device: 'desktop' | 'phone') => boolean,
): ReadonlyMap<string, BlockAreas> {
  const { blocks } = section;
  const areasOf = (
    device: 'desktop' | 'phone',
    areaOf: (block: PageBlock) => GridArea | undefined,
  ): ReadonlyMap<string, GridArea> => {
    const shown = new Map<string, GridArea>();
    const absent: GridArea[] = [];
    for (const block of blocks) {
      const area = areaOf(block);
      if (area === undefined) continue;
      if (isShown(block, device)) shown.set(block.id, area);
      else absent.push(area);
    }
    return withoutAbsent(shown, absent);
  };
  const desktop = areasOf('desktop', ({ place }) => keptOnGrid(place, GRID_COLUMNS));
  const onPhone = phoneAreas(section);
  const phone = areasOf('phone', ({ id }) => {
    const area = onPhone?.get(id);
    return area && keptOnGrid(area, PHONE_COLUMNS);
  });
  return new Map(blocks.map(({ id }) => [id, { desktop: desktop.get(id), phone: phone.get(id) }]));
}

/** Attributes of the element around a block that stands there. */
export function blockAttributes(block: PageBlock, areas: BlockAreas): BlockAttributes {
  const { type, hidden, depth = 0, align } = block;
  const style: Record<string, string | number> = {};
  // Custom properties, since each applies to windows of one width.
  if (areas.desktop !== undefined) style['--at'] = cssArea(areas.desktop);
  if (areas.phone !== undefined) style['--phone'] = cssArea(areas.phone);
  if (depth !== 0) style['zIndex'] = depth;
  if (align?.x !== undefined) style['justifySelf'] = align.x;
  if (align?.y !== undefined) style['alignSelf'] = align.y;
  return {
    className: 'block',
    'data-block': type,
    ...(hidden === undefined ? {} : { 'data-hide': hidden }),
    style,
  };
}

/** Attributes of the element around a block on the editor's canvas. */
export function canvasBlockAttributes(block: PageBlock, areas: BlockAreas): CanvasBlockAttributes {
  const { 'data-hide': hidden, ...attributes } = blockAttributes(block, areas);
  return {
    ...attributes,
    'data-block-id': block.id,
    ...(hidden === undefined ? {} : { 'data-hide-in-canvas': hidden }),
  };
}

/** Attributes of the element around a section on a page. */
export function pageSectionAttributes(section: PageSection): SectionAttributes {
  const { id, theme, space, fullWidth, background } = section;
  // Stored documents are not validated here: what is no color means no background.
  const ground = background?.source === 'color' ? cssOfPageColor(background.color) : null;
  return {
    className: ground === null ? 'section' : 'section own-ground',
    id: `section-${id}`,
    'data-theme': theme,
    'data-space': space,
    ...(fullWidth ? { 'data-width': 'full' } : {}),
    ...(ground === null ? {} : { style: groundStyle(ground) }),
  };
}

/** What is behind the section's blocks, for its own rules and for those of its blocks that are made of the background. */
function groundStyle(color: string): CSSProperties {
  const style: Record<string, string> = { '--paper': color, backgroundColor: 'var(--paper)' };
  return style;
}

/** Attributes of the element around a section on the editor's canvas. */
export function canvasSectionAttributes(section: PageSection): SectionAttributes {
  return { ...pageSectionAttributes(section), 'data-section-id': section.id };
}

/** Attributes of the element around the sections of a part on the editor's canvas, which is chosen as a whole. */
export function canvasPlaceAttributes(section: PageSection) {
  return { 'data-section-id': section.id, 'data-shared': section.shared ?? '' } as const;
}

/** Attributes of the element around a section's blocks. */
export function gridAttributes(section: PageSection): GridAttributes {
  // Keeps a block below the others in front of the section's background.
  const isLayered = section.blocks.some(({ depth = 0 }) => depth < 0);
  return {
    className: 'section-grid',
    ...(isArrangedForPhone(section) ? { 'data-phone': '' as const } : {}),
    ...(isLayered ? { style: { isolation: 'isolate' } } : {}),
  };
}

/** An area as the value of `grid-area`. */
const cssArea = ({ column, columns, row, rows }: GridArea): string =>
  `${row}/${column}/span ${rows}/span ${columns}`;

import { type Areas, desktopAreas, fitRows, startingPhoneAreas } from '@vitrine/domain/page/arrange-areas.ts';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import type { Device } from '../editor-store.ts';
import type { FrameDom } from './frame-dom.ts';
import { measureGrid, USUAL_UNIT } from './grid-metrics.ts';

/**
 * The areas of a section's blocks as they are shown, in rows of even height: where text made a row grow, its blocks take
 * as many rows as it is high. So everything stays where it is while a block is moved by cells. On a phone, a section that
 * was never arranged for it gets the areas its stack has. Areas that are as stored are among them.
 */
export function evenAreas(dom: FrameDom, section: PageSection, device: Device): Areas {
  const areas = device === 'desktop' ? desktopAreas(section.blocks) : startingPhoneAreas(section.blocks);
  const grid = dom.gridElement(section.id);
  if (grid === null) return areas;
  const isStacked = device === 'phone' && section.blocks.every(({ phone }) => phone === undefined);
  const unit = measureGrid(grid)?.unit ?? unitOf(grid);
  const heights = new Map(
    section.blocks.map(({ id }) => [id, heightOf(dom.blockElement(id), isStacked)] as const),
  );
  return new Map([...areas, ...fitRows(areas, heights, unit)]);
}

/** Shows the blocks of a section in these areas until `show` or another preview. */
export function previewAreas(dom: FrameDom, section: PageSection, areas: Areas, device: Device): void {
  dom.preview({
    ...section,
    blocks: section.blocks.map((block) => {
      const area = areas.get(block.id);
      if (area === undefined) return block;
      return device === 'phone' ? { ...block, phone: area } : { ...block, place: area };
    }),
  });
}

function heightOf(wrapper: HTMLElement | null, isStacked: boolean): number {
  if (wrapper === null) return 0;
  // In a stack the distance to the next block is a gap; on the grid it is part of the rows.
  const gap = isStacked
    ? Number.parseFloat(
        wrapper.ownerDocument.defaultView?.getComputedStyle(wrapper.parentElement ?? wrapper).rowGap ?? '',
      ) || 0
    : 0;
  return wrapper.getBoundingClientRect().height + gap;
}

/** A row's height where the grid has no rows of its own yet. */
function unitOf(grid: HTMLElement): number {
  const row = grid.ownerDocument.defaultView?.getComputedStyle(grid).getPropertyValue('--row') ?? '';
  const probe = grid.ownerDocument.createElement('div');
  probe.style.cssText = `position:absolute;visibility:hidden;height:${row === '' ? `${USUAL_UNIT}px` : row}`;
  grid.append(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  return height > 0 ? height : USUAL_UNIT;
}

import type { PageBlock, PageSection } from '@vitrine/domain/page/page-document.ts';
import { isValidElement, type ReactNode } from 'react';
import type { BlockData, BlockNeeds } from './block.ts';
import type { ReadyBlock } from './open-block.ts';

export interface BlockViewProps {
  readonly block: PageBlock;
  readonly section: Pick<PageSection, 'fullWidth'>;
  readonly data: BlockData;
  /** The block's opened props. */
  readonly ready: ReadyBlock;
  /** Shown where the block has nothing to show; by default nothing. */
  readonly placeholder?: ReactNode;
  /** As in `BlockRenderProps`. */
  readonly isFirstPicture?: boolean;
}

/**
 * What stands inside a block's element. Pages and the editor's canvas both render blocks with it, within `inLocale`, so
 * that they cannot differ.
 */
export function BlockView({
  block,
  section,
  data,
  ready,
  placeholder = null,
  isFirstPicture = false,
}: BlockViewProps) {
  const view = ready.render({
    data,
    span: Math.max(1, Math.round(block.place.columns / 2)),
    fullWidth: section.fullWidth,
    isFirstPicture,
    blockId: block.id,
  });
  return <Shown key={block.type} view={view} placeholder={placeholder} />;
}

function Shown({ view, placeholder }: { readonly view: ReactNode; readonly placeholder: ReactNode }) {
  // The view is called, as React would call it, since only its result says whether it shows anything.
  const shown = isValidElement(view) && isView(view.type) ? view.type(view.props) : view;
  return isNothing(shown) ? placeholder : shown;
}

const isView = (type: unknown): type is (props: unknown) => ReactNode => typeof type === 'function';

const isNothing = (shown: ReactNode): boolean =>
  shown === null || shown === undefined || shown === '' || typeof shown === 'boolean';

/** Whether a picture that a block needs does not exist any more. */
export const lacksPicture = ({ assetIds }: BlockNeeds, data: BlockData): boolean =>
  assetIds.some((id) => !data.assets.has(id));

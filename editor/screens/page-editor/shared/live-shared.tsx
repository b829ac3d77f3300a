import { ownSections } from '@vitrine/domain/page/shared-sections.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import type { BlockSource } from '../canvas/block-source.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { StillSection } from '../canvas/still-section.tsx';
import { useEditor } from '../use-editor.ts';
import { usePartBlocks } from './use-parts.ts';

/**
 * The shared sections that came to the page since it was opened, and those of which nothing is left; the others stay the
 * server's HTML. As there, they are shown as owners edit them, so that one sees what comes next.
 */
export function LiveShared({ dom, source }: { readonly dom: FrameDom; readonly source: BlockSource }) {
  const sections = useEditor(({ document }) => document.sections);
  return sections.map(({ id, shared }) =>
    shared === undefined ? null : (
      <Place key={`${id} ${shared}`} id={id} partId={shared} dom={dom} source={source} />
    ),
  );
}

interface PlaceProps {
  readonly id: string;
  readonly partId: string;
  readonly dom: FrameDom;
  readonly source: BlockSource;
}

function Place({ id, partId, dom, source }: PlaceProps) {
  const element = useSyncExternalStore(
    useCallback((changed) => dom.onShown(changed), [dom]),
    () => dom.sectionElement(id),
  );
  // What the server rendered is there before anything else.
  const isEmpty = useMemo(
    () => element?.dataset['shared'] === partId && !element.hasChildNodes(),
    [element, partId],
  );
  return element === null || !isEmpty
    ? null
    : createPortal(<Part id={id} partId={partId} source={source} />, element);
}

function Part({ id, partId, source }: Omit<PlaceProps, 'dom'>) {
  const { data, error } = usePartBlocks(partId);
  const isGone = error instanceof CallFailure && error.code === 'CONTENT_NOT_FOUND';
  const sections = ownSections(data?.document);
  if (isGone || (data !== undefined && sections.length === 0))
    return <div className="canvas-placeholder">{isGone ? text.gone : text.empty}</div>;
  return sections.map((section, index) => (
    <StillSection key={section.id} section={index === 0 ? { ...section, id } : section} source={source} />
  ));
}

import { inLocale } from '@vitrine/blocks/locale.ts';
import { Background, backgroundNeeds } from '@vitrine/blocks/views/section-background/section-background.tsx';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { isSameJson } from '@vitrine/domain/page/same-json.ts';
import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useEditor, useEditorStore } from '../use-editor.ts';
import type { BlockSource } from './block-source.ts';
import type { FrameDom } from './frame-dom.ts';

/**
 * The backgrounds of sections that were changed or added since the page was opened. The others stay the server's HTML.
 */
export function LiveGrounds({ dom, source }: { readonly dom: FrameDom; readonly source: BlockSource }) {
  const sections = useEditor(({ settled }) => settled.sections);
  const store = useEditorStore();
  // What the server's HTML shows.
  const [served] = useState(
    () => new Map(store.getState().document.sections.map(({ id, background }) => [id, background])),
  );
  return sections
    .filter(({ id, background }) => background !== undefined || served.get(id) !== undefined)
    .map((section) => (
      <LiveGround
        key={section.id}
        section={section}
        isAsServed={isSameJson(served.get(section.id), section.background)}
        dom={dom}
        source={source}
      />
    ));
}

function LiveGround(props: {
  readonly section: PageSection;
  readonly isAsServed: boolean;
  readonly dom: FrameDom;
  readonly source: BlockSource;
}) {
  const { section, isAsServed, dom, source } = props;
  useSyncExternalStore(source.subscribe, source.version);
  const element = useSyncExternalStore(
    useCallback((changed) => dom.onShown(changed), [dom]),
    () => dom.sectionElement(section.id),
  );
  // Before the grid stands what the server rendered; a section that was taken away and came back has nothing there.
  const ground = useMemo(() => {
    const first = element?.firstElementChild ?? null;
    return first?.classList.contains('section-ground') === true ? first : null;
  }, [element]);
  const isServed = isAsServed && ground !== null;
  useLayoutEffect(() => {
    if (isServed || ground === null) return undefined;
    ground.remove();
    return () => element?.prepend(ground);
  }, [element, ground, isServed]);
  if (isServed || element === null) return null;
  const data = source.data({ ...backgroundNeeds(section.background), itemQueries: [] });
  if (data === null) return null;
  return createPortal(
    inLocale(
      localeOf(data.site.language),
      <Background background={section.background} data={data} isFirst={false} />,
    ),
    element,
  );
}

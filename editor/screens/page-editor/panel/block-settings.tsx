import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { PageBlock, PageSection } from '@vitrine/domain/page/page-document.ts';
import { memo, Suspense, useDeferredValue, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import type { BlockSource } from '../canvas/block-source.ts';
import type { FoundBlock } from '../editor-store.ts';
import { useEditor, useEditorStore } from '../use-editor.ts';
import { BlockLayoutPanel } from './block-layout-panel.tsx';
import { BlockPanel } from './block-panel.tsx';

// Where the note cannot be loaded, nothing is warned of.
const BlockContrast = lazyPart(
  async () => (await import('../contrast/contrast-note.tsx')).BlockContrast,
  () => null,
);

/**
 * All settings of the block that is selected. They follow what is typed on the page when there is time for it, so that a
 * letter never waits for them; what is changed in them is shown at once.
 */
export function BlockSettings({ id, source }: { readonly id: string; readonly source: BlockSource }) {
  const store = useEditorStore();
  const latest = useEditor(() => store.find(id)?.block);
  const around = useEditor(() => store.find(id)?.section);
  const isTyped = useEditor(({ editing }) => editing === id);
  const found = useSettledWhile(isTyped, latest, around);
  return found === null ? null : <Settings {...found} source={source} />;
}

/** What was found, and while `isTyped` what it was when there was last time to show it. */
function useSettledWhile(
  isTyped: boolean,
  block: PageBlock | undefined,
  section: PageSection | undefined,
): FoundBlock | null {
  const [earlier, earlierAround] = [useDeferredValue(block), useDeferredValue(section)];
  const [shown, around] = isTyped ? [earlier, earlierAround] : [block, section];
  return shown === undefined || around === undefined ? null : { block: shown, section: around };
}

const Settings = memo(function Settings({
  block,
  section,
  source,
}: FoundBlock & { readonly source: BlockSource }) {
  useSyncExternalStore(source.subscribe, source.version);
  const store = useEditorStore();
  const description = describedBlock(block.type);
  if (description === undefined) return null;
  return (
    <>
      <BlockPanel
        description={description}
        props={propsOf(block, source)}
        onChange={({ props, removed }, mergeKey) =>
          store.change(
            [{ kind: 'change-props', id: block.id, props, ...(removed === undefined ? {} : { removed }) }],
            { label: words.steps.panel(description.name), mergeKey: `${block.id}.${mergeKey}` },
          )
        }
      />
      <Suspense>
        <BlockContrast block={block} section={section} source={source} />
      </Suspense>
      <BlockLayoutPanel
        block={block}
        blocks={section.blocks}
        onChange={(layout) => {
          store.change([{ kind: 'place-block', id: block.id, layout }], {
            label: words.steps.move(description.name),
          });
        }}
      />
    </>
  );
});

/** The props that the panel shows: stored ones, and the defaults of what is not stored. */
function propsOf({ type, props }: PageBlock, source: BlockSource): Readonly<Record<string, unknown>> {
  const filled = source.code(type)?.withDefaults(props);
  return typeof filled === 'object' && filled !== null ? { ...filled } : props;
}

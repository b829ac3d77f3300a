import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
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
 * All settings of the block that is selected. While its text is typed on the page they follow with each pause, so that no
 * letter waits for them; what is changed in them is shown at once.
 */
export function BlockSettings({ id, source }: { readonly id: string; readonly source: BlockSource }) {
  const store = useEditorStore();
  const block = useEditor(({ settled }) => store.find(id, settled)?.block);
  const section = useEditor(({ settled }) => store.find(id, settled)?.section);
  const isTyped = useEditor(({ editing }) => editing === id);
  // A letter typed after a pause goes first too.
  const [earlier, earlierAround] = [useDeferredValue(block), useDeferredValue(section)];
  const [shown, around] = isTyped ? [earlier, earlierAround] : [block, section];
  if (shown === undefined || around === undefined) return null;
  return <Settings block={shown} section={around} source={source} />;
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
    <BlockPanel
      description={description}
      props={propsOf(block, source)}
      onChange={({ props, removed }, mergeKey) =>
        store.change(
          [{ kind: 'change-props', id: block.id, props, ...(removed === undefined ? {} : { removed }) }],
          { label: words.steps.panel(description.name), mergeKey: `${block.id}.${mergeKey}` },
        )
      }
      note={
        <Suspense>
          <BlockContrast block={block} section={section} source={source} />
        </Suspense>
      }
      layout={
        <BlockLayoutPanel
          block={block}
          blocks={section.blocks}
          onChange={(layout) => {
            store.change([{ kind: 'place-block', id: block.id, layout }], {
              label: words.steps.move(description.name),
            });
          }}
        />
      }
    />
  );
});

/** The props that the panel shows: stored ones, and the defaults of what is not stored. */
function propsOf({ type, props }: PageBlock, source: BlockSource): Readonly<Record<string, unknown>> {
  const filled = source.code(type)?.withDefaults(props);
  return typeof filled === 'object' && filled !== null ? { ...filled } : props;
}

import { lazyPart } from '../../ui/lazy-part.tsx';
import { Alert, CloseButton } from '@mantine/core';
import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { type Ref, Suspense, useSyncExternalStore } from 'react';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { typeName } from './block-names.ts';
import type { BlockSource } from './canvas/block-source.ts';
import { focusCanvas } from './canvas/text-place.ts';
import styles from './page-editor.module.css';
import { PageCard } from './page-card.tsx';
import { BlockLayoutPanel } from './panel/block-layout-panel.tsx';
import { BlockPanel } from './panel/block-panel.tsx';
import { SectionPanel } from './panel/section-panel.tsx';
import { ListWaiting } from '../../ui/call-state.tsx';
import { sectionWords } from './shared/section-words.ts';
import { useParts } from './shared/use-parts.ts';
import { useEditor, useEditorStore } from './use-editor.ts';

// Where the notes cannot be loaded, nothing is warned of.
const withoutNote = (): null => null;
const BlockContrast = lazyPart(
  async () => (await import('./contrast/contrast-note.tsx')).BlockContrast,
  withoutNote,
);
const SectionContrast = lazyPart(
  async () => (await import('./contrast/contrast-note.tsx')).SectionContrast,
  withoutNote,
);
const SharedPanel = lazyPart(async () => (await import('./shared/shared-panel.tsx')).SharedPanel);
const KeepSection = lazyPart(async () => (await import('./shared/keep-section.tsx')).KeepSection);

/** The panel of what is selected, or of the page: it is always there, so that the page does not move under a pointer. */
export function Inspector({
  ref,
  source,
  opened,
}: {
  readonly ref: Ref<HTMLElement>;
  readonly source: BlockSource;
  readonly opened: OpenedDraft;
}) {
  useSyncExternalStore(source.subscribe, source.version);
  useParts();
  const store = useEditorStore();
  const selection = useEditor((state) => state.selection);
  const unkept = useEditor((state) => state.unkept);
  const isLocked = useEditor((state) => state.isLocked);
  const [id] = selection.blocks;
  const block = useEditor(() => (id === undefined ? null : (store.find(id)?.block ?? null)));
  const around = useEditor(() => (id === undefined ? undefined : store.find(id)?.section));
  const section = useEditor(() => (selection.section === null ? null : store.section(selection.section)));
  const description = block === null ? undefined : describedBlock(block.type);
  if ((block === null && section === null) || isLocked) return <PageCard ref={ref} opened={opened} />;
  const title =
    selection.blocks.length > 1
      ? words.several(String, selection.blocks.length)
      : block === null
        ? section === null
          ? ''
          : sectionWords(
              section,
              store.getState().document.sections.findIndex((one) => one.id === section.id),
            )
        : typeName(block.type);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from the fields in it
    <aside
      ref={ref}
      className={styles['inspector']}
      data-zone
      aria-label={words.panelTitle}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) focusCanvas();
      }}
      onBlur={() => store.closeStep()}
    >
      <div className={styles['inspectorHead']}>
        <h2>{title}</h2>
        <CloseButton
          aria-label={words.closePanel}
          onClick={() => {
            store.select({ blocks: [], section: null });
            focusCanvas();
          }}
        />
      </div>
      {selection.blocks.length > 1 && <p className={styles['inspectorHint']}>{words.severalHint}</p>}
      {section?.shared !== undefined && (
        <Suspense fallback={<ListWaiting rows={2} />}>
          <SharedPanel section={section} partId={section.shared} />
        </Suspense>
      )}
      {section !== null && section.shared === undefined && (
        <SectionPanel
          key={section.id}
          section={section}
          onChange={(look, mergeKey) =>
            store.change([{ kind: 'change-section', id: section.id, look }], {
              label: words.steps.changeSection,
              mergeKey: `${section.id}.${mergeKey}`,
            })
          }
        />
      )}
      {section !== null && section.shared === undefined && (
        <Suspense>
          <SectionContrast key={section.id} section={section} source={source} />
          <KeepSection section={section} isOnPage={opened.kind === 'page'} />
        </Suspense>
      )}
      {block !== null && description !== undefined && selection.blocks.length === 1 && (
        <>
          {unkept === block.id && <Alert m="sm">{words.textUnkept}</Alert>}
          <BlockPanel
            key={block.id}
            description={description}
            props={propsOf(block, source)}
            onChange={({ props, removed }, mergeKey) =>
              store.change(
                [
                  {
                    kind: 'change-props',
                    id: block.id,
                    props,
                    ...(removed === undefined ? {} : { removed }),
                  },
                ],
                { label: words.steps.panel(description.name), mergeKey: `${block.id}.${mergeKey}` },
              )
            }
            note={
              around !== undefined && (
                <Suspense>
                  <BlockContrast block={block} section={around} source={source} />
                </Suspense>
              )
            }
            layout={
              <BlockLayoutPanel
                block={block}
                blocks={around?.blocks ?? []}
                onChange={(layout) => {
                  store.change([{ kind: 'place-block', id: block.id, layout }], {
                    label: words.steps.move(description.name),
                  });
                }}
              />
            }
          />
        </>
      )}
    </aside>
  );
}

/** The props that the panel shows: stored ones, and the defaults of what is not stored. */
function propsOf({ type, props }: PageBlock, source: BlockSource): Readonly<Record<string, unknown>> {
  const filled = source.code(type)?.withDefaults(props);
  return typeof filled === 'object' && filled !== null ? { ...filled } : props;
}

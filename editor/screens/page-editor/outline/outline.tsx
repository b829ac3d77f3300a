/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the tree handles the keys of its items */
import { CloseButton } from '@mantine/core';
import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { useId, useRef, type KeyboardEvent } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { moveSection, removeSelected } from '../block-actions.ts';
import { BlockIcon } from '../block-icon.tsx';
import { ownWords, typeName } from '../block-names.ts';
import { sectionWords } from '../shared/section-words.ts';
import { useParts } from '../shared/use-parts.ts';
import { useSpeech } from '../speech.tsx';
import { useEditor, useEditorStore } from '../use-editor.ts';
import styles from './outline.module.css';

/** The page as a tree of sections and blocks: arrow keys walk it, Enter goes to the canvas, Delete removes. */
export function Outline({ close, onChosen }: { readonly close: () => void; readonly onChosen: () => void }) {
  const store = useEditorStore();
  const say = useSpeech();
  const sections = useEditor(({ settled }) => settled.sections);
  const selection = useEditor((state) => state.selection);
  useParts();
  const tree = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const chosen = selection.section ?? selection.blocks[0] ?? null;
  const ids = sections.flatMap((section) => [section.id, ...section.blocks.map(({ id }) => id)]);
  const reachable = chosen !== null && ids.includes(chosen) ? chosen : ids[0];

  const choose = (id: string): void => {
    if (store.section(id) === null) store.selectBlock(id);
    else store.select({ blocks: [], section: id });
    tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = ids.indexOf(reachable ?? '');
    const section = chosen === null ? null : store.section(chosen);
    if (event.altKey && section !== null && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      say(moveSection(store, section.id, event.key === 'ArrowUp' ? -1 : 1));
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = ids[at + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next !== undefined) choose(next);
    } else if (event.key === 'Home' && ids[0] !== undefined) choose(ids[0]);
    else if (event.key === 'End') choose(ids.at(-1) ?? '');
    else if (event.key === 'Enter' || event.key === ' ') {
      if (reachable !== undefined) choose(reachable);
      onChosen();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && chosen !== null) {
      say(removeSelected(store));
      const { blocks, section: next } = store.getState().selection;
      const target = next ?? blocks[0];
      if (target === undefined) onChosen();
      else requestAnimationFrame(() => choose(target));
    } else return;
    event.preventDefault();
  };

  return (
    <section className={styles['outline']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{words.outline}</h2>
        <CloseButton aria-label={words.closeList} onClick={close} />
      </div>
      {sections.length === 0 ? (
        <p className={styles['none']}>{words.outlineEmpty}</p>
      ) : (
        <ul ref={tree} role="tree" aria-labelledby={titleId} className={styles['tree']} onKeyDown={onKeyDown}>
          {sections.map((section, index) => (
            <li key={section.id} role="none">
              <div
                role="treeitem"
                className={styles['section']}
                data-node={section.id}
                aria-expanded="true"
                aria-level={1}
                aria-selected={selection.section === section.id}
                tabIndex={reachable === section.id ? 0 : -1}
                onClick={() => choose(section.id)}
              >
                {sectionWords(section, index)}
              </div>
              <ul role="group">
                {section.blocks.map((block) => (
                  <li
                    key={block.id}
                    role="treeitem"
                    className={styles['block']}
                    data-node={block.id}
                    aria-level={2}
                    aria-selected={selection.blocks.includes(block.id)}
                    tabIndex={reachable === block.id ? 0 : -1}
                    onClick={() => choose(block.id)}
                  >
                    <BlockIcon path={describedBlock(block.type)?.icon ?? ''} size={15} />
                    <span>{typeName(block.type)}</span>
                    <span className={styles['words']}>{ownWords(block)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { lazyPart } from '../../../ui/lazy-part.tsx';
import { CloseButton, Tabs } from '@mantine/core';
import { Suspense, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { ListWaiting } from '../../../ui/call-state.tsx';
import type { BlockSource } from '../canvas/block-source.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { InsertList } from './insert-list.tsx';
import styles from './insert-list.module.css';

// The ready sections come when somebody looks at them.
const SectionList = lazyPart(async () => (await import('./section-list.tsx')).SectionList);

/** What is added to a page: blocks, or ready sections. Arrow keys walk through the list of the tab that is open. */
export function InsertPanel(props: {
  readonly source: BlockSource;
  /** The page they are dragged onto; null until it is there. */
  readonly canvas: RefObject<FrameDom | null>;
  readonly close: () => void;
  readonly onAdded: () => void;
}) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      props.close();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(panel.current?.querySelectorAll<HTMLElement>('[data-add]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[at + step];
    if (next !== undefined) next.focus();
    else if (step === -1) panel.current?.querySelector<HTMLElement>('input')?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it
    <section ref={panel} className={styles['list']} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles['head']}>
        <h2 id={titleId}>{words.insertTitle}</h2>
        <CloseButton aria-label={words.closeList} onClick={props.close} />
      </div>
      <Tabs defaultValue="blocks" keepMounted={false} className={styles['tabs'] ?? ''}>
        <Tabs.List grow aria-label={words.insertTitle}>
          <Tabs.Tab value="blocks">{words.insertBlocks}</Tabs.Tab>
          <Tabs.Tab value="sections">{words.insertSections}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="blocks" className={styles['panel'] ?? ''}>
          <InsertList canvas={props.canvas} onAdded={props.onAdded} />
        </Tabs.Panel>
        <Tabs.Panel value="sections" className={styles['panel'] ?? ''}>
          <Suspense fallback={<ListWaiting />}>
            <SectionList source={props.source} canvas={props.canvas} onAdded={props.onAdded} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

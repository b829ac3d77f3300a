import { ActionIcon, CloseButton, UnstyledButton } from '@mantine/core';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { pageCanvas as words } from '../text/en-page-canvas.ts';
import { pageEditor } from '../text/en-page-editor.ts';
import styles from './bottom-sheet.module.css';
import { DownIcon, UpIcon } from './icons.tsx';
import { type SheetLevel, sheetLevelAfter, sheetLevels } from './sheet-level.ts';

/**
 * Settings on a phone: a sheet at the bottom that shows its name, half of the screen, or all of it. What it is of keeps
 * the rest.
 */
export function BottomSheet({
  name,
  level,
  onLevel,
  isHidden = false,
  onClose,
  children,
}: {
  readonly name: string;
  readonly level: SheetLevel;
  readonly onLevel: (change: (now: SheetLevel) => SheetLevel) => void;
  readonly isHidden?: boolean;
  /** Left out: it is always there. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const at = sheetLevels.indexOf(level);
  const go = (by: -1 | 1): void => onLevel(() => sheetLevels[at + by] ?? level);

  const drag = (press: PointerEvent<HTMLElement>): void => {
    const handle: HTMLElement = press.currentTarget;
    const { pointerId, clientY: from } = press;
    const abort = new AbortController();
    const { signal } = abort;
    const end = (by: number): void => {
      abort.abort();
      sheet.current?.style.removeProperty('translate');
      onLevel((now) => sheetLevelAfter(now, by));
    };
    handle.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const by = clientY - from;
        if (Math.abs(by) < 6) return;
        // The press is a drag from here on: the name under the finger is not pressed.
        if (!handle.hasPointerCapture(pointerId)) handle.setPointerCapture(pointerId);
        sheet.current?.style.setProperty('translate', `0 ${Math.max(-48, by)}px`);
      },
      { signal },
    );
    handle.addEventListener('pointerup', ({ clientY }) => end(clientY - from), { signal });
    handle.addEventListener('pointercancel', () => end(0), { signal });
  };

  return (
    <div className={styles['place']} data-level={level} hidden={isHidden}>
      <div ref={sheet} className={styles['sheet']}>
        <section className={styles['handle']} data-zone aria-label={words.sheet(name)} onPointerDown={drag}>
          <UnstyledButton
            className={styles['name']}
            aria-expanded={level !== 'name'}
            aria-label={words.sheet(name)}
            onClick={() => onLevel((now) => (now === 'name' ? 'half' : 'name'))}
          >
            <span className={styles['grabber']} />
            {name}
          </UnstyledButton>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={level === 'full' ? words.sheetSmaller : words.sheetLarger}
            onClick={() => go(level === 'full' ? -1 : 1)}
          >
            {level === 'full' ? <DownIcon size={18} /> : <UpIcon size={18} />}
          </ActionIcon>
          {onClose !== undefined && (
            <CloseButton size={44} iconSize={18} aria-label={pageEditor.closePanel} onClick={onClose} />
          )}
        </section>
        <div className={styles['panel']} hidden={level === 'name'}>
          {children}
        </div>
      </div>
    </div>
  );
}

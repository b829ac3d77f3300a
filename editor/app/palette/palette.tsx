import { Modal } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { text } from '../../text/en.ts';
import { focusHeading, returnFocus } from '../../ui/focus-place.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { PaletteList } from './palette-list.tsx';
import styles from './palette.module.css';

const openers = new Set<() => void>();

export function openPalette(): void {
  for (const open of openers) open();
}

/** Focuses the screen's heading once the closing palette has taken the focus with it; looks for half a second. */
function focusHeadingOnceLost(frames = 30): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusHeading();
    else if (frames > 0 && activeElement.closest('[role=dialog]') !== null) focusHeadingOnceLost(frames - 1);
  });
}

/** Ctrl/Cmd-K: every screen, record, setting and action, by a few letters. */
export function Palette(props: { onKeys: () => void }) {
  const [opened, setOpened] = useState(false);
  // The focus before: what ran moves it itself, only a closed palette returns it.
  const opener = useRef<Element | null>(null);
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false });
  const open = () => {
    opener.current = document.activeElement;
    setOpened(true);
  };
  const close = () => {
    flushSync(() => setOpened(false));
    returnFocus(opener.current);
  };
  useEffect(() => {
    openers.add(open);
    return () => void openers.delete(open);
  });
  useHotkeys([['mod+K', () => (opened ? close() : open())]], [], true);

  const run = (entry: PaletteEntry) => {
    setOpened(false);
    entry.run();
    // The same screen again, or an action without one: the focus was in the palette.
    focusHeadingOnceLost();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      withCloseButton={false}
      returnFocus={false}
      fullScreen={isPhone}
      size={620}
      yOffset="12dvh"
      padding={0}
      radius={isPhone ? 0 : 'lg'}
      // At once, so that the first letters typed after the shortcut go into the field.
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      classNames={{ content: styles['content'] ?? '', body: styles['body'] ?? '' }}
      attributes={{ content: { 'aria-label': text.app.palette } }}
    >
      <PaletteList onRun={run} onKeys={props.onKeys} close={close} isPhone={isPhone} />
    </Modal>
  );
}

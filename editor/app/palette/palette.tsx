import { Modal } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { text } from '../../text/en.ts';
import { focusHeading } from '../../ui/focus-place.ts';
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
  // What ran moves the focus itself; only a closed palette returns it to where it was.
  const [returnsFocus, setReturnsFocus] = useState(true);
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false });
  const open = () => {
    setReturnsFocus(true);
    setOpened(true);
  };
  useEffect(() => {
    openers.add(open);
    return () => void openers.delete(open);
  });
  useHotkeys([['mod+K', () => (opened ? setOpened(false) : open())]], [], true);

  const run = (entry: PaletteEntry) => {
    setReturnsFocus(false);
    setOpened(false);
    entry.run();
    // The same screen again, or an action without one: the focus was in the palette.
    focusHeadingOnceLost();
  };
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      withCloseButton={false}
      returnFocus={returnsFocus}
      fullScreen={isPhone}
      size={620}
      yOffset="12dvh"
      padding={0}
      radius={isPhone ? 0 : 'lg'}
      // Synchronously, so that the first letters typed after the shortcut go into the field.
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      classNames={{ content: styles['content'] ?? '', body: styles['body'] ?? '' }}
      attributes={{ content: { 'aria-label': text.app.palette } }}
    >
      <PaletteList onRun={run} onKeys={props.onKeys} close={() => setOpened(false)} isPhone={isPhone} />
    </Modal>
  );
}

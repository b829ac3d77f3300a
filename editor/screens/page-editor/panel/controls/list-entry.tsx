import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { idleWhen } from '../../../../ui/idle-when.ts';
import { BinIcon, ChevronRightIcon, CopyIcon, DownIcon, MoreIcon, UpIcon } from '../../../../ui/icons.tsx';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import type { EntryDrag } from './use-entry-drag.ts';

const text = pagePanel.list;

/** An entry of a list: its name, which opens its fields, and its menu. */
export function ListEntry(props: {
  name: string;
  path: string;
  index: number;
  drag: EntryDrag;
  count: number;
  isOpen: boolean;
  /** Whether the list takes no more entries, or gives none away. */
  isFull: boolean;
  isLeast: boolean;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (by: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  children: ReactNode;
}) {
  const { name, path, index, count, isOpen } = props;
  const { problems } = usePanel();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The menu would take the focus back from where an action puts it, so an action waits until the menu is closed.
  const picked = useRef<(() => void) | null>(null);
  const pick = (action: () => void) => () => (picked.current = action);
  const afterMenu = () =>
    requestAnimationFrame(() => {
      const action = picked.current;
      picked.current = null;
      const { activeElement: focused } = document;
      if (action !== null) action();
      else if (focused === document.body || focused?.matches('[role=menu] *') === true)
        button.current?.focus();
    });
  const isWrong = Object.keys(problems).some((at) => at === path || at.startsWith(`${path}.`));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in the entry
    <li className={styles['entry']} data-open={isOpen} onKeyDown={props.onKeyDown} {...props.drag.entry}>
      <div className={styles['entryHead']} data-head {...props.drag.head}>
        <UnstyledButton
          className={styles['entryName']}
          data-entry
          data-field={path}
          data-wrong={isWrong}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
          onClick={props.onToggle}
          onKeyDown={(event) => {
            if (event.key !== 'Delete') return;
            event.preventDefault();
            props.onRemove();
          }}
        >
          <ChevronRightIcon size={14} />
          <span>{name}</span>
        </UnstyledButton>
        <Menu position="bottom-end" width={190} returnFocus={false} onClose={afterMenu}>
          <Menu.Target>
            <ActionIcon ref={button} variant="subtle" color="gray" aria-label={text.actions(name)}>
              <MoreIcon size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<CopyIcon size={15} />}
              {...idleWhen(props.isFull)}
              onClick={pick(props.onDuplicate)}
            >
              {text.duplicate}
            </Menu.Item>
            <Menu.Item
              leftSection={<UpIcon size={15} />}
              {...idleWhen(index === 0)}
              onClick={pick(() => props.onMove(-1))}
            >
              {text.moveUp}
            </Menu.Item>
            <Menu.Item
              leftSection={<DownIcon size={15} />}
              {...idleWhen(index === count - 1)}
              onClick={pick(() => props.onMove(1))}
            >
              {text.moveDown}
            </Menu.Item>
            <Menu.Item
              leftSection={<BinIcon size={15} />}
              {...idleWhen(props.isLeast)}
              onClick={pick(props.onRemove)}
            >
              {text.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {isOpen && (
        <fieldset id={id} className={styles['entryFields']} data-fields aria-label={name}>
          {props.children}
        </fieldset>
      )}
    </li>
  );
}

import { Menu, Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import { views as text } from '../../text/en-views.ts';
import { ChevronDownIcon } from '../icons.tsx';
import type { ListView } from './list-view.ts';
import { ViewName } from './view-name.tsx';
import styles from './views.module.css';

/** What can be done with a saved view: it is renamed in a popover at the same place. */
export function ViewMenu(props: {
  view: ListView;
  /** Its place among the owner's views, from 0. */
  place: number;
  count: number;
  onRename: (name: string) => Promise<unknown>;
  onMove: (to: number) => void;
  onDelete: () => void;
}) {
  const { view, place, count } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    setRenaming(false);
    button.current?.focus();
  };
  return (
    <Popover
      opened={isRenaming}
      onChange={(next) => {
        if (!next) endRenaming();
      }}
      position="bottom-start"
      width={280}
      trapFocus
      withRoles={false}
      shadow="md"
      withinPortal
    >
      <Popover.Target>
        <span className={styles['menu']}>
          <Menu opened={isMenuOpen} onChange={setMenuOpen} position="bottom-start" width={180}>
            <Menu.Target>
              <button
                ref={button}
                type="button"
                className={styles['menuButton']}
                aria-label={text.actions(view.name)}
              >
                <ChevronDownIcon size={14} />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setRenaming(true)}>{text.rename}</Menu.Item>
              {place > 0 && <Menu.Item onClick={() => props.onMove(place - 1)}>{text.moveLeft}</Menu.Item>}
              {place < count - 1 && (
                <Menu.Item onClick={() => props.onMove(place + 1)}>{text.moveRight}</Menu.Item>
              )}
              <Menu.Item onClick={props.onDelete}>{text.delete}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      </Popover.Target>
      <Popover.Dropdown>
        <ViewName name={view.name} onSubmit={props.onRename} onDone={endRenaming} />
      </Popover.Dropdown>
    </Popover>
  );
}

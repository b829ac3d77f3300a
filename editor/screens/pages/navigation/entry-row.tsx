import { ActionIcon, Menu } from '@mantine/core';
import type { NavigationEntry } from '@vitrine/contracts/navigation.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { navigation as text } from '../../../text/en-navigation.ts';
import { pages } from '../../../text/en-pages.ts';
import { DownIcon, LinkIcon, MoreIcon, UpIcon } from '../../../ui/icons.tsx';
import { Tone } from '../../../ui/tone.tsx';
import tree from '../../../ui/tree/tree.module.css';
import type { RowOfDrag } from '../../../ui/tree/use-tree-moves.ts';
import { KindIcon } from '../kind-icon.tsx';
import { openedBy } from '../page-row.tsx';
import styles from '../pages.module.css';
import { type ListName, nameOf, type Row } from './entries.ts';

/** What a row's menu does. */
export type EntryAction = 'up' | 'down' | 'edit' | 'other' | 'remove';

/** An entry of a navigation. */
export function EntryRow(
  props: RowOfDrag & {
    row: Row;
    list: ListName;
    /** Of the entry's page; undefined for one that is gone and for a link. */
    kind: ListedPage['kind'] | undefined;
    isFirst: boolean;
    isLast: boolean;
    /** Whether the other navigation takes another entry. */
    canTake: boolean;
    onAction: (row: Row, action: EntryAction) => void;
  },
) {
  const { row, kind, onAction } = props;
  const { entry } = row;
  const name = nameOf(entry);
  const isSeen = entry.kind === 'link' || entry.state === 'shown';
  const item = (action: EntryAction, label: string, Arrow?: typeof UpIcon) => (
    <Menu.Item
      {...(Arrow === undefined ? {} : { leftSection: <Arrow size={16} /> })}
      {...(action === 'remove' ? { color: 'red' } : {})}
      onClick={() => onAction(row, action)}
    >
      {label}
    </Menu.Item>
  );
  return (
    <li
      data-id={row.id}
      aria-label={name}
      className={`${tree['row']} ${styles['row']}`}
      style={{ '--level': 0, '--drop-level': 0 } as CSSProperties}
      draggable
      data-dragged={props.isDragged}
      data-drop={props.drop ?? undefined}
    >
      <span className={styles['icon']} data-seen={isSeen}>
        {entry.kind === 'link' ? <LinkIcon size={18} /> : <KindIcon kind={kind ?? 'page'} size={18} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['named']}>
          <span className={styles['entry']}>{name}</span>
          <Details entry={entry} />
        </span>
        <span className={styles['path']}>{entry.kind === 'link' ? entry.url : entry.path}</span>
      </span>
      <Menu position="bottom-end" withinPortal width={250}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={styles['menu'] ?? ''}
            aria-label={text.actions(name)}
          >
            <MoreIcon size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {entry.kind === 'page' && kind !== undefined && (
            <Menu.Item component={Link} to={openedBy({ id: entry.pageId, kind })}>
              {kind === 'page' ? pages.edit : kind === 'products' ? pages.products : pages.settings}
            </Menu.Item>
          )}
          {item('edit', entry.kind === 'page' ? text.rename : text.editLink)}
          {!props.isFirst && item('up', text.moveUp, UpIcon)}
          {!props.isLast && item('down', text.moveDown, DownIcon)}
          {props.canTake && item('other', text.moveTo[props.list === 'main' ? 'footer' : 'main'])}
          <Menu.Divider />
          {item('remove', text.remove)}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** The page behind another label, and why visitors do not get an entry. */
function Details({ entry }: { entry: NavigationEntry }) {
  if (entry.kind === 'link')
    return entry.newWindow ? <span className={styles['kind']}>{text.newTab}</span> : null;
  return (
    <>
      {entry.label !== '' && entry.title !== '' && entry.label !== entry.title && (
        <span className={styles['kind']}>{text.ownLabel(entry.title)}</span>
      )}
      {entry.state === 'unpublished' && (
        <Tone tone="grey" title={text.unpublishedHint}>
          {text.unpublished}
        </Tone>
      )}
      {entry.state === 'deleted' && (
        <Tone tone="red" title={text.deletedHint}>
          {text.deleted}
        </Tone>
      )}
    </>
  );
}

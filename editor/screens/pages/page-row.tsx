import { ActionIcon, Kbd, Menu, VisuallyHidden } from '@mantine/core';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { containsPages } from '@vitrine/domain/content/page-places.ts';
import type { TreeStep } from '@vitrine/domain/tree/tree-steps.ts';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router';
import { pages as text } from '../../text/en-pages.ts';
import { DownIcon, HomeIcon, IndentIcon, MoreIcon, OutdentIcon, UpIcon } from '../../ui/icons.tsx';
import { Tone } from '../../ui/tone.tsx';
import tree from '../../ui/tree/tree.module.css';
import type { RowOfDrag } from '../../ui/tree/use-tree-moves.ts';
import type { StatusChoice } from '../page-editor/status/status-choices.ts';
import { StatusItems } from '../page-editor/status/status-items.tsx';
import { KindIcon } from './kind-icon.tsx';
import type { PageRow } from './page-tree.ts';
import { PageStatusBadges } from './page-status-badges.tsx';
import styles from './pages.module.css';

/** What a row's menu does. */
export type PageAction =
  | TreeStep
  | 'settings'
  | 'add-inside'
  | 'duplicate'
  | 'delete'
  /** Of a page alone: lists and folders are always published. */
  | { readonly status: StatusChoice };

type Props = PageRow &
  RowOfDrag & {
    readonly isFixed: boolean;
    readonly onAction: (page: ListedPage, action: PageAction) => void;
  };

/** A page with its place in the tree. Many are shown while one is dragged: each is drawn when it changes. */
export const PageRowView = memo(function PageRowView(props: Props) {
  const { page, parent } = props;
  const { id, title, kind, path } = page;
  return (
    <li
      data-id={id}
      data-row
      aria-label={title}
      className={`${tree['row']} ${styles['row']}`}
      style={{ '--level': props.level, '--drop-level': props.dropLevel } as CSSProperties}
      draggable={!props.isFixed}
      data-dragged={props.isDragged}
      data-drop={props.drop ?? undefined}
    >
      <span className={styles['icon']} data-seen={page.isPublished}>
        {page.isHome ? <HomeIcon size={18} /> : <KindIcon kind={kind} size={18} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['named']}>
          <Link className={styles['title']} to={openedBy(page)} draggable={false}>
            {title}
          </Link>
          {kind !== 'page' && text.kinds[kind] !== title && (
            <span className={styles['kind']}>{text.kinds[kind]}</span>
          )}
          {parent !== null &&
            (props.isFixed ? (
              <span className={styles['kind']}>{text.inside(parent)}</span>
            ) : (
              <VisuallyHidden>{` ${text.inside(parent)}`}</VisuallyHidden>
            ))}
          <Badges page={page} />
        </span>
        <span className={styles['path']}>{path}</span>
      </span>
      <RowMenu {...props} />
    </li>
  );
});

/** Where a row leads: to the page's editor, to what a store page or a gallery shows, else to its settings. */
export const openedBy = ({ id, kind }: Pick<ListedPage, 'id' | 'kind'>): string => {
  if (kind === 'page') return `/pages/${id}`;
  if (kind === 'gallery') return `/galleries/${id}`;
  return kind === 'products' ? '/products' : `/pages?settings=${id}`;
};

function Badges({ page }: { page: ListedPage }) {
  return (
    <>
      {page.isHome && <Tone tone="blue">{text.home}</Tone>}
      <PageStatusBadges page={page} />
    </>
  );
}

function RowMenu(props: Props) {
  const { page, isFixed, into, parent, onAction } = props;
  const { id, title, kind } = page;
  const item = (action: PageAction, label: string) => (
    <Menu.Item onClick={() => onAction(page, action)}>{label}</Menu.Item>
  );
  const step = (action: TreeStep, label: string, Arrow: typeof UpIcon, key: string) => (
    <Menu.Item
      leftSection={<Arrow size={16} />}
      rightSection={
        <Kbd size="xs" className={styles['keys'] ?? ''} aria-hidden="true">
          Alt {key}
        </Kbd>
      }
      onClick={() => onAction(page, action)}
    >
      {label}
    </Menu.Item>
  );
  const steps = isFixed
    ? []
    : [
        ...(props.isFirst ? [] : [['up', text.moveUp, UpIcon, '↑'] as const]),
        ...(props.isLast ? [] : [['down', text.moveDown, DownIcon, '↓'] as const]),
        ...(into === null ? [] : [['in', text.moveIn(into), IndentIcon, '→'] as const]),
        ...(parent === null ? [] : [['out', text.moveOut(parent), OutdentIcon, '←'] as const]),
      ];
  return (
    <Menu
      position="bottom-end"
      withinPortal
      width={250}
      // A long menu stays within the window, over its row if need be.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={styles['menu'] ?? ''}
          aria-label={text.actions(title)}
        >
          <MoreIcon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles['choices'] ?? ''}>
        {kind === 'page' && (
          <Menu.Item component={Link} to={`/pages/${id}`}>
            {text.edit}
          </Menu.Item>
        )}
        {kind === 'products' && (
          <Menu.Item component={Link} to="/products">
            {text.products}
          </Menu.Item>
        )}
        {kind === 'gallery' && (
          <Menu.Item component={Link} to={`/galleries/${id}`}>
            {text.pictures}
          </Menu.Item>
        )}
        {item('settings', text.settings)}
        {page.isPublished && (
          <Menu.Item component="a" href={page.path} target="_blank" rel="noopener">
            {text.view}
          </Menu.Item>
        )}
        {kind === 'page' && item('duplicate', text.duplicate)}
        {containsPages(kind) && item('add-inside', text.addInside)}
        {kind === 'page' && (
          <>
            <Menu.Divider />
            <StatusItems {...page} onChoose={(status) => onAction(page, { status })} />
          </>
        )}
        {steps.length > 0 && <Menu.Divider />}
        {steps.map(([action, label, Arrow, key]) => (
          <span key={action}>{step(action, label, Arrow, key)}</span>
        ))}
        {!page.isHome && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => onAction(page, 'delete')}>
              {text.delete}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import type { ListedCategory } from '@vitrine/contracts/categories.ts';
import type { TreeStep } from '@vitrine/domain/tree/tree-steps.ts';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router';
import { categories as text } from '../../../text/en-categories.ts';
import { idleWhen } from '../../../ui/idle-when.ts';
import { IndentIcon, MoreIcon, OutdentIcon } from '../../../ui/icons.tsx';
import { MoveButtons } from '../../../ui/move-buttons.tsx';
import { useShowNumber } from '../../../ui/show-money.ts';
import type { Asking } from './category-dialogs.tsx';
import tree from '../../../ui/tree/tree.module.css';
import type { RowOfDrag } from '../../../ui/tree/use-tree-moves.ts';
import styles from './categories.module.css';

/** A category with its place in the tree. Many are shown while one is dragged: each is drawn when it changes. */
export const CategoryRow = memo(function CategoryRow(
  props: RowOfDrag & {
    category: ListedCategory;
    level: number;
    parent: string | null;
    /** Its place among its siblings, from 0, and their number. */
    index: number;
    count: number;
    canMoveIn: boolean;
    mayContain: boolean;
    canMerge: boolean;
    onStep: (id: string, step: TreeStep) => void;
    onAsk: (asking: Asking) => void;
  },
) {
  const { category, level, parent, index, count, onAsk } = props;
  const { id, name, products } = category;
  const showNumber = useShowNumber();
  const step = (by: TreeStep) => props.onStep(id, by);
  return (
    <li
      data-id={id}
      aria-label={name}
      className={`${tree['row']} ${styles['row']}`}
      style={{ '--level': level, '--drop-level': props.dropLevel } as CSSProperties}
      draggable
      data-dragged={props.isDragged}
      data-drop={props.drop ?? undefined}
    >
      <span className={styles['name']}>
        {name}
        {parent !== null && <VisuallyHidden>{` ${text.inside(parent)}`}</VisuallyHidden>}
      </span>
      <span className={styles['products']}>
        {products > 0 && (
          <Link
            to={`/products?category=${encodeURIComponent(name)}`}
            aria-label={text.productsOf(showNumber, name, products)}
            draggable={false}
          >
            {text.products(showNumber, products)}
          </Link>
        )}
      </span>
      <span className={styles['buttons']}>
        <MoveButtons name={name} index={index} count={count} move={(by) => step(by === -1 ? 'up' : 'down')} />
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles['wide'] ?? ''}
          aria-label={text.moveOut(name)}
          {...idleWhen(parent === null)}
          onClick={() => step('out')}
        >
          <OutdentIcon size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles['wide'] ?? ''}
          aria-label={text.moveIn(name)}
          {...idleWhen(!props.canMoveIn)}
          onClick={() => step('in')}
        >
          <IndentIcon size={16} />
        </ActionIcon>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={text.actions(name)}>
              <MoreIcon size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onAsk({ what: 'rename', category })}>{text.rename}</Menu.Item>
            {props.mayContain && (
              <Menu.Item onClick={() => onAsk({ what: 'add', parent: category })}>{text.addInside}</Menu.Item>
            )}
            {props.canMoveIn && <Menu.Item onClick={() => step('in')}>{text.menuIn}</Menu.Item>}
            {parent !== null && <Menu.Item onClick={() => step('out')}>{text.menuOut}</Menu.Item>}
            {props.canMerge && (
              <Menu.Item onClick={() => onAsk({ what: 'merge', category })}>{text.merge}</Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => onAsk({ what: 'delete', category })}>
              {text.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </span>
    </li>
  );
});

import type { SiteItem } from '@vitrine/contracts/site-items.ts';
import type { ReactNode } from 'react';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import styles from '../panel.module.css';

/** An item that was chosen, in a line; undefined while it is not known yet, null when it is gone. */
export function ChosenItem(props: {
  item: SiteItem | null | undefined;
  failure: string | undefined;
  children: ReactNode;
}) {
  const { item } = props;
  return (
    <div className={styles['chosen']}>
      <span className={styles['chosenWords']}>
        <span data-missing={item === null}>
          {item === undefined ? (props.failure ?? text.items.loading) : (item?.title ?? text.items.gone)}
        </span>
        {item !== null && item !== undefined && (
          <small>{item.isPublished ? item.listTitle : `${item.listTitle}, ${text.items.draft}`}</small>
        )}
      </span>
      <span className={styles['chosenActions']}>{props.children}</span>
    </div>
  );
}

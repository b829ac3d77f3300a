import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import screen from '../../ui/screen.module.css';
import styles from './product-card.module.css';

/** A group of fields on the page of a product. */
export function ProductCard(props: {
  title: string;
  /** Beside the title: a button or a link. */
  side?: ReactNode;
  /** Without padding around the content: for tables. */
  flush?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`${screen['sheet']} ${styles['card']}`} aria-labelledby={id}>
      <div className={styles['head']}>
        <Title order={2} id={id} className={styles['title'] ?? ''}>
          {props.title}
        </Title>
        {props.side}
      </div>
      <div className={props.flush === true ? styles['flush'] : styles['fields']}>{props.children}</div>
    </section>
  );
}

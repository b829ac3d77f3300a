import { type ReactNode, useId } from 'react';
import screen from '../../ui/screen.module.css';
import styles from './account-screen.module.css';

/** A part of the account, with its heading and a line about it. */
export function Card(props: {
  /** In addresses that lead to it. */
  name: string;
  title: string;
  lead?: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className={`${screen['sheet']} ${screen['card']}`}
      aria-labelledby={id}
      data-field={props.name}
      tabIndex={-1}
    >
      <div className={styles['cardHead']}>
        <div>
          <h2 className={styles['cardTitle']} id={id}>
            {props.title}
          </h2>
          {props.lead !== undefined && <p className={styles['lead']}>{props.lead}</p>}
        </div>
        {props.action}
      </div>
      {props.children}
    </section>
  );
}

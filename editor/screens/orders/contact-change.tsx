import type { OrderEventView } from '@vitrine/contracts/order-detail.ts';
import { Fragment } from 'react';
import { orderContact as text } from '../../text/en-order-contact.ts';
import styles from './order-page.module.css';

const parts = ['email', 'name', 'phone', 'address'] as const;

const shown = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : text.nothing);

/** What was corrected, as it was and as it is; nothing once its buyer was erased. */
export function ContactChange({ data }: { data: OrderEventView['data'] }) {
  const changed = parts.filter((part) => part in data);
  if (changed.length === 0) return null;
  return (
    <dl className={`${styles['fields']} ${styles['changes']}`}>
      {changed.map((part) => (
        <Fragment key={part}>
          <dt>{text.parts[part]}</dt>
          <dd>{text.fromTo(shown(data[`${part}Before`]), shown(data[part]))}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

import { VisuallyHidden } from '@mantine/core';
import type { ImportRow } from '@vitrine/contracts/product-imports.ts';
import { productImport as text } from '../../../text/en-product-csv.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import styles from './import.module.css';

/** What importing a product changes, old beside new, or why it cannot be imported. */
export function Changes({ row }: { row: ImportRow }) {
  const showNumber = useShowNumber();
  const left = row.changeCount - row.changes.length;
  return (
    <ul className={styles['changes']}>
      {row.faults.map(({ line, text: sentence }, index) => (
        <li key={index} className={styles['fault']}>
          {text.lineOf(line)}: {sentence}
        </li>
      ))}
      {row.outcome === 'create' && <li>{text.created(showNumber, row.variantCount)}</li>}
      {row.outcome === 'update' &&
        row.changes.map(({ field, variant, from, to }, index) => (
          <li key={index}>
            <span className={styles['field']}>{text.change(field, variant)}: </span>
            <Value value={from} isOld />
            <span aria-hidden="true"> → </span>
            <VisuallyHidden> {text.becomes} </VisuallyHidden>
            <Value value={to} />
          </li>
        ))}
      {row.outcome === 'update' && left > 0 && (
        <li className={styles['field']}>{text.moreChanges(showNumber, left)}</li>
      )}
      {row.notes.map(({ text: sentence }, index) => (
        <li key={`note ${index}`} className={styles['field']}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}

function Value({ value, isOld = false }: { value: string; isOld?: boolean }) {
  if (value === '') return <span className={styles['none']}>{text.empty}</span>;
  return isOld ? <del className={styles['from']}>{value}</del> : <span>{value}</span>;
}

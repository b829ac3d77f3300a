import { Select, type SelectProps } from '@mantine/core';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { text as common } from '../../../../text/en.ts';
import styles from '../panel.module.css';
import { matchPages } from './match-pages.ts';

/** Pages that are offered at once; others are searched for. */
const SHOWN = 50;

/** One page of the website, found by its title or address. */
export function PageSelect({
  pages,
  failure,
  valueOf,
  value,
  goneLabel,
  nothing,
  onPick,
  ...select
}: Omit<SelectProps, 'data' | 'value' | 'onChange' | 'renderOption' | 'filter'> & {
  /** Undefined until they are known. */
  pages: readonly ListedPage[] | undefined;
  /** Why they are not. */
  failure: string | undefined;
  /** What is stored of a page. */
  valueOf: (page: ListedPage) => string;
  /** What is stored; '' for none. */
  value: string;
  /** Said of a stored value that no page has. */
  goneLabel: string;
  nothing: string;
  onPick: (value: string | null) => void;
}) {
  const known = pages ?? [];
  const pageOf = new Map(known.map((page) => [valueOf(page), page]));
  const data = [...pageOf].map(([stored, { title }]) => ({ value: stored, label: title }));
  const isOther = value !== '' && !pageOf.has(value);
  return (
    <Select
      size="xs"
      {...select}
      searchable
      openOnFocus={false}
      limit={SHOWN}
      // The list itself scrolls, which its field's arrow keys do: nothing in it needs a stop of the Tab key.
      withScrollArea={false}
      classNames={{ options: styles['options'] ?? '' }}
      data={isOther ? [{ value, label: pages === undefined ? '…' : goneLabel }, ...data] : data}
      nothingFoundMessage={pages === undefined ? (failure ?? common.app.searching) : nothing}
      filter={matchPages((stored) => pageOf.get(stored)?.path)}
      renderOption={({ option }) => (
        <span className={styles['option']}>
          <span>{option.label}</span>
          <small>{pageOf.get(String(option.value))?.path}</small>
        </span>
      )}
      value={value === '' ? null : value}
      onChange={(picked) => onPick(picked)}
    />
  );
}

import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { sentenceOf } from '../app/client.ts';
import { text } from '../text/en.ts';

/** What a pick list shows at once. */
const SHOWN = 8;

/** No record has this id: what is said instead of records is an entry that cannot be picked, as a list has to have one. */
const SAID = '';

type Kept =
  | 'ref'
  | 'label'
  | 'aria-label'
  | 'description'
  | 'placeholder'
  | 'readOnly'
  | 'clearable'
  | 'error'
  | 'size'
  | 'inputWrapperOrder';

/**
 * One record picked from a search of the server. What an earlier word found is gone while the next is searched: an arrow
 * key and Enter pressed meanwhile would pick another record than the one that was typed.
 */
export function SearchSelect<Row extends { readonly id: string }>({
  name,
  find,
  accept,
  labelOf,
  nothing,
  value,
  onPick,
  ...select
}: Pick<SelectProps, Kept> & {
  'data-autofocus'?: boolean;
  'data-field'?: string;
  /** Of the records, in the cache of answers. */
  name: string;
  find: (search: string, signal: AbortSignal) => Promise<readonly Row[]>;
  /** Whether a found record can be picked. */
  accept: (row: Row) => boolean;
  labelOf: (row: Row) => string;
  /** Said when nothing fits. */
  nothing: string;
  /** The picked record; left out where the field stays empty because what is picked is added elsewhere. */
  value?: string | null;
  onPick: (row: Row | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: [name, 'pick', search],
    queryFn: ({ signal }) => find(search, signal),
  });
  const isSearched = search === typed.trim();
  const rows = isSearched ? (found.data ?? []).filter(accept).slice(0, SHOWN) : [];
  const said =
    !isSearched || found.isPending ? text.app.searching : found.isError ? sentenceOf(found.error) : nothing;
  const isEmpty = rows.length === 0;
  return (
    <Select
      {...select}
      searchable
      // A field that gets the focus back, from a dialog or another window, would cover what is below it.
      openOnFocus={false}
      // All that is on the page is in a landmark.
      comboboxProps={{ portalProps: { target: '#menus' } }}
      data={
        isEmpty
          ? [{ value: SAID, label: said, disabled: true }]
          : rows.map((row) => ({ value: row.id, label: labelOf(row) }))
      }
      {...(isEmpty && { styles: { option: { opacity: 1, color: 'var(--mantine-color-dimmed)' } } })}
      // The server has searched.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value ?? null}
      onChange={(id) => {
        const row = rows.find((one) => one.id === id);
        if (id !== null && row === undefined) return;
        onPick(row ?? null);
        if (value === undefined) setTyped('');
      }}
    />
  );
}

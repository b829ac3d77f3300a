import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type Ref, useState } from 'react';
import { SearchIcon } from './icons.tsx';
import screen from './screen.module.css';

/** A list's search, stored in the URL; debounced, without losing letters. */
export function SearchField({
  ref,
  label,
  placeholder,
  value,
  onSearch,
}: {
  ref: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  /** The search in the URL. */
  value: string;
  onSearch: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  /** The last search this field requested: any other comes from outside and replaces the field's value. */
  const [requested, setRequested] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== requested) setTyped(value);
  }
  const search = useDebouncedCallback((next: string) => {
    setRequested(next.trim());
    onSearch(next.trim());
  }, 250);
  return (
    <TextInput
      ref={ref}
      className={screen['search'] ?? ''}
      type="search"
      value={typed}
      maxLength={200}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      // Requested later, it would take its owner back from the row that is opened meanwhile.
      onBlur={() => search.flush()}
      placeholder={placeholder}
      aria-label={label}
      leftSection={<SearchIcon size={16} />}
    />
  );
}

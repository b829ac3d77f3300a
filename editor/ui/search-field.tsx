import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type Ref, useState } from 'react';
import { SearchIcon } from './icons.tsx';
import screen from './screen.module.css';

/** A list's search, which lives in the address: asked for a moment after the last letter; every letter stays. */
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
  /** The search in the address. */
  value: string;
  onSearch: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  /** The search that was asked for from here last: any other comes from outside, and stands in the field then. */
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) setTyped(value);
  }
  const search = useDebouncedCallback((next: string) => {
    setAsked(next.trim());
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
      placeholder={placeholder}
      aria-label={label}
      leftSection={<SearchIcon size={16} />}
    />
  );
}

import type { ComboboxItem, OptionsFilter } from '@mantine/core';

/** Filters options of pages by words in their title or address, at most `limit`: a filter of one's own has to keep it. */
export function matchPages(pathOf: (value: string) => string | undefined): OptionsFilter {
  return ({ options, search, limit }) => {
    const words = search.trim().toLowerCase();
    const matches = ({ value, label }: ComboboxItem): boolean =>
      label.toLowerCase().includes(words) || (pathOf(value) ?? '').toLowerCase().includes(words);
    return options.filter((option) => 'value' in option && matches(option)).slice(0, limit);
  };
}

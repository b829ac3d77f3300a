import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListFilter } from './list-definition.ts';

/** What the address says a list shows. */
export interface ListAddress {
  readonly search: string;
  readonly sort: string;
  /** Values of the filters that are set, by parameter. */
  readonly filters: Readonly<Record<string, string>>;
  /** Search, filters and sort as the list's calls take them. */
  readonly query: Readonly<Record<string, string>>;
  /** The same as text: the key of the list's state. */
  readonly key: string;
  readonly isNarrowed: boolean;
  /** The view that was opened; null when none was. */
  readonly view: string | null;
  /** Changes parameters; '' removes one. */
  change(values: Readonly<Record<string, string>>): void;
  clear(): void;
  /** Replaces all of it: `?status=draft`. */
  open(search: string): void;
}

/** The parameters of a filter. */
export const parametersOf = (filter: ListFilter): readonly string[] =>
  filter.kind === 'days' ? [filter.from, filter.to] : [filter.name];

/** A list's search, filters and sort, kept in the address: a reload, a link and "Back" show the same list. */
export function useListAddress(filters: readonly ListFilter[], defaultSort: string): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  return useMemo(() => {
    const search = parameters.get('search') ?? '';
    const sort = parameters.get('sort') ?? defaultSort;
    const set: Record<string, string> = {};
    for (const name of filters.flatMap(parametersOf)) {
      const value = parameters.get(name) ?? '';
      if (value !== '') set[name] = value;
    }
    const query: Record<string, string> = { ...set };
    if (search !== '') query['search'] = search;
    if (sort !== defaultSort) query['sort'] = sort;
    return {
      search,
      sort,
      filters: set,
      query,
      key: new URLSearchParams(query).toString(),
      isNarrowed: search !== '' || Object.keys(set).length > 0,
      view: parameters.get('view'),
      change: (values) => {
        // What the address says, not what is shown: a change may follow before the last one is rendered.
        const next = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(values)) {
          if (value === '' || (name === 'sort' && value === defaultSort)) next.delete(name);
          else next.set(name, value);
        }
        setParameters(next, { replace: true, preventScrollReset: true });
      },
      clear: () => setParameters({}, { replace: true, preventScrollReset: true }),
      open: (text) => setParameters(new URLSearchParams(text), { replace: true, preventScrollReset: true }),
    };
  }, [parameters, setParameters, filters, defaultSort]);
}

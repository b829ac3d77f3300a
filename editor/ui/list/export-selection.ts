import { SELECTED_IDS } from '@vitrine/contracts/list-limits.ts';
import { client } from '../../app/client.ts';
import type { Selection } from './selection.ts';

/** A list's search, filters and sort. */
type Query = Readonly<Record<string, string>>;

/** Calls of lists have one form. */
const call = client.call as unknown as (
  method: 'POST',
  path: string,
  input: { readonly query: Query; readonly body: Readonly<Record<string, readonly string[]>> },
) => Promise<Blob>;

const namedIds = (selection: Selection): ReadonlySet<string> =>
  selection.kind === 'ids' ? selection.ids : selection.except;

/** Of rows that are named only the order counts: they are meant wherever they are. */
const queryOf = (query: Query, selection: Selection): Query =>
  selection.kind === 'all' ? query : query['sort'] === undefined ? {} : { sort: query['sort'] };

/** The address of a selection's CSV; null when it names more rows than an address can hold. */
export function exportAddress(name: string, query: Query, selection: Selection): string | null {
  const named = namedIds(selection);
  if (named.size > SELECTED_IDS) return null;
  const parameters = new URLSearchParams(queryOf(query, selection));
  if (named.size > 0) parameters.set(selection.kind === 'ids' ? 'ids' : 'except', [...named].join(','));
  return `/api/admin/${name}/export.csv?${parameters.toString()}`;
}

/** Reads the CSV of a selection that names up to BULK_IDS rows. Throws a CallFailure. */
export function readExport(name: string, query: Query, selection: Selection): Promise<Blob> {
  const body = { [selection.kind === 'ids' ? 'ids' : 'except']: [...namedIds(selection)] };
  return call('POST', `/api/admin/${name}/export.csv`, { query: queryOf(query, selection), body });
}

import { fail, ok, type Result } from '../result.ts';

/** Views that an account keeps of one list. */
export const MAX_VIEWS = 20;
/** Characters of a view's name. */
export const MAX_VIEW_NAME = 40;

/** A search, filters, a sort and columns of a list that an owner keeps under a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Parameters of the list's address: search, filters and sort. */
  readonly query: Readonly<Record<string, string>>;
  /** Columns that are not shown; null: as on the device. */
  readonly hidden: readonly string[] | null;
}

type Views = readonly SavedView[];

const keyOf = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const isTaken = (views: Views, name: string, but: string | null = null): boolean =>
  views.some((view) => view.id !== but && keyOf(view.name) === keyOf(name));

/** Adds a view, last or at a place from 0. Names are compared without regard to case. */
export function addView(
  views: Views,
  view: SavedView,
  at = views.length,
): Result<Views, 'VIEW_LIMIT' | 'VIEW_NAME_TAKEN'> {
  if (isTaken(views, view.name)) return fail('VIEW_NAME_TAKEN', { params: { name: view.name } });
  if (views.length >= MAX_VIEWS) return fail('VIEW_LIMIT', { params: { most: MAX_VIEWS } });
  return ok(views.toSpliced(at, 0, view));
}

/** Changes name, query or columns of a view; what is left out stays. */
export function changeView(
  views: Views,
  id: string,
  change: Partial<Omit<SavedView, 'id'>>,
): Result<Views, 'VIEW_NOT_FOUND' | 'VIEW_NAME_TAKEN'> {
  if (!views.some((view) => view.id === id)) return fail('VIEW_NOT_FOUND');
  const { name } = change;
  if (name !== undefined && isTaken(views, name, id)) return fail('VIEW_NAME_TAKEN', { params: { name } });
  return ok(views.map((view) => (view.id === id ? { ...view, ...change } : view)));
}

/** Moves a view to a place from 0; beyond the last it becomes the last. */
export function moveView(views: Views, id: string, to: number): Result<Views, 'VIEW_NOT_FOUND'> {
  const view = views.find((one) => one.id === id);
  if (view === undefined) return fail('VIEW_NOT_FOUND');
  return ok(views.filter((one) => one !== view).toSpliced(to, 0, view));
}

export function removeView(views: Views, id: string): Result<Views, 'VIEW_NOT_FOUND'> {
  const left = views.filter((view) => view.id !== id);
  return left.length === views.length ? fail('VIEW_NOT_FOUND') : ok(left);
}

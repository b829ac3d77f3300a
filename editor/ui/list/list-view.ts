/** A view of a list as a tab: one that every shop has, or one that the owner saved. */
export interface ListView {
  /** What the address names it by. */
  readonly id: string;
  readonly name: string;
  /** Search, filters and sort, as in the address. */
  readonly query: Readonly<Record<string, string>>;
  /** Columns that are not shown; null: as on this device. */
  readonly hidden: readonly string[] | null;
  readonly isOwn: boolean;
}

/** A view that every shop has. */
export interface BuiltInView {
  readonly id: string;
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

/** A query as text, whatever the order of its parameters. */
export const queryKey = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(
    Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString();

/**
 * The view that is shown: the one the address names, else the first one that shows the same, such as after a link from
 * Home, else the first one, "All".
 */
export function shownView(
  views: readonly [ListView, ...ListView[]],
  named: string | null,
  query: Readonly<Record<string, string>>,
): ListView {
  const key = queryKey(query);
  return (
    views.find(({ id }) => id === named) ?? views.find((view) => queryKey(view.query) === key) ?? views[0]
  );
}

/** The address that opens a view: only "All" is not named in it. */
export function searchOf(view: ListView): string {
  const parameters = new URLSearchParams(view.query);
  if (view.id !== ALL_VIEW) parameters.set('view', view.id);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

export const ALL_VIEW = 'all';

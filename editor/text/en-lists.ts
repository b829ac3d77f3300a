/** Writes whole numbers as the owner has chosen. */
export type ShowNumber = (value: number) => string;

/** Texts of lists: search, filters, columns, selection. */
export const lists = {
  addFilter: 'Filter',
  filters: 'Filters',
  editFilter: (label: string, value: string) => `Filter ${label}: ${value}`,
  removeFilter: (label: string) => `Remove filter ${label}`,
  clearAll: 'Clear all',
  from: 'From',
  to: 'To',
  since: (day: string) => `from ${day}`,
  until: (day: string) => `to ${day}`,
  apply: 'Apply',
  noChoice: 'Nothing found',
  unknownChoice: 'Not found',
  display: 'Display',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  columns: 'Columns',
  sortAscending: (column: string) => `Sort by ${column.toLowerCase()}, ascending`,
  sortDescending: (column: string) => `Sort by ${column.toLowerCase()}, descending`,
  count: (show: ShowNumber, count: number, isMore: boolean, one: string, many: string) =>
    isMore ? `${show(count)}+ ${many}` : `${show(count)} ${count === 1 ? one : many}`,
  updating: 'Updating…',
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all rows shown',
  /** Null while it is not known how many match. */
  selected: (show: ShowNumber, selected: { readonly count: number; readonly isMore: boolean } | null) =>
    selected === null
      ? 'All that match selected'
      : `${selected.isMore ? 'More than ' : ''}${show(selected.count)} selected`,
  allSelected: (count: string) => `All ${count} selected`,
  selectAll: (count: string) => `Select all ${count}`,
  clearSelection: 'Clear selection',
  actions: 'Actions for the selection',
  export: 'Export CSV',
  exportTooMany: 'Select at most 1,000 rows one by one, or all of them.',
  nothingTitle: (many: string) => `No ${many} found`,
  nothing: 'Try the beginning of another word, or fewer filters.',
  clear: 'Clear search and filters',
  keys: {
    move: 'Next or previous row',
    select: 'Select a row',
    range: 'Select up to this row',
    open: 'Open a row',
    search: 'Search the list',
    clear: 'Clear the selection',
  },
};

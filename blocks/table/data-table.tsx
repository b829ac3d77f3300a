import type { ReactNode } from 'react';

/** A table that scrolls horizontally where it is wider than its container. */
export function DataTable(props: {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly firstColumnNames: boolean;
  readonly numberColumns: readonly number[];
  readonly look: 'lines' | 'stripes';
  /** Names the scrolled region where there is no caption. */
  readonly label: string;
}): ReactNode {
  const { caption, columns, rows, numberColumns } = props;
  const numeric = (at: number): 'number' | undefined => (numberColumns.includes(at) ? 'number' : undefined);
  return (
    // Focusable, so that a wide table can be scrolled with the keyboard.
    <section
      className="data-table"
      data-look={props.look}
      aria-label={caption === '' ? props.label : caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table>
        {caption === '' ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((name, at) =>
              // An empty header cell would be announced as a header: it is an empty td.
              name === '' ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
                <td key={at} />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key
                <th key={at} scope="col" data-kind={numeric(at)}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={line}>
              {columns.map((_, at) =>
                at === 0 && props.firstColumnNames ? (
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={at} scope="row">
                    {row[at] ?? ''}
                  </th>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={at} data-kind={numeric(at)}>
                    {row[at] ?? ''}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

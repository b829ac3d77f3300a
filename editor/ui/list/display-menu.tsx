import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { bulk } from '../../text/en-bulk.ts';
import { lists as text } from '../../text/en-lists.ts';
import { CheckIcon, ClockIcon, DisplayIcon } from '../icons.tsx';
import type { ListColumn, ListDefinition, SortChoice } from './list-definition.ts';
import styles from './list.module.css';

const mark = (on: boolean) => (on ? <CheckIcon size={16} /> : <span className={styles['noMark']} />);

/** How a list is shown: its sort (on a phone there are no heads to press) and its columns. */
export function DisplayMenu<Row extends { readonly id: string }>(props: {
  definition: ListDefinition<Row>;
  shown: readonly ListColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
  onColumn: (id: string, shown: boolean) => void;
}) {
  const { columns, furtherSorts = [] } = props.definition;
  const sorts: readonly SortChoice[] = [
    ...furtherSorts,
    ...columns.flatMap(({ sort, head, firstDescending }) =>
      sort === undefined
        ? []
        : [{ sort, label: head, ...(firstDescending === undefined ? {} : { firstDescending }) }],
    ),
  ];
  const isDescending = props.sort.startsWith('-');
  const sorted = props.sort.replace(/^-/, '');
  return (
    <Menu position="bottom-end" width={230} closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="default"
          className={styles['tool'] ?? ''}
          leftSection={<DisplayIcon size={16} />}
          aria-label={text.display}
        >
          <span className={styles['wide']}>{text.display}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.sortBy}</Menu.Label>
        {sorts.map(({ sort, label, firstDescending }) => (
          <Menu.Item
            key={sort}
            role="menuitemradio"
            aria-checked={sorted === sort}
            leftSection={mark(sorted === sort)}
            onClick={() => props.onSort(`${firstDescending === true ? '-' : ''}${sort}`)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          role="menuitemradio"
          aria-checked={!isDescending}
          leftSection={mark(!isDescending)}
          onClick={() => props.onSort(sorted)}
        >
          {text.ascending}
        </Menu.Item>
        <Menu.Item
          role="menuitemradio"
          aria-checked={isDescending}
          leftSection={mark(isDescending)}
          onClick={() => props.onSort(`-${sorted}`)}
        >
          {text.descending}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{text.columns}</Menu.Label>
        {columns.slice(1).map((column) => {
          const isShown = props.shown.includes(column);
          return (
            <Menu.Item
              key={column.id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              leftSection={mark(isShown)}
              onClick={() => props.onColumn(column.id, !isShown)}
            >
              {column.head}
            </Menu.Item>
          );
        })}
        {props.definition.actions !== undefined && (
          <>
            <Menu.Divider />
            <Menu.Item component={Link} to="/bulk-changes" leftSection={<ClockIcon size={16} />}>
              {bulk.title}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

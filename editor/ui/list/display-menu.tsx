import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { bulk } from '../../text/en-bulk.ts';
import { lists as text } from '../../text/en-lists.ts';
import { CheckIcon, ClockIcon, DisplayIcon } from '../icons.tsx';
import type { ListColumn, ListDefinition, SortChoice } from './list-definition.ts';
import styles from './list.module.css';

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
    <Menu position="bottom-end" width={230} closeOnItemClick={false} checkIcon={<CheckIcon size={16} />}>
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
          <Menu.RadioItem
            key={sort}
            value={sort}
            checked={sorted === sort}
            onChange={() => props.onSort(`${firstDescending === true ? '-' : ''}${sort}`)}
          >
            {label}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.RadioItem value="ascending" checked={!isDescending} onChange={() => props.onSort(sorted)}>
          {text.ascending}
        </Menu.RadioItem>
        <Menu.RadioItem value="descending" checked={isDescending} onChange={() => props.onSort(`-${sorted}`)}>
          {text.descending}
        </Menu.RadioItem>
        <Menu.Divider />
        <Menu.Label>{text.columns}</Menu.Label>
        {columns.slice(1).map((column) => {
          const isShown = props.shown.includes(column);
          return (
            <Menu.CheckboxItem
              key={column.id}
              checked={isShown}
              onChange={(next) => props.onColumn(column.id, next)}
            >
              {column.head}
            </Menu.CheckboxItem>
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

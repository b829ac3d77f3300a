import { Button, Menu, Popover } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { lists as text } from '../../text/en-lists.ts';
import { CloseIcon, FilterIcon } from '../icons.tsx';
import { useShowDay } from '../show-time.ts';
import { FilterControl } from './filter-control.tsx';
import type { ListFilter } from './list-definition.ts';
import styles from './list.module.css';
import { type ListAddress, parametersOf } from './use-list-address.ts';

/** "Add filter", and a chip for each filter that is set. */
export function FilterBar(props: { filters: readonly ListFilter[]; address: ListAddress }) {
  const { filters, address } = props;
  const [open, setOpen] = useState<string | null>(null);
  const isSet = (filter: ListFilter) =>
    parametersOf(filter).some((name) => address.filters[name] !== undefined);
  const others = filters.filter((filter) => !isSet(filter) && filter.name !== open);
  const shown = filters.filter((filter) => isSet(filter) || filter.name === open);
  const add = useRef<HTMLButtonElement>(null);
  // The button is not there while every filter is set: it is focused as soon as it is.
  const isAddAwaited = useRef(false);
  const focusAwaitedAdd = () => {
    if (!isAddAwaited.current || add.current === null) return;
    isAddAwaited.current = false;
    add.current.focus();
  };
  useEffect(focusAwaitedAdd);
  const focusAdd = () => {
    isAddAwaited.current = true;
    requestAnimationFrame(focusAwaitedAdd);
  };
  return (
    <>
      {others.length > 0 && (
        <Menu position="bottom-start" width={220} returnFocus={false}>
          <Menu.Target>
            <Button
              variant="default"
              className={styles['tool'] ?? ''}
              leftSection={<FilterIcon size={16} />}
              ref={add}
            >
              {text.addFilter}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((filter) => (
              <Menu.Item key={filter.name} onClick={() => setOpen(filter.name)}>
                {filter.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {shown.length > 0 && (
        <fieldset className={styles['chips']} aria-label={text.filters}>
          {shown.map((filter) => (
            <FilterChip
              key={filter.name}
              filter={filter}
              address={address}
              isOpen={open === filter.name}
              onOpen={(wanted) => setOpen(wanted ? filter.name : null)}
              focusAdd={focusAdd}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

function FilterChip(props: {
  filter: ListFilter;
  address: ListAddress;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  /** After the chip is gone the focus goes to the button that adds one. */
  focusAdd: () => void;
}) {
  const { filter, address, isOpen, onOpen, focusAdd } = props;
  const value = useFilterText(filter, address);
  const isSet = value !== '';
  const main = useRef<HTMLButtonElement>(null);
  const remove = () => {
    address.change(Object.fromEntries(parametersOf(filter).map((name) => [name, ''])));
    onOpen(false);
    focusAdd();
  };
  const close = () => {
    onOpen(false);
    // A filter without a value is gone now.
    requestAnimationFrame(() => (main.current === null ? focusAdd() : main.current.focus()));
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(next) => {
        if (!next) close();
      }}
      position="bottom-start"
      width={280}
      trapFocus
      shadow="md"
      withinPortal
    >
      <span className={styles['chip']} data-open={isOpen}>
        <Popover.Target>
          <button
            type="button"
            ref={main}
            className={styles['chipMain']}
            onClick={() => (isOpen ? close() : onOpen(true))}
            aria-label={text.editFilter(filter.label, value)}
          >
            <span className={styles['chipLabel']}>{filter.label}</span>{' '}
            {isSet && <span className={styles['chipValue']}>{value}</span>}
          </button>
        </Popover.Target>
        <button
          type="button"
          className={styles['chipRemove']}
          onClick={remove}
          aria-label={text.removeFilter(filter.label)}
        >
          <CloseIcon size={14} />
        </button>
      </span>
      <Popover.Dropdown aria-label={filter.label}>
        <FilterControl filter={filter} address={address} onDone={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A day of an address in words; as it is when it is not one. */
function dayText(day: string, show: (day: string) => string): string {
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : show(day);
}

/** A filter's value in words; '' when it is not set. */
function useFilterText(filter: ListFilter, { filters }: ListAddress): string {
  const value = filters[filter.name] ?? '';
  const showDay = useShowDay();
  const named = useQuery({
    queryKey: ['filter-name', filter.name, value],
    queryFn: ({ signal }) => (filter.kind === 'record' ? filter.nameOf(value, signal) : value),
    enabled: filter.kind === 'record' && value !== '',
    staleTime: 60_000,
    retry: false,
  });
  switch (filter.kind) {
    case 'choice':
      return value
        .split(',')
        .filter(Boolean)
        .map((one) => filter.choices.find((choice) => choice.value === one)?.label ?? one)
        .join(', ');
    case 'days': {
      const from = filters[filter.from];
      const to = filters[filter.to];
      return [from && text.since(dayText(from, showDay)), to && text.until(dayText(to, showDay))]
        .filter(Boolean)
        .join(' ');
    }
    case 'text':
      return value;
    case 'record':
      return value === '' ? '' : (named.data ?? (named.isError ? text.unknownChoice : '…'));
  }
}

import { Autocomplete, Button, Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { lists as text } from '../../text/en-lists.ts';
import screen from '../screen.module.css';
import type { ListFilter } from './list-definition.ts';
import styles from './list.module.css';
import type { ListAddress } from './use-list-address.ts';

interface ControlProps<K extends ListFilter['kind']> {
  readonly filter: Extract<ListFilter, { kind: K }>;
  readonly address: ListAddress;
  readonly onDone: () => void;
}

/** What a filter's chip opens. */
export function FilterControl(props: ControlProps<ListFilter['kind']>) {
  const { filter, ...others } = props;
  switch (filter.kind) {
    case 'choice':
      return <ChoiceControl filter={filter} {...others} />;
    case 'days':
      return <DaysControl filter={filter} {...others} />;
    case 'text':
      return <TextControl filter={filter} {...others} />;
    case 'record':
      return <RecordControl filter={filter} {...others} />;
  }
}

function ChoiceControl({ filter, address, onDone }: ControlProps<'choice'>) {
  const value = address.filters[filter.name] ?? '';
  if (filter.several === true) {
    return (
      <Checkbox.Group
        label={filter.label}
        value={value.split(',').filter(Boolean)}
        onChange={(chosen) => address.change({ [filter.name]: chosen.join(',') })}
      >
        <Stack gap={4} mt="xs">
          {filter.choices.map((choice, index) => (
            <Checkbox
              key={choice.value}
              className={styles['choice'] ?? ''}
              value={choice.value}
              label={choice.label}
              data-autofocus={index === 0 ? true : undefined}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  }
  return (
    <Radio.Group
      label={filter.label}
      value={value}
      onChange={(chosen) => address.change({ [filter.name]: chosen })}
    >
      <Stack gap={4} mt="xs">
        {filter.choices.map((choice, index) => (
          <Radio
            key={choice.value}
            className={styles['choice'] ?? ''}
            value={choice.value}
            label={choice.label}
            data-autofocus={index === 0 ? true : undefined}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onDone();
            }}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function DaysControl({ filter, address, onDone }: ControlProps<'days'>) {
  const [from, setFrom] = useState(address.filters[filter.from] ?? '');
  const [to, setTo] = useState(address.filters[filter.to] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    address.change({ [filter.from]: from, [filter.to]: to });
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          type="date"
          label={`${filter.label}, ${text.from.toLowerCase()}`}
          value={from}
          max={to === '' ? undefined : to}
          onChange={(event) => setFrom(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          type="date"
          label={`${filter.label}, ${text.to.toLowerCase()}`}
          value={to}
          min={from === '' ? undefined : from}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Apply />
      </Stack>
    </form>
  );
}

function TextControl({ filter, address, onDone }: ControlProps<'text'>) {
  const [value, setValue] = useState(address.filters[filter.name] ?? '');
  const { suggest } = filter;
  const { pathname } = useLocation();
  const known = useQuery({
    queryKey: ['filter-suggestions', pathname, filter.name],
    queryFn: ({ signal }) => suggest?.(signal) ?? [],
    enabled: suggest !== undefined,
    // Without suggestions a whole value can be typed.
    retry: false,
  });
  const apply = (wanted: string) => {
    address.change({ [filter.name]: wanted.trim() });
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(value);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Autocomplete
          label={filter.label}
          placeholder={filter.placeholder}
          value={value}
          maxLength={100}
          data={[...new Set(known.data)]}
          limit={8}
          // Inside, so that the focus stays in what the chip has opened.
          comboboxProps={{ withinPortal: false }}
          onChange={setValue}
          onOptionSubmit={apply}
          data-autofocus
        />
        <Apply />
      </Stack>
    </form>
  );
}

function Apply() {
  return (
    <Group justify="flex-end">
      <Button type="submit" size="compact-md">
        {text.apply}
      </Button>
    </Group>
  );
}

function RecordControl({ filter, address, onDone }: ControlProps<'record'>) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery({
    queryKey: ['filter-choices', filter.name, search],
    queryFn: ({ signal }) => filter.find(search, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label={filter.label}
        placeholder={filter.placeholder}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <ul className={styles['found']}>
        {found.data?.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              className={styles['foundChoice']}
              aria-current={address.filters[filter.name] === choice.value}
              onClick={() => {
                address.change({ [filter.name]: choice.value });
                onDone();
              }}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
      {found.data?.length === 0 && (
        <output className={`${screen['quiet']} ${screen['small']}`}>{text.noChoice}</output>
      )}
    </Stack>
  );
}

import { NativeSelect, TextInput, Title } from '@mantine/core';
import type { PageSettings } from '@vitrine/contracts/pages.ts';
import { useState } from 'react';
import { pages as text } from '../../text/en-pages.ts';
import styles from './pages.module.css';

type List = NonNullable<PageSettings['list']>;
const themes = ['light', 'tinted', 'dark', 'accent'] as const;

/** What is typed as a number: null for nothing, NaN, which is refused, for what is no whole number. */
const numberOf = (typed: string): number | null => {
  const digits = typed.trim();
  if (digits === '') return null;
  return /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** How a list shows its entries: how many of them, in which order, and those of a store in which colors. */
export function ListSettings(props: {
  kind: PageSettings['kind'];
  list: List;
  problem: string | undefined;
  onChange: (list: List) => void;
}) {
  const { kind, list, onChange } = props;
  const [size, setSize] = useState(list.pageSize === null ? '' : String(list.pageSize));
  const orders = (['chronological', 'user-orderable', 'calendar'] as const).filter(
    (one) => one !== 'calendar' || kind === 'events' || list.ordering === 'calendar',
  );
  return (
    <div className={styles['group']}>
      <Title order={2}>{text.listHead}</Title>
      <TextInput
        label={text.pageSize}
        description={text.pageSizeHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        w={220}
        maw="100%"
        value={size}
        error={props.problem}
        onChange={(event) => {
          setSize(event.currentTarget.value);
          onChange({ ...list, pageSize: numberOf(event.currentTarget.value) });
        }}
      />
      <NativeSelect
        label={text.ordering}
        description={kind === 'products' ? text.orderingStoreHint : undefined}
        data={orders.map((value) => ({ value, label: text.orderings[value] }))}
        value={list.ordering}
        onChange={(event) => {
          const ordering = orders.find((one) => one === event.currentTarget.value);
          if (ordering !== undefined) onChange({ ...list, ordering });
        }}
      />
      {kind === 'products' && (
        <NativeSelect
          label={text.listColors}
          data={[
            { value: '', label: text.pageColors },
            ...themes.map((value) => ({ value, label: text.listThemes[value] })),
          ]}
          value={list.theme ?? ''}
          onChange={(event) => {
            const theme = themes.find((one) => one === event.currentTarget.value) ?? null;
            onChange({ ...list, theme });
          }}
        />
      )}
    </div>
  );
}

/** What visitors get at the address of a folder itself. */
export function FolderSettings(props: {
  behavior: NonNullable<PageSettings['folderBehavior']>;
  onChange: (behavior: NonNullable<PageSettings['folderBehavior']>) => void;
}) {
  const behaviors = ['redirect', 'variation', 'index', 'none'] as const;
  return (
    <div className={styles['group']}>
      <Title order={2}>{text.folderHead}</Title>
      <NativeSelect
        label={text.folderAnswers}
        description={text.folderHints[props.behavior]}
        inputWrapperOrder={['label', 'input', 'description']}
        data={behaviors.map((value) => ({ value, label: text.folderBehaviors[value] }))}
        value={props.behavior}
        onChange={(event) => {
          const behavior = behaviors.find((one) => one === event.currentTarget.value);
          if (behavior !== undefined) props.onChange(behavior);
        }}
      />
    </div>
  );
}

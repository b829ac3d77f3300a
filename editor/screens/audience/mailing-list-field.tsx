import { NativeSelect } from '@mantine/core';
import { sentenceOf } from '../../app/client.ts';
import { pagePanel } from '../../text/en-page-panel.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { useMailingLists } from './audience-queries.ts';

const text = pagePanel.mailingList;

/** One of the mailing lists of the website; '' for none. */
export function MailingListField(props: {
  field: Field<string>;
  label: string;
  hint?: string;
  /** What '' is called where no list is needed. */
  noneLabel?: string;
}) {
  const { field, label } = props;
  const { data, error } = useMailingLists();
  useFieldLabel(field, label, (value) => data?.find(({ id }) => id === value)?.name ?? '');
  const lists = data ?? [];
  const isKnown = field.value === '' || lists.some(({ id }) => id === field.value);
  return (
    <NativeSelect
      label={label}
      description={props.hint}
      data-field={field.name}
      data={[
        {
          value: '',
          label: data !== undefined && lists.length === 0 ? text.none : (props.noneLabel ?? text.placeholder),
        },
        // While the lists are read, the chosen one stays.
        ...(isKnown ? [] : [{ value: field.value, label: data === undefined ? '…' : text.gone }]),
        ...lists.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem ?? (error === null ? undefined : sentenceOf(error))}
    />
  );
}

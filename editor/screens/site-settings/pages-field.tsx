import { MultiSelect } from '@mantine/core';
import { chosenPages as text } from '../../text/en-popup.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { useSitePages } from '../page-editor/panel/site-queries.ts';

/** Some of the website's pages and lists, found by their titles. */
export function PagesField({ field }: { field: Field<readonly string[]> }) {
  const { pages, failure } = useSitePages();
  const titleOf = new Map((pages ?? []).map(({ id, title }) => [id, title]));
  useFieldLabel(field, text.label, (value) =>
    Array.isArray(value) ? value.map((id) => titleOf.get(String(id)) ?? '…').join(', ') : '',
  );
  // Until the titles are known, and of a page that was deleted since.
  const others = field.value.filter((id) => !titleOf.has(id)).map((value) => ({ value, label: '…' }));
  return (
    <MultiSelect
      label={text.label}
      description={text.hint}
      placeholder={field.value.length === 0 ? text.placeholder : ''}
      data={[...[...titleOf].map(([value, label]) => ({ value, label })), ...others]}
      limit={50}
      searchable
      hidePickedOptions
      withScrollArea={false}
      nothingFoundMessage={failure ?? text.nothing}
      data-field={field.name}
      value={[...field.value]}
      onChange={(ids) => field.change(ids)}
      error={field.problem}
    />
  );
}

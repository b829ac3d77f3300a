import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { client, sentenceOf } from '../../../../app/client.ts';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { asText, type ControlProps, inputProps } from '../control.ts';

/** A form of the website. */
export function FormControl(props: ControlProps<'form'>) {
  const { data, error } = useQuery({
    queryKey: ['forms', 'named'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/forms', {}, signal),
  });
  const chosen = asText(props.value);
  const forms = data?.forms ?? [];
  const isOther = chosen !== '' && !forms.some(({ id }) => id === chosen);
  const failure = error === null ? undefined : sentenceOf(error);
  return (
    <NativeSelect
      {...inputProps({ ...props, problem: failure ?? props.problem })}
      data={[
        { value: '', label: text.form.none },
        ...(isOther ? [{ value: chosen, label: data === undefined ? '…' : text.form.gone }] : []),
        ...forms.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        if (value !== chosen) props.change(value === '' ? null : value, 'once');
      }}
    />
  );
}

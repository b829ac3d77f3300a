import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { client, sentenceOf } from '../../../../app/client.ts';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { asText, type ControlProps, inputProps, propOf } from '../control.ts';

const text = pagePanel.mailingList;

/** A mailing list of the website. Without one, and without an address in its place, the block cannot take sign-ups. */
export function MailingListControl(props: ControlProps<'mailing-list'>) {
  const { data, error } = useQuery({
    queryKey: ['mailing-lists'],
    queryFn: async ({ signal }) => (await client.call('GET', '/api/admin/audience/lists', {}, signal)).lists,
  });
  const value = asText(props.value);
  const lists = data ?? [];
  const isGone = value !== '' && data !== undefined && !lists.some(({ id }) => id === value);
  const isMissing = isGone || (value === '' && asText(propOf(props.around, 'email')) === '');
  const failure = error === null ? undefined : sentenceOf(error);
  return (
    <NativeSelect
      {...inputProps({
        ...props,
        problem: failure ?? props.problem ?? (isMissing ? text.missing : undefined),
      })}
      data={[
        { value: '', label: data !== undefined && lists.length === 0 ? text.none : text.placeholder },
        ...(isGone ? [{ value, label: text.gone }] : []),
        // While the lists are read, the chosen one stays.
        ...(data === undefined && value !== '' ? [{ value, label: '…' }] : []),
        ...lists.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        props.change(chosen === '' ? null : chosen, 'once');
      }}
    />
  );
}

import { Anchor, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { Card } from '../../ui/card.tsx';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { MailingListField } from '../audience/mailing-list-field.tsx';
import { Counted } from './counted.tsx';
import type { LetterForm } from './use-letter-form.ts';

/** Whom a letter goes to, with how many that are now, and whether it is read on the site. */
export function RecipientsCard({ form }: { readonly form: LetterForm }) {
  const { listId, segmentId } = form.values;
  const { hasAddress, isMailSent } = form.stored;
  return (
    <Card title={text.toCard}>
      <MailingListField field={form.field('listId')} label={text.list} hint={text.listHint} />
      <SegmentField field={form.field('segmentId')} hasList={listId !== ''} />
      {(listId !== '' || segmentId !== '') && <Counted listId={listId} segmentId={segmentId} />}
      <SwitchField field={form.field('isPublic')} label={text.publicLabel} hint={text.publicHint} />
      {!hasAddress && (
        <Text size="sm">
          {text.noAddress}{' '}
          <Anchor component={Link} inherit underline="always" to="/site">
            {text.setAddress}
          </Anchor>
        </Text>
      )}
      {!isMailSent && (
        <Text size="sm">
          {text.noServer}{' '}
          <Anchor component={Link} inherit underline="always" to="/mail/delivery">
            {text.setServer}
          </Anchor>
        </Text>
      )}
    </Card>
  );
}

function SegmentField({ field, hasList }: { readonly field: Field<string>; readonly hasList: boolean }) {
  const { data, error } = useQuery({
    queryKey: ['segments'],
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/audience/segments', {}, signal)).segments,
  });
  useFieldLabel(field, text.segment, (value) => data?.find(({ id }) => id === value)?.name ?? '');
  const isKnown = field.value === '' || data?.some(({ id }) => id === field.value) === true;
  return (
    <NativeSelect
      label={text.segment}
      description={text.segmentHint}
      data-field={field.name}
      data={[
        { value: '', label: hasList ? text.everyone : text.noSegment },
        ...(isKnown ? [] : [{ value: field.value, label: data === undefined ? '…' : text.segmentGone }]),
        ...(data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem ?? (error === null ? undefined : sentenceOf(error))}
    />
  );
}

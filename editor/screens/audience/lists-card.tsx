import { Text, Title } from '@mantine/core';
import type { SubscriberDetail } from '@vitrine/contracts/audience.ts';
import { audience as text } from '../../text/en-audience.ts';
import { CheckboxListField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { useMailingLists } from './audience-queries.ts';
import styles from './audience.module.css';
import type { SubscriberValues } from './use-subscriber-form.ts';

/** The lists that a subscriber is on. Whoever has left is put on none: only they can come back. */
export function ListsCard(props: { subscriber: SubscriberDetail; form: FieldSet<SubscriberValues> }) {
  const { subscriber, form } = props;
  const lists = useMailingLists();
  const times = useShowTime();
  const joined = new Map(subscriber.lists.map((list) => [list.id, list]));
  const hintOf = (id: string): string | undefined => {
    const membership = joined.get(id);
    if (membership === undefined) return undefined;
    return [times.day(membership.joinedOn), membership.isWaiting ? text.waits : '']
      .filter((part) => part !== '')
      .join(' · ');
  };
  const canJoin = subscriber.state === 'active' || subscriber.state === 'pending';
  const shown = (lists.data ?? []).filter(({ id }) => canJoin || joined.has(id));
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${styles['fields']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.listsHead}
      </Title>
      {subscriber.lists.length === 0 && (
        <Text size="sm" c="dimmed">
          {text.noLists}
        </Text>
      )}
      {shown.length > 0 && (
        <CheckboxListField
          field={form.field('listIds')}
          label={text.onLists}
          options={shown.map(({ id, name }) => ({ value: id, label: name, hint: hintOf(id) }))}
        />
      )}
    </section>
  );
}

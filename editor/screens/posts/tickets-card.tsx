import { Text } from '@mantine/core';
import { MAX_TICKETS } from '@vitrine/domain/event/tickets.ts';
import { useRef } from 'react';
import { client } from '../../app/client.ts';
import { events as text } from '../../text/en-events.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { Tone } from '../../ui/tone.tsx';
import { ProductCard as Card } from '../products/product-card.tsx';
import type { PostForm } from './use-post-form.ts';

/** The services that are the tickets of an event: searched and added, ordered, removed. */
export function TicketsCard({ form }: { readonly form: PostForm }) {
  const rows = form.rows('tickets');
  const adder = useRef<HTMLInputElement>(null);
  const chosen = form.values.tickets;
  const isFull = chosen.length >= MAX_TICKETS;
  return (
    <Card title={text.ticketsHead}>
      <Text size="sm" c="dimmed">
        {text.ticketsLead}
      </Text>
      {chosen.length > 0 && (
        <FormRowList
          rows={rows}
          label={text.ticketsHead}
          addLabel={text.ticketsAdd}
          fresh={null}
          adder={adder}
          nameOf={({ title }) => title}
        >
          {({ fields: { values } }) => (
            <Text component="span" size="sm" fw={500}>
              {values.title} {!values.isPublished && <Tone tone="grey">{text.ticketHidden}</Tone>}
            </Text>
          )}
        </FormRowList>
      )}
      <SearchSelect
        ref={adder}
        label={text.ticketsAdd}
        description={isFull ? text.ticketsFull : undefined}
        placeholder={text.ticketsPlaceholder}
        nothing={text.ticketsNothing}
        error={rows.problem}
        readOnly={isFull}
        name="services"
        find={(search, signal) =>
          client
            .call('GET', '/api/admin/products', { query: { search, type: 'service' } }, signal)
            .then((page) => page.rows)
        }
        accept={({ id }) => !isFull && chosen.every((one) => one.id !== id)}
        labelOf={({ title }) => title}
        onPick={(row) =>
          row && rows.add({ id: row.id, title: row.title, isPublished: row.status === 'published' })
        }
      />
    </Card>
  );
}

import { Group, Text } from '@mantine/core';
import { useMe } from '../../app/session.ts';
import { events as text } from '../../text/en-events.ts';
import { DateTimeField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { ProductCard as Card } from '../products/product-card.tsx';
import type { PostForm } from './use-post-form.ts';

/** When an event takes place, on the clock of the site's time zone. */
export function EventTimeCard({ form }: { readonly form: PostForm }) {
  const { timeZone } = useMe().website;
  return (
    <Card title={text.timeHead}>
      <Group align="flex-start" gap="md">
        <DateTimeField field={form.field('startsAt')} label={text.startsAt} hint={text.zone(timeZone)} />
        <DateTimeField field={form.field('endsAt')} label={text.endsAt} hint={text.endHint} />
      </Group>
    </Card>
  );
}

/** Where an event takes place. */
export function EventPlaceCard({ form }: { readonly form: PostForm }) {
  const place = form.group('location');
  return (
    <Card title={text.placeHead}>
      <TextField field={place.field('addressTitle')} label={text.addressTitle} />
      <TextField field={place.field('addressLine1')} label={text.addressLine1} />
      <TextField field={place.field('addressLine2')} label={text.addressLine2} hint={text.addressLine2Hint} />
      <TextField field={place.field('addressCountry')} label={text.addressCountry} />
      <Group align="flex-start" gap="md">
        <NumberField field={place.field('mapLat')} label={text.mapLat} hint={text.mapLatHint} whole={false} />
        <NumberField field={place.field('mapLng')} label={text.mapLng} hint={text.mapLngHint} whole={false} />
      </Group>
      <Text size="sm" c="dimmed">
        {text.mapLead}
      </Text>
    </Card>
  );
}

import { Title } from '@mantine/core';
import type { DeliveryScreen as Stored } from '@vitrine/contracts/delivery-settings.ts';
import { client, updateCache } from '../../app/client.ts';
import { delivery as text } from '../../text/en-delivery.ts';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { deliveryValues, deliveryValuesOf, readDelivery, settingsIn } from './delivery-values.ts';
import { FindingsList } from './findings-list.tsx';
import { LocalCard, PickupCard } from './own-delivery-cards.tsx';
import { TryAddress } from './try-address.tsx';
import { ZonesCard } from './zones-card.tsx';

const KEY = ['delivery-settings'];

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/delivery', {}, signal);

/** How the store delivers: zones with rates, places of pickup, local delivery, and a check of an address. */
export function DeliveryScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <DeliveryForm stored={stored} />}
    </LoadedScreen>
  );
}

function DeliveryForm(props: { stored: Stored }) {
  const form = useForm({
    record: 'delivery-settings',
    stored: props.stored,
    schema: deliveryValues,
    valuesOf: deliveryValuesOf,
    read: readDelivery,
    send: (body) => client.call('PUT', '/api/admin/delivery', { body }),
    load,
    onStored: (now) => updateCache(KEY, () => now),
  });
  const { currency, delivery } = form.stored;
  const reading = readDelivery(form.values, form.stored);
  const settings = reading.ok ? settingsIn(reading.body) : delivery;
  const home = form.values.zones.flatMap(({ countries }) => countries)[0] ?? 'US';
  return (
    <FormScreen
      form={form}
      title={
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      }
      leave={text.leave}
    >
      <div className={screen['stack']}>
        <FindingsList settings={settings} currency={currency} />
        <ZonesCard rows={form.rows('zones')} currency={currency} />
        <PickupCard rows={form.rows('pickupPlaces')} currency={currency} home={home} />
        <LocalCard rows={form.rows('localDeliveries')} currency={currency} home={home} />
        <TryAddress settings={settings} currency={currency} isStored={!reading.ok} />
      </div>
    </FormScreen>
  );
}

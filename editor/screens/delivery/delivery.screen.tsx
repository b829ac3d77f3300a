import { defineScreen } from '../../app/screen.ts';
import { delivery } from '../../text/en-delivery.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function DeliveryIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M3 6h11v10H3zM14 10h4l3 3v3h-7z" />
      <circle cx="7.5" cy="17.5" r="1.8" />
      <circle cx="17" cy="17.5" r="1.8" />
    </Icon>
  );
}

export const deliveryScreen = defineScreen({
  path: '/settings/delivery',
  name: delivery.title,
  group: 'settings',
  words: delivery.words,
  icon: DeliveryIcon,
  settings: [
    { field: 'zones', name: delivery.zones.title, words: 'countries shipping rates prices' },
    { field: 'pickupPlaces', name: delivery.pickup.title, words: 'collection store hours' },
    { field: 'localDeliveries', name: delivery.local.title, words: 'postal code courier' },
  ],
  routes: [
    {
      path: 'settings/delivery',
      lazy: async () => ({ Component: (await import('./delivery-screen.tsx')).DeliveryScreen }),
    },
  ],
});

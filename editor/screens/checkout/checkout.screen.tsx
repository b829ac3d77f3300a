import { defineScreen } from '../../app/screen.ts';
import { checkout } from '../../text/en-store.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function CheckoutIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M3 4h2.5l2 11h10l2.5-8H6.5" />
      <circle cx="9" cy="19.5" r="1.3" />
      <circle cx="16.5" cy="19.5" r="1.3" />
    </Icon>
  );
}

export const checkoutScreen = defineScreen({
  path: '/settings/checkout',
  name: checkout.title,
  group: 'settings',
  words: checkout.words,
  icon: CheckoutIcon,
  routes: [
    {
      path: 'settings/checkout',
      lazy: async () => ({ Component: (await import('./checkout-screen.tsx')).CheckoutScreen }),
    },
  ],
});

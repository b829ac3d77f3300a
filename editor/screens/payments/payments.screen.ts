import { defineScreen } from '../../app/screen.ts';
import { payments } from '../../text/en-payments.ts';
import { PaymentsIcon } from '../../ui/icons.tsx';

export const paymentsScreen = defineScreen({
  path: '/settings/payments',
  name: payments.title,
  group: 'settings',
  words: payments.words,
  icon: PaymentsIcon,
  routes: [
    {
      path: 'settings/payments',
      lazy: async () => ({ Component: (await import('./payments-screen.tsx')).PaymentsScreen }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { payments } from '../../text/en-payments.ts';
import { PaymentsIcon } from '../../ui/icons.tsx';

export const paymentsScreen = defineScreen({
  path: '/settings/payments',
  name: payments.title,
  group: 'settings',
  words: payments.words,
  icon: PaymentsIcon,
  settings: [
    { field: 'bankTransfer.enabled', name: payments.manual.bankTitle, words: 'manual payment iban wire' },
    {
      field: 'onCollection.enabled',
      name: payments.manual.collectionTitle,
      words: 'manual payment cash pickup',
    },
  ],
  routes: [
    {
      path: 'settings/payments',
      lazy: async () => ({ Component: (await import('./payments-screen.tsx')).PaymentsScreen }),
    },
  ],
});

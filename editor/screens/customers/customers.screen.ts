import { defineScreen } from '../../app/screen.ts';
import { customers as text } from '../../text/en-customers.ts';
import { CustomersIcon } from '../../ui/icons.tsx';

export const customersScreen = defineScreen({
  path: '/customers',
  name: text.title,
  group: 'store',
  words: text.words,
  icon: CustomersIcon,
  routes: [
    {
      path: 'customers',
      lazy: async () => ({ Component: (await import('./customers-screen.tsx')).CustomersScreen }),
    },
    {
      path: 'customers/:id',
      lazy: async () => ({ Component: (await import('./customer-page.tsx')).CustomerPage }),
    },
  ],
});

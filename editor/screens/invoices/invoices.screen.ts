import { defineScreen } from '../../app/screen.ts';
import { invoices } from '../../text/en-invoices.ts';
import { InvoiceIcon } from '../../ui/icons.tsx';

export const invoicesScreen = defineScreen({
  path: '/settings/invoices',
  name: invoices.title,
  group: 'settings',
  words: invoices.words,
  icon: InvoiceIcon,
  routes: [
    {
      path: 'settings/invoices',
      lazy: async () => ({ Component: (await import('./invoices-screen.tsx')).InvoicesScreen }),
    },
  ],
});

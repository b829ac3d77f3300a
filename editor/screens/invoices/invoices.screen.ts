import { defineScreen } from '../../app/screen.ts';
import { invoices } from '../../text/en-invoices.ts';
import { InvoiceIcon } from '../../ui/icons.tsx';

export const invoicesScreen = defineScreen({
  path: '/settings/invoices',
  name: invoices.title,
  group: 'settings',
  words: invoices.words,
  icon: InvoiceIcon,
  settings: [
    { field: 'sellerName', name: invoices.sellerName, words: 'seller company' },
    { field: 'address', name: invoices.address, words: 'seller company' },
    { field: 'taxNumber', name: invoices.taxNumber, words: 'vat id' },
    { field: 'footer', name: invoices.footer, words: 'bank details' },
    { field: 'prefix', name: invoices.prefix, words: 'number prefix series' },
    { field: 'creditNotePrefix', name: invoices.creditNotePrefix, words: 'number prefix series' },
  ],
  routes: [
    {
      path: 'settings/invoices',
      lazy: async () => ({ Component: (await import('./invoices-screen.tsx')).InvoicesScreen }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { LinkIcon } from '../../ui/icons.tsx';

export const paymentLinksScreen = defineScreen({
  path: '/payment-links',
  name: text.app.paymentLinks,
  group: 'store',
  words: text.app.paymentLinksWords,
  icon: LinkIcon,
  // spec: site-platform 6
  isListed: ({ paymentLinks }) => paymentLinks,
  actions: [{ path: '/payment-links?create', name: text.app.paymentLinkCreate }],
  routes: [
    {
      path: 'payment-links',
      lazy: async () => ({ Component: (await import('./payment-links-screen.tsx')).PaymentLinksScreen }),
    },
  ],
});

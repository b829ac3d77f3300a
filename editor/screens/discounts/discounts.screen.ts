import { defineScreen } from '../../app/screen.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { DiscountIcon } from './discount-icon.tsx';

export const discountsScreen = defineScreen({
  path: '/discounts',
  name: text.title,
  group: 'store',
  words: text.words,
  icon: DiscountIcon,
  actions: [{ path: '/discounts/new', name: text.create }],
  routes: [
    {
      path: 'discounts',
      lazy: async () => ({ Component: (await import('./discounts-screen.tsx')).DiscountsScreen }),
    },
    {
      path: 'discounts/new',
      lazy: async () => ({ Component: (await import('./new-discount-page.tsx')).NewDiscountPage }),
    },
    {
      path: 'discounts/codes',
      lazy: async () => ({ Component: (await import('./codes-screen.tsx')).CodesScreen }),
    },
    {
      path: 'discounts/:id',
      lazy: async () => ({ Component: (await import('./discount-page.tsx')).DiscountPage }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

export function DiscountIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M3.5 12.2V5a1.5 1.5 0 0 1 1.5-1.5h7.2a1.5 1.5 0 0 1 1 .4l6.9 6.9a1.5 1.5 0 0 1 0 2.1l-7.2 7.2a1.5 1.5 0 0 1-2.1 0l-6.9-6.9a1.5 1.5 0 0 1-.4-1z" />
      <circle cx="8.3" cy="8.3" r="1.3" />
    </Icon>
  );
}

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

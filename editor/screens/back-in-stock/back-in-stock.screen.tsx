import { defineScreen } from '../../app/screen.ts';
import { backInStock as text } from '../../text/en-back-in-stock.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function BackInStockIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15z" />
      <path d="M10 21h4M12 5V3" />
    </Icon>
  );
}

export const backInStockScreen = defineScreen({
  path: '/back-in-stock',
  name: text.title,
  group: 'store',
  words: text.words,
  icon: BackInStockIcon,
  routes: [
    {
      path: 'back-in-stock',
      lazy: async () => ({ Component: (await import('./back-in-stock-screen.tsx')).BackInStockScreen }),
    },
    {
      path: 'back-in-stock/:productId/:variantId',
      lazy: async () => ({ Component: (await import('./sign-ups-page.tsx')).SignUpsPage }),
    },
  ],
});

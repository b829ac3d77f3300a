import { defineScreen } from '../../app/screen.ts';
import { stockList as text } from '../../text/en-stock-list.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function StockIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 8l8-4 8 4v8l-8 4-8-4z" />
      <path d="M4 8l8 4 8-4M12 12v8" />
    </Icon>
  );
}

export const stockScreen = defineScreen({
  path: '/stock',
  name: text.title,
  group: 'store',
  words: text.words,
  icon: StockIcon,
  sections: [{ path: '/stock?stock=low', name: text.lowStock, words: text.lowWords }],
  routes: [
    {
      path: 'stock',
      lazy: async () => ({ Component: (await import('./stock-screen.tsx')).StockScreen }),
    },
  ],
});

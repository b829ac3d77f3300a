import { defineScreen } from '../../app/screen.ts';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import { GiftIcon } from '../../ui/icons.tsx';

export const giftCardsScreen = defineScreen({
  path: '/gift-cards',
  name: text.title,
  group: 'store',
  words: text.words,
  icon: GiftIcon,
  actions: [{ path: '/gift-cards?issue', name: text.issue }],
  routes: [
    {
      path: 'gift-cards',
      lazy: async () => ({ Component: (await import('./gift-cards-screen.tsx')).GiftCardsScreen }),
    },
    {
      path: 'gift-cards/:id',
      lazy: async () => ({ Component: (await import('./gift-card-page.tsx')).GiftCardPage }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { SubscriptionsIcon } from '../../ui/icons.tsx';

export const subscriptionsScreen = defineScreen({
  path: '/subscriptions',
  name: text.title,
  group: 'store',
  words: text.words,
  icon: SubscriptionsIcon,
  routes: [
    {
      path: 'subscriptions',
      lazy: async () => ({ Component: (await import('./subscriptions-screen.tsx')).SubscriptionsScreen }),
    },
    {
      path: 'subscriptions/:id',
      lazy: async () => ({ Component: (await import('./subscription-page.tsx')).SubscriptionPage }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { PersonIcon } from '../../ui/icons.tsx';

export const accountScreen = defineScreen({
  path: '/account',
  name: text.account.title,
  group: 'account',
  words: text.account.words,
  icon: PersonIcon,
  routes: [
    {
      path: 'account',
      lazy: async () => ({ Component: (await import('./account-screen.tsx')).AccountScreen }),
    },
  ],
});

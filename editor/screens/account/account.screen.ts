import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { PersonIcon } from '../../ui/icons.tsx';

export const accountScreen = defineScreen({
  path: '/account',
  name: text.account.title,
  group: 'account',
  words: text.account.words,
  icon: PersonIcon,
  settings: [
    { field: 'profile', name: text.account.profile, words: 'name email' },
    { field: 'password', name: text.account.password, words: 'change security' },
    { field: 'notices', name: text.account.notices, words: 'notifications alerts' },
    { field: 'formats', name: text.account.formats, words: 'language locale' },
    { field: 'sessions', name: text.account.sessions, words: 'devices sign out sessions' },
  ],
  routes: [
    {
      path: 'account',
      lazy: async () => ({ Component: (await import('./account-screen.tsx')).AccountScreen }),
    },
  ],
});

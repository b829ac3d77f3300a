import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { HomeIcon } from '../../ui/icons.tsx';

export const homeScreen = defineScreen({
  path: '/',
  name: text.home.title,
  group: 'home',
  words: text.home.words,
  icon: HomeIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./home-screen.tsx')).HomeScreen }) },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { pages as text } from '../../text/en-pages.ts';
import { PageIcon } from '../../ui/icons.tsx';

export const pagesScreen = defineScreen({
  path: '/pages',
  name: text.title,
  group: 'site',
  words: text.words,
  icon: PageIcon,
  sections: [{ path: '/pages/bin', name: text.binTitle, words: text.binWords }],
  actions: [{ path: '/pages?create', name: text.add, words: text.addWords }],
  routes: [
    { path: 'pages', lazy: async () => ({ Component: (await import('./pages-screen.tsx')).PagesScreen }) },
    {
      path: 'pages/bin',
      lazy: async () => ({ Component: (await import('./pages-bin-screen.tsx')).PagesBinScreen }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { pages as text } from '../../text/en-pages.ts';
import { navigation, redirects } from '../../text/en-navigation.ts';
import { sharedSections } from '../../text/en-shared-sections.ts';
import { PageIcon } from '../../ui/icons.tsx';

export const pagesScreen = defineScreen({
  path: '/pages',
  name: text.title,
  group: 'site',
  words: text.words,
  icon: PageIcon,
  sections: [
    { path: '/pages/navigation', name: navigation.title, words: navigation.words },
    { path: '/pages/redirects', name: redirects.title, words: redirects.words },
    { path: '/pages/shared', name: sharedSections.title, words: sharedSections.words },
    { path: '/pages/bin', name: text.binTitle, words: text.binWords },
  ],
  actions: [{ path: '/pages?create', name: text.add, words: text.addWords }],
  routes: [
    { path: 'pages', lazy: async () => ({ Component: (await import('./pages-screen.tsx')).PagesScreen }) },
    {
      path: 'pages/navigation',
      lazy: async () => ({
        Component: (await import('./navigation/navigation-screen.tsx')).NavigationScreen,
      }),
    },
    {
      path: 'pages/redirects',
      lazy: async () => ({ Component: (await import('./redirects/redirects-screen.tsx')).RedirectsScreen }),
    },
    {
      path: 'pages/shared',
      lazy: async () => ({
        Component: (await import('./shared/shared-sections-screen.tsx')).SharedSectionsScreen,
      }),
    },
    {
      path: 'pages/bin',
      lazy: async () => ({ Component: (await import('./pages-bin-screen.tsx')).PagesBinScreen }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { audience as text } from '../../text/en-audience.ts';
import { listProviders } from '../../text/en-list-providers.ts';
import { segments } from '../../text/en-segments.ts';
import { AudienceIcon } from './audience-icon.tsx';

export const audienceScreen = defineScreen({
  path: '/audience',
  name: text.title,
  group: 'audience',
  words: text.words,
  icon: AudienceIcon,
  sections: [
    { path: '/audience/lists', name: text.listsPage.title, words: 'newsletter double opt-in' },
    { path: '/audience/segments', name: segments.title, words: 'rules filter group' },
    { path: '/audience/provider', name: listProviders.title, words: listProviders.words },
    { path: '/audience/import', name: text.import.title, words: 'csv upload' },
  ],
  actions: [{ path: '/audience?add', name: text.add }],
  routes: [
    {
      path: 'audience',
      lazy: async () => ({ Component: (await import('./audience-screen.tsx')).AudienceScreen }),
    },
    {
      path: 'audience/lists',
      lazy: async () => ({ Component: (await import('./lists-page.tsx')).ListsPage }),
    },
    {
      path: 'audience/segments',
      lazy: async () => ({ Component: (await import('./segments-page.tsx')).SegmentsPage }),
    },
    {
      path: 'audience/provider',
      lazy: async () => ({ Component: (await import('./provider-page.tsx')).ProviderPage }),
    },
    {
      path: 'audience/import',
      lazy: async () => ({ Component: (await import('./import-page.tsx')).ImportPage }),
    },
    {
      path: 'audience/:id',
      lazy: async () => ({ Component: (await import('./subscriber-page.tsx')).SubscriberPage }),
    },
  ],
});

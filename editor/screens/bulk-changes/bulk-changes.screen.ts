import { defineScreen } from '../../app/screen.ts';
import { bulk } from '../../text/en-bulk.ts';
import { ClockIcon } from '../../ui/icons.tsx';

export const bulkChangesScreen = defineScreen({
  path: '/bulk-changes',
  name: bulk.title,
  // Reached from the lists, the palette and the account menu: it is seldom needed.
  group: 'account',
  words: bulk.words,
  icon: ClockIcon,
  routes: [
    {
      path: 'bulk-changes',
      lazy: async () => ({ Component: (await import('./bulk-changes-screen.tsx')).BulkChangesScreen }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';
import { InboxIcon } from '../../ui/icons.tsx';
import { UnreadSubmissions } from './unread-count.tsx';

export const formSubmissionsScreen = defineScreen({
  path: '/form-submissions',
  name: text.title,
  group: 'audience',
  words: text.words,
  icon: InboxIcon,
  badge: UnreadSubmissions,
  sections: [
    { path: '/form-submissions?folder=spam', name: text.spamSection },
    { path: '/form-submissions?folder=bin', name: text.binSection },
  ],
  routes: [
    {
      path: 'form-submissions',
      lazy: async () => ({ Component: (await import('./submissions-screen.tsx')).SubmissionsScreen }),
    },
    {
      path: 'form-submissions/:id',
      lazy: async () => ({ Component: (await import('./submission-page.tsx')).SubmissionPage }),
    },
  ],
});

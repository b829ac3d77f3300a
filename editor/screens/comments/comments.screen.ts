import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { CommentsIcon } from '../../ui/icons.tsx';
import { WaitingCount } from './waiting-count.tsx';

export const commentsScreen = defineScreen({
  path: '/comments',
  landing: '/comments?status=held',
  name: text.app.comments,
  group: 'content',
  words: text.comments.words,
  icon: CommentsIcon,
  badge: WaitingCount,
  sections: [
    {
      path: '/comments/settings',
      name: text.comments.settings.title,
      words: text.comments.settings.words,
    },
  ],
  routes: [
    {
      path: 'comments',
      lazy: async () => ({ Component: (await import('./comments-screen.tsx')).CommentsScreen }),
    },
    {
      path: 'comments/settings',
      lazy: async () => ({ Component: (await import('./comment-settings-page.tsx')).CommentSettingsPage }),
    },
    {
      path: 'comments/:id',
      lazy: async () => ({ Component: (await import('./comment-page.tsx')).CommentPage }),
    },
  ],
});

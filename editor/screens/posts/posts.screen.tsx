import { defineScreen } from '../../app/screen.ts';
import { podcasts } from '../../text/en-podcasts.ts';
import { postLabels, posts as text } from '../../text/en-posts.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function PostsIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M5 4h14v16H5z" />
      <path d="M8 8h8M8 12h8M8 16h5" />
    </Icon>
  );
}

export const postsScreen = defineScreen({
  path: '/posts',
  name: text.title,
  group: 'site',
  words: text.words,
  icon: PostsIcon,
  sections: [
    { path: '/posts/labels', name: postLabels.title, words: postLabels.words },
    { path: '/posts/podcast', name: podcasts.title, words: podcasts.words },
  ],
  actions: [{ path: '/posts?create', name: text.add, words: text.addWords }],
  routes: [
    { path: 'posts', lazy: async () => ({ Component: (await import('./posts-screen.tsx')).PostsScreen }) },
    {
      path: 'posts/labels',
      lazy: async () => ({ Component: (await import('./labels/labels-screen.tsx')).LabelsScreen }),
    },
    {
      path: 'posts/podcast',
      lazy: async () => ({ Component: (await import('./podcast/podcast-screen.tsx')).PodcastScreen }),
    },
    {
      path: 'posts/:id/settings',
      lazy: async () => ({ Component: (await import('./post-page.tsx')).PostPage }),
    },
  ],
});

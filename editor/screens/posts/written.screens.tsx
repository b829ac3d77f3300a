import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import type { ComponentType, ReactNode } from 'react';
import { defineScreen, type Screen } from '../../app/screen.ts';
import { podcasts } from '../../text/en-podcasts.ts';
import { postLabels } from '../../text/en-posts.ts';
import { writtenOrderLink } from '../../text/en-product-order.ts';
import { written } from '../../text/en-written.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';
import { orderedKinds, writtenPaths } from './written-kinds.ts';

/** An icon of these lines. */
const iconOf = (lines: ReactNode): ComponentType<IconSize> =>
  function WrittenIcon(props: IconSize) {
    return <Icon {...props}>{lines}</Icon>;
  };

/** The screen of what is written in lists of a kind: its list, its tags and categories, what is set of each. */
function writtenScreen(kind: WrittenKind, icon: ComponentType<IconSize>): Screen {
  const path = writtenPaths[kind];
  const route = path.slice(1);
  const text = written[kind];
  const isOrdered = orderedKinds.has(kind);
  // A blog can be a podcast.
  const isBlog = kind === 'blog';
  return defineScreen({
    path,
    name: text.title,
    group: 'site',
    words: text.words,
    icon,
    // A website can begin with a blog; the others are there with their list.
    isListed: ({ writtenKinds }) => isBlog || writtenKinds.includes(kind),
    sections: [
      { path: `${path}/labels`, name: postLabels.title, words: postLabels.words },
      ...(isOrdered ? [{ path: `${path}/order`, ...writtenOrderLink } as const] : []),
      ...(isBlog ? [{ path: `${path}/podcast`, name: podcasts.title, words: podcasts.words } as const] : []),
    ],
    actions: [{ path: `${path}?create`, name: text.add, words: text.addWords }],
    routes: [
      {
        path: route,
        lazy: async () => {
          const { PostsScreen } = await import('./posts-screen.tsx');
          return { element: <PostsScreen key={kind} kind={kind} /> };
        },
      },
      {
        path: `${route}/labels`,
        lazy: async () => {
          const { LabelsScreen } = await import('./labels/labels-screen.tsx');
          return { element: <LabelsScreen key={kind} kind={kind} /> };
        },
      },
      ...(isOrdered
        ? [
            {
              path: `${route}/order`,
              lazy: async () => {
                const { WrittenOrderScreen } = await import('./order-screen.tsx');
                return { element: <WrittenOrderScreen key={kind} kind={kind} /> };
              },
            },
          ]
        : []),
      ...(isBlog
        ? [
            {
              path: `${route}/podcast`,
              lazy: async () => ({
                Component: (await import('./podcast/podcast-screen.tsx')).PodcastScreen,
              }),
            },
          ]
        : []),
      {
        path: `${route}/:id/settings`,
        lazy: async () => {
          const { PostPage } = await import('./post-page.tsx');
          return { element: <PostPage key={kind} kind={kind} /> };
        },
      },
    ],
  });
}

/** The screens of what owners write, in the order of the navigation. */
export const writtenScreens: readonly Screen[] = [
  writtenScreen(
    'blog',
    iconOf(
      <>
        <path d="M5 4h14v16H5z" />
        <path d="M8 8h8M8 12h8M8 16h5" />
      </>,
    ),
  ),
  writtenScreen(
    'events',
    iconOf(
      <>
        <path d="M4 6h16v14H4z" />
        <path d="M4 10h16M8 3v4M16 3v4" />
      </>,
    ),
  ),
  writtenScreen(
    'portfolio',
    iconOf(
      <>
        <path d="M4 5h16v14H4z" />
        <path d="M4 16l5-5 4 4 3-3 4 4" />
      </>,
    ),
  ),
  writtenScreen(
    'lessons',
    iconOf(
      <>
        <path d="M3 9l9-4 9 4-9 4z" />
        <path d="M7 11v5c3 2 7 2 10 0v-5" />
      </>,
    ),
  ),
  writtenScreen(
    'course',
    iconOf(
      <>
        <path d="M12 6v14M12 6C9 4 6 4 4 5v13c2-1 5-1 8 2" />
        <path d="M12 6c3-2 6-2 8-1v13c-2-1-5-1-8 2" />
      </>,
    ),
  ),
];

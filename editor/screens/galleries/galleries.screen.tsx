import { defineScreen } from '../../app/screen.ts';
import { galleries as text } from '../../text/en-galleries.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function GalleriesIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 4h7v7H4zM13.500 4h6.500v7h-6.500zM4 13.500h7v6.500H4zM13.500 13.500h6.500v6.500h-6.500z" />
    </Icon>
  );
}

export const galleriesScreen = defineScreen({
  path: '/galleries',
  name: text.title,
  group: 'site',
  words: text.words,
  icon: GalleriesIcon,
  actions: [{ path: '/galleries?create', name: text.add, words: text.addWords }],
  routes: [
    {
      path: 'galleries',
      lazy: async () => ({ Component: (await import('./galleries-screen.tsx')).GalleriesScreen }),
    },
    {
      path: 'galleries/:id',
      lazy: async () => ({ Component: (await import('./gallery-page.tsx')).GalleryPage }),
    },
    {
      path: 'galleries/:id/bin',
      lazy: async () => ({ Component: (await import('./gallery-bin-screen.tsx')).GalleryBinScreen }),
    },
  ],
});

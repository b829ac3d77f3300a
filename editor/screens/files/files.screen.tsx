import { defineScreen } from '../../app/screen.ts';
import { filesText as text } from '../../text/en-files.ts';
import { FolderIcon } from './folder-icon.tsx';

const lazyLibrary = async () => ({ Component: (await import('./files-screen.tsx')).FilesScreen });

export const filesScreen = defineScreen({
  path: '/files',
  name: text.title,
  group: 'site',
  words: text.words,
  icon: FolderIcon,
  sections: [
    { path: '/files/alt-texts', name: text.altTitle, words: text.altWords },
    { path: '/files/bin', name: text.binTitle, words: text.binWords },
  ],
  routes: [
    { path: 'files', lazy: lazyLibrary },
    { path: 'files/unsorted', lazy: lazyLibrary },
    { path: 'files/folders/:folderId', lazy: lazyLibrary },
    {
      path: 'files/alt-texts',
      lazy: async () => ({ Component: (await import('./alt-texts-screen.tsx')).AltTextsScreen }),
    },
    {
      path: 'files/bin',
      lazy: async () => ({ Component: (await import('./files-bin-screen.tsx')).FilesBinScreen }),
    },
  ],
});

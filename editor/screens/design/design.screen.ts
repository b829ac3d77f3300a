import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { themes } from '../../text/en-themes.ts';
import { DesignIcon } from '../../ui/icons.tsx';

export const designScreen = defineScreen({
  path: '/design',
  name: text.app.design,
  group: 'site',
  words: text.app.designWords,
  icon: DesignIcon,
  sections: [{ path: '/design/themes', name: themes.title, words: themes.words }],
  routes: [
    { path: 'design', lazy: async () => ({ Component: (await import('./design-screen.tsx')).DesignScreen }) },
    {
      path: 'design/themes',
      lazy: async () => ({ Component: (await import('./themes/themes-screen.tsx')).ThemesScreen }),
    },
  ],
});

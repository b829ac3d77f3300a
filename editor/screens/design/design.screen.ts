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
  // The desk itself is over the whole window: `app/routes.tsx`.
  routes: [
    {
      path: 'design/themes',
      lazy: async () => ({ Component: (await import('./themes/themes-screen.tsx')).ThemesScreen }),
    },
  ],
});

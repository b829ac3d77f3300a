import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { DesignIcon } from '../../ui/icons.tsx';

export const designScreen = defineScreen({
  path: '/design',
  name: text.app.design,
  group: 'site',
  words: text.app.designWords,
  icon: DesignIcon,
  routes: [
    { path: 'design', lazy: async () => ({ Component: (await import('./design-screen.tsx')).DesignScreen }) },
  ],
});

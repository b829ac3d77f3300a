import { defineScreen } from '../../app/screen.ts';
import { letters as text } from '../../text/en-letters.ts';
import { SendIcon } from '../../ui/icons.tsx';

export const lettersScreen = defineScreen({
  path: '/letters',
  name: text.title,
  group: 'audience',
  words: text.words,
  icon: SendIcon,
  sections: [
    {
      path: '/letters/settings',
      name: text.settings.title,
      words: 'opens clicks tracking statistics',
    },
  ],
  actions: [{ path: '/letters?add', name: text.add }],
  routes: [
    {
      path: 'letters',
      lazy: async () => ({ Component: (await import('./letters-screen.tsx')).LettersScreen }),
    },
    {
      path: 'letters/settings',
      lazy: async () => ({ Component: (await import('./settings-page.tsx')).LetterSettingsPage }),
    },
    {
      path: 'letters/:id',
      lazy: async () => ({ Component: (await import('./letter-page.tsx')).LetterPage }),
    },
  ],
});

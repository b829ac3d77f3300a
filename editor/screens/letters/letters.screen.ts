import { defineScreen } from '../../app/screen.ts';
import { letters as text } from '../../text/en-letters.ts';
import { MailIcon } from '../../ui/icons.tsx';

export const lettersScreen = defineScreen({
  path: '/audience/letters',
  name: text.title,
  group: 'audience',
  words: text.words,
  icon: MailIcon,
  sections: [
    {
      path: '/audience/letters/settings',
      name: text.settings.title,
      words: 'opens clicks tracking statistics',
    },
  ],
  actions: [{ path: '/audience/letters?add', name: text.add }],
  routes: [
    {
      path: 'audience/letters',
      lazy: async () => ({ Component: (await import('./letters-screen.tsx')).LettersScreen }),
    },
    {
      path: 'audience/letters/settings',
      lazy: async () => ({ Component: (await import('./settings-page.tsx')).LetterSettingsPage }),
    },
    {
      path: 'audience/letters/:id',
      lazy: async () => ({ Component: (await import('./letter-page.tsx')).LetterPage }),
    },
  ],
});

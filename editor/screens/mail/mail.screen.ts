import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { MailIcon } from '../../ui/icons.tsx';

export const mailScreen = defineScreen({
  path: '/mail',
  name: text.app.mail,
  group: 'audience',
  words: text.app.mailWords,
  icon: MailIcon,
  routes: [
    { path: 'mail', lazy: async () => ({ Component: (await import('./mail-screen.tsx')).MailScreen }) },
    { path: 'mail/:id', lazy: async () => ({ Component: (await import('./mail-page.tsx')).MailPage }) },
  ],
});

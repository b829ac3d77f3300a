import { defineScreen } from '../../app/screen.ts';
import { mails as text } from '../../text/en-mails.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function LetterIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 9.5 12 4l8 5.5V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z" />
      <path d="m4 9.5 8 5.5 8-5.5" />
    </Icon>
  );
}

export const mailsScreen = defineScreen({
  path: '/settings/mails',
  name: text.title,
  group: 'settings',
  words: text.words,
  icon: LetterIcon,
  settings: [
    { field: 'senderName', name: text.sender.name, words: 'from name' },
    { field: 'senderAddress', name: text.sender.address, words: 'from sender email' },
    { field: 'replyTo', name: text.sender.replyTo, words: 'answers reply' },
    { field: 'logo', name: text.look.logo, words: 'emails picture' },
    { field: 'accent', name: text.look.accent, words: 'emails accent' },
    { field: 'footer', name: text.look.footer, words: 'emails imprint address' },
  ],
  routes: [
    {
      path: 'settings/mails',
      lazy: async () => ({ Component: (await import('./mails-screen.tsx')).MailsScreen }),
    },
    {
      path: 'settings/mails/:kind/:occasion?/:language?',
      lazy: async () => ({ Component: (await import('./mail-words-screen.tsx')).MailWordsScreen }),
    },
  ],
});

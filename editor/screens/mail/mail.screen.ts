import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { mailDelivery } from '../../text/en-mail-delivery.ts';
import { MailIcon } from '../../ui/icons.tsx';

export const mailScreen = defineScreen({
  path: '/mail',
  name: text.app.mail,
  group: 'audience',
  words: text.app.mailWords,
  icon: MailIcon,
  sections: [{ path: '/mail/delivery', name: mailDelivery.title, words: mailDelivery.words }],
  routes: [
    { path: 'mail', lazy: async () => ({ Component: (await import('./mail-screen.tsx')).MailScreen }) },
    {
      path: 'mail/delivery',
      lazy: async () => ({ Component: (await import('./delivery-screen.tsx')).DeliveryScreen }),
    },
    { path: 'mail/:id', lazy: async () => ({ Component: (await import('./mail-page.tsx')).MailPage }) },
  ],
});

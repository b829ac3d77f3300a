import { defineScreen } from '../../app/screen.ts';
import { spamProtection } from '../../text/en-spam-protection.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function ShieldIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M12 3.5l7 2.5v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6z" />
      <path d="m9 12 2.2 2.2L15 10.4" />
    </Icon>
  );
}

export const spamProtectionScreen = defineScreen({
  path: '/settings/spam-protection',
  name: spamProtection.title,
  group: 'settings',
  words: spamProtection.words,
  icon: ShieldIcon,
  routes: [
    {
      path: 'settings/spam-protection',
      lazy: async () => ({ Component: (await import('./spam-protection-screen.tsx')).SpamProtectionScreen }),
    },
  ],
});

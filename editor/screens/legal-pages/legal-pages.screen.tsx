import { defineScreen } from '../../app/screen.ts';
import { legalPages as text } from '../../text/en-site-settings.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function LegalIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M12 4v16M7 20h10M5 7l7-2 7 2" />
      <path d="M5 7l-3 7a3.2 3.2 0 0 0 6 0zM19 7l-3 7a3.2 3.2 0 0 0 6 0z" />
    </Icon>
  );
}

export const legalPagesScreen = defineScreen({
  path: '/settings/legal-pages',
  name: text.title,
  group: 'settings',
  words: text.words,
  icon: LegalIcon,
  routes: [
    {
      path: 'settings/legal-pages',
      lazy: async () => ({ Component: (await import('./legal-pages-screen.tsx')).LegalPagesScreen }),
    },
  ],
});

import { defineScreen } from '../../app/screen.ts';
import { siteCodeEntry as text } from '../../text/en-site-code-entry.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function CodeIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14" />
    </Icon>
  );
}

export const siteCodeScreen = defineScreen({
  path: '/code',
  name: text.title,
  group: 'site',
  words: text.words,
  icon: CodeIcon,
  settings: [
    { field: 'header', name: text.header, words: 'head meta verification analytics' },
    { field: 'footer', name: text.footer, words: 'body script' },
  ],
  routes: [
    {
      path: 'code',
      lazy: async () => ({ Component: (await import('./site-code-screen.tsx')).SiteCodeScreen }),
    },
    {
      path: 'code/:list',
      lazy: async () => ({ Component: (await import('./site-code-screen.tsx')).SiteCodeScreen }),
    },
  ],
});

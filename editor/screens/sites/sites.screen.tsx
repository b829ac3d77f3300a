import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function SitesIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="3.5" width="7" height="7" rx="1.5" />
      <rect x="13.5" y="3.5" width="7" height="7" rx="1.5" />
      <rect x="3.5" y="13.5" width="7" height="7" rx="1.5" />
      <path d="M17 13.5v7M13.5 17h7" />
    </Icon>
  );
}

export const sitesScreen = defineScreen({
  path: '/sites',
  name: text.shell.sitesTitle,
  group: 'account',
  words: text.shell.sitesWords,
  icon: SitesIcon,
  actions: [{ path: '/sites/new', name: text.shell.newSite, words: text.shell.newSiteWords }],
  routes: [
    {
      path: 'sites',
      lazy: async () => ({ Component: (await import('./sites-screen.tsx')).SitesScreen }),
    },
    {
      path: 'sites/new',
      lazy: async () => ({ Component: (await import('./new-site-screen.tsx')).NewSiteScreen }),
    },
  ],
});

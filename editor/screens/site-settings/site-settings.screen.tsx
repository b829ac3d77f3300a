import { defineScreen } from '../../app/screen.ts';
import { branding, siteSettings as text } from '../../text/en-site-settings.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function SiteIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3" y="4" width="18" height="16" rx="2" />
      <path d="M3 9h18M6.5 6.5v0M9 6.5v0M7 13h6M7 16h10" />
    </Icon>
  );
}

export const siteSettingsScreen = defineScreen({
  path: '/site',
  name: text.title,
  group: 'settings',
  words: text.words,
  icon: SiteIcon,
  settings: [
    { field: 'title', name: text.about.name, words: 'name shop store' },
    { field: 'tagLine', name: text.about.tagLine, words: 'slogan motto' },
    { field: 'description', name: text.about.description, words: 'seo search engines' },
    { field: 'logo', name: branding.logo.title, words: branding.words },
    { field: 'icon', name: branding.icon.title, words: branding.words },
    { field: 'social', name: branding.social.title, words: branding.words },
    { field: 'language', name: text.place.language, words: 'locale translation' },
    { field: 'timeZone', name: text.place.timeZone, words: 'clock timezone' },
    { field: 'contactEmail', name: text.contact.email },
    { field: 'contactPhone', name: text.contact.phone, words: 'telephone' },
    { field: 'address', name: text.contact.address },
    { field: 'socialAccounts', name: text.accounts.title, words: text.accounts.words },
    { field: 'shareButtons', name: text.sharing.buttons, words: text.sharing.words },
    { field: 'simpleLikingEnabled', name: text.sharing.likes, words: text.sharing.words },
    { field: 'announcement.isOn', name: text.bar.title, words: text.bar.words },
    { field: 'notFoundPageId', name: text.notFound.title, words: text.notFound.words },
  ],
  routes: [
    {
      path: 'site',
      lazy: async () => ({ Component: (await import('./site-settings-screen.tsx')).SiteSettingsScreen }),
    },
  ],
});

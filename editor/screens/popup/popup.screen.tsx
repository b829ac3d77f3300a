import { defineScreen } from '../../app/screen.ts';
import { popup as text } from '../../text/en-popup.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function PopupIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3" y="4" width="18" height="16" rx="2" />
      <rect x="8" y="9" width="10" height="7" rx="1" />
      <path d="M15.5 11.5v0M10.5 13.5h3" />
    </Icon>
  );
}

export const popupScreen = defineScreen({
  path: '/settings/popup',
  name: text.title,
  group: 'settings',
  words: text.words,
  icon: PopupIcon,
  routes: [
    {
      path: 'settings/popup',
      lazy: async () => ({ Component: (await import('./popup-screen.tsx')).PopupScreen }),
    },
  ],
});

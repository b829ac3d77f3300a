import { Icon, type IconSize } from '../../../ui/icon.tsx';

export function TabletIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="5" y="3" width="14" height="18" rx="2" />
      <path d="M11 18h2" />
    </Icon>
  );
}

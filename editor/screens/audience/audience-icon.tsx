import { Icon, type IconSize } from '../../ui/icon.tsx';

export function AudienceIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 10v4l10 4V6z" />
      <path d="M14 8.5c2.500.500 4 1.700 4 3.500s-1.500 3-4 3.500M6.500 15l1 4.500h2.500l-1-3.500" />
    </Icon>
  );
}

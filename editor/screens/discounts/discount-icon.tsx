import { Icon, type IconSize } from '../../ui/icon.tsx';

export function DiscountIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M3.5 12.2V5a1.5 1.5 0 0 1 1.5-1.5h7.2a1.5 1.5 0 0 1 1 .4l6.9 6.9a1.5 1.5 0 0 1 0 2.1l-7.2 7.2a1.5 1.5 0 0 1-2.1 0l-6.9-6.9a1.5 1.5 0 0 1-.4-1z" />
      <circle cx="8.3" cy="8.3" r="1.3" />
    </Icon>
  );
}

import { Icon, type IconSize } from '../../ui/icon.tsx';

export function CartLeftIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M3 5h2.5l2 10h9l2-7" />
      <circle cx="9" cy="19" r="1.4" />
      <circle cx="15.5" cy="19" r="1.4" />
      <path d="M12 3v5M12 3l-2 2M12 3l2 2" />
    </Icon>
  );
}

import { Icon, type IconSize } from '../../ui/icon.tsx';

export function FolderIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M3.5 18V6.500a1.500 1.500 0 0 1 1.500-1.500h4.200l2 2.500H19a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 18z" />
    </Icon>
  );
}

import { Icon, type IconSize } from '../../ui/icon.tsx';

export function UndoIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M9 14 4 9l5-5" />
      <path d="M4 9h10a6 6 0 0 1 0 12h-3" />
    </Icon>
  );
}
export function RedoIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="m15 14 5-5-5-5" />
      <path d="M20 9H10a6 6 0 0 0 0 12h3" />
    </Icon>
  );
}
export function DesktopIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3" y="4" width="18" height="12" rx="2" />
      <path d="M8.500 20h7M12 16v4" />
    </Icon>
  );
}
export function PhoneIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="7" y="3" width="10" height="18" rx="2.500" />
      <path d="M11 18h2" />
    </Icon>
  );
}
export function OutlineIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 6h16M8 12h12M8 18h12M4 6v12" />
    </Icon>
  );
}
export function EditTextIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M5 6V4h10v2M10 4v14M7.500 18h5" />
      <path d="M18 9v11M16 9h4M16 20h4" />
    </Icon>
  );
}
export function MoveIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" />
    </Icon>
  );
}
export function ForwardIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="4" y="10" width="10" height="10" rx="1.500" strokeDasharray="2 2.400" />
      <rect x="9" y="4" width="11" height="11" rx="1.500" />
    </Icon>
  );
}
export function BackwardIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="4" y="9" width="11" height="11" rx="1.500" />
      <path
        d="M10 6V5.500A1.500 1.500 0 0 1 11.500 4h7A1.500 1.500 0 0 1 20 5.500v7a1.500 1.500 0 0 1-1.500 1.500H18"
        strokeDasharray="2 2.400"
      />
    </Icon>
  );
}
export function LinkIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M10 14a4 4 0 0 0 6 .500l3-3a4.200 4.200 0 0 0-6-6L11.500 7M14 10a4 4 0 0 0-6-.500l-3 3a4.200 4.200 0 0 0 6 6l1.500-1.500" />
    </Icon>
  );
}

export function ClipboardIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M9 4h6v3H9zM9 5.500H6v15h12v-15h-3" />
    </Icon>
  );
}

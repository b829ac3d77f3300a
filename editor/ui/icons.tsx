import { Icon, type IconSize } from './icon.tsx';

export function OrdersIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M5.5 8h13l1 10.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2z" />
      <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  );
}
export function ProductsIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M5 8h10v6a5 5 0 0 1-5 5 5 5 0 0 1-5-5z" />
      <path d="M15 10h2a2.5 2.5 0 0 1 0 5h-2M8 5V3M12 5V3" />
    </Icon>
  );
}
export function CustomersIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M3 19.5c.6-3.3 2.8-5 6-5s5.4 1.7 6 5" />
      <path d="M15.5 5.3a3.5 3.5 0 0 1 0 6.400M17.5 15c1.9.7 3.1 2.2 3.5 4.500" />
    </Icon>
  );
}
export function SubscriptionsIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5" />
      <path d="M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5" />
    </Icon>
  );
}

export function PaymentsIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M3 10h18M7 15h4" />
    </Icon>
  );
}
export function InvoiceIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M6 3h12v18l-3-2-3 2-3-2-3 2z" />
      <path d="M9 8h6M9 12h6" />
    </Icon>
  );
}
export function CommentsIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M6 5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6l-4.5 3.5V17H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z" />
      <path d="M8.5 9.5h7M8.5 12.5h4.5" />
    </Icon>
  );
}
export function ReviewsIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9z" />
    </Icon>
  );
}
export function MailIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m4 7 8 6 8-6" />
    </Icon>
  );
}
export function SendIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M21 3 10.5 13.5" />
      <path d="m21 3-6.5 18-4-7.5L3 9.5z" />
    </Icon>
  );
}
export function DesignIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 0 0 0 17c1.5 0 2-1 2-2 0-1.6-1-1.9-1-3s.9-2 2.2-2h2.3a3 3 0 0 0 3-3c0-4-3.8-7-8.5-7z" />
      <path d="M7.5 12.5h.01M9.5 8.3h.01M14.3 7.8h.01" strokeWidth="2.2" />
    </Icon>
  );
}
export function ResetIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 4" />
    </Icon>
  );
}
export function ReturnIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 5 5V18" />
    </Icon>
  );
}
export function SearchIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}
export function BackIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="m14 6-6 6 6 6" />
    </Icon>
  );
}
export function OutsideIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
    </Icon>
  );
}
export function PersonIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.6" />
      <path d="M5 20c.8-3.8 3.5-5.5 7-5.5s6.2 1.7 7 5.5" />
    </Icon>
  );
}
export function LeaveIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M14 4h-8a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M11 12h9M17 8.5l3.5 3.5-3.5 3.5" />
    </Icon>
  );
}
export function CheckIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}
export function PictureIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <circle cx="9" cy="10" r="1.5" />
      <path d="m5 17 5-4 3 2 3-3 4 4" />
    </Icon>
  );
}
export function PlusIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M6 12h12M12 6v12" />
    </Icon>
  );
}

export function UpIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="m6 14 6-6 6 6" />
    </Icon>
  );
}

export function DownIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="m6 10 6 6 6-6" />
    </Icon>
  );
}

export function IndentIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 6h16M11 12h9M11 18h9M4 10l3 3.5L4 17" />
    </Icon>
  );
}

export function OutdentIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 6h16M11 12h9M11 18h9M7 10l-3 3.5L7 17" />
    </Icon>
  );
}

export function BinIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5" />
    </Icon>
  );
}

export function RemoveIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M7 7l10 10M17 7 7 17" />
    </Icon>
  );
}
export function ShopLogo(props: IconSize) {
  return (
    <svg width={props.size ?? 28} height={props.size ?? 28} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="3" y="5" width="26" height="22" rx="5" fill="var(--mantine-color-accent-6)" />
      <path
        d="m10 12 6 9 6-9"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
/** The menu of all screens. */
export function MenuIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}
/** Further actions on what it stands beside. */
export function MoreIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={2.6} />
    </Icon>
  );
}
export function SidebarIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M9.5 5v14" />
    </Icon>
  );
}
export function ChevronDownIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="m7 10 5 5 5-5" />
    </Icon>
  );
}
export function ClockIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  );
}
export function SunIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </Icon>
  );
}
export function MoonIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />
    </Icon>
  );
}
export function ScreenIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="11.5" rx="1.5" />
      <path d="M9 20h6M12 16.5V20" />
    </Icon>
  );
}
export function KeyboardIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="6" width="19" height="12" rx="2" />
      <path d="M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M7.5 14h9" />
    </Icon>
  );
}
export function PageIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5" />
    </Icon>
  );
}
export function HomeIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="m4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20" />
    </Icon>
  );
}
export function ChevronRightIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="m10 6 6 6-6 6" />
    </Icon>
  );
}
export function CardIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M3 10h18M7 14.5h3" />
    </Icon>
  );
}
export function CloseIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}
export function FilterIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 6h16M7 12h10M10 18h4" />
    </Icon>
  );
}
export function DisplayIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 7h8M18 7h2M4 17h2M12 17h8" />
      <circle cx="15" cy="7" r="2.5" />
      <circle cx="9" cy="17" r="2.5" />
    </Icon>
  );
}
export function CopyIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
      <path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
    </Icon>
  );
}
export function LinkIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2" />
      <path d="M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2" />
    </Icon>
  );
}
export function GiftIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h16v4H4zM5.5 12.5v7h13v-7M12 8.5v11" />
      <path d="M12 8.5c-1-3.6-4.6-4.8-5.4-2.8-.6 1.6 1.6 2.8 5.4 2.8zm0 0c1-3.6 4.6-4.8 5.4-2.8.6 1.6-1.6 2.8-5.4 2.8z" />
    </Icon>
  );
}
export function PencilIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M5 19l1-4L16.5 4.5l3 3L9 18z" />
      <path d="M14 7l3 3" />
    </Icon>
  );
}
export function FormIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="4" y="3.5" width="16" height="17" rx="2" />
      <path d="M8 8h8M8 12h8M8 16h3" />
    </Icon>
  );
}
export function InboxIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 13.5 6.500 5.500h11L20 13.500v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z" />
      <path d="M4 13.500h4.500l1.500 2.500h4l1.500-2.500H20" />
    </Icon>
  );
}
export function GripIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
    </Icon>
  );
}

import type { ReactNode } from 'react';

export interface IconSize {
  /** Pixels; 20 unless given. */
  size?: number;
}

/** An icon, drawn with lines on a square of 24. */
export function Icon(props: IconSize & { children: ReactNode }) {
  return (
    <svg
      width={props.size ?? 20}
      height={props.size ?? 20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      // At large sizes the default stroke would look heavy.
      strokeWidth={(props.size ?? 20) > 32 ? 1.1 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {props.children}
    </svg>
  );
}

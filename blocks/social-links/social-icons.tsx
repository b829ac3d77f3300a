import type { ReactNode } from 'react';

/**
 * Icons of common services in one style: lines 1.6 wide on a 24 by 24 grid. They hint at the service;
 * none is a copy of its logo.
 */
const marks: Readonly<Record<string, ReactNode>> = {
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1v0" />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M15 8h-1a2 2 0 0 0-2 2v11M9 13h5.4" />
    </>
  ),
  x: <path d="M4.5 4.5 19.5 19.5M19.5 4.5 4.5 19.5" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.2 9.2 4.8 2.8-4.8 2.8Z" />
    </>
  ),
  vimeo: (
    <path d="M3 8.2c2.6-2.4 4.6-2.9 5.4.3.8 3.6 1.4 7.5 2.7 7.5S15.5 12 15.5 10s-1.5-2-2.6-1.2C13.7 5.2 20.5 4 20 8.5c-.4 4.5-6.5 11.5-9.2 11.5-3.3 0-4-9.5-5.8-9.5" />
  ),
  pinterest: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M10 19.5 12.2 10M9.3 13c-1.3-2.4.1-5.2 2.9-5.2 2.4 0 3.7 1.9 3.1 4.2-.5 2-2.5 2.9-3.9 1.4" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 11v5.5M8 7.7v0M12 16.5V11M12 13.5c0-3.2 4.5-3.2 4.5 0v3" />
    </>
  ),
  tiktok: <path d="M13 3.5v11.8a3.6 3.6 0 1 1-3.6-3.6M13 3.5c.4 2.8 2.3 4.5 5 4.7" />,
  spotify: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M7 9.4c3.4-1 7.2-.6 10.2 1M7.5 12.6c2.9-.8 6-.4 8.5.9M8 15.6c2.3-.6 4.6-.3 6.7.8" />
    </>
  ),
  soundcloud: (
    <path d="M3 14v2.5M5.7 12v5M8.4 10v7.5M11.2 7.5v10M14 7.8c2.6-.7 4.7 1 5 3.2 2.7.2 2.7 6.2-.4 6.5H14" />
  ),
  github: (
    <path d="M9 20v-3.5M15 20v-4c0-1-.3-1.6-.8-2 2.8-.3 4.8-1.6 4.8-5 0-1.2-.4-2.2-1.1-3 .1-.9.1-1.8-.3-2.5-1 0-2 .5-2.9 1.1a10 10 0 0 0-5.4 0C8.4 4 7.4 3.5 6.4 3.5c-.4.7-.4 1.6-.3 2.5C5.4 6.8 5 7.8 5 9c0 3.4 2 4.7 4.8 5-.5.4-.8 1-.8 2M9 17.5c-2.2.7-3.3-.5-4.5-2" />
  ),
  mastodon: (
    <>
      <path d="M16.5 16.8c2-.3 3.5-1.8 3.7-3.6.3-2.5.3-5.2 0-6.2C19.8 5.3 18 4 16 3.8c-2.6-.3-5.4-.3-8 0C6 4 4.2 5.3 3.8 7c-.5 2.2-.3 6 .1 8.2.7 3.5 3.3 5 6.6 5 1.7 0 3.1-.4 3.7-.7" />
      <path d="M7.8 13.5V9.7c0-2.9 4.2-2.9 4.2 0v1.8V9.7c0-2.9 4.2-2.9 4.2 0v3.8" />
    </>
  ),
  bluesky: (
    <path d="M12 11C10.7 8.3 8 5.5 5.8 4.6 3.9 3.8 3 4.7 3.2 6.9c.3 3.3.7 6 4.3 6-3.7.5-3.5 3-2.2 4.5 2.7 2.9 5.5.6 6.7-3.4 1.2 4 4 6.3 6.7 3.4 1.3-1.5 1.5-4-2.2-4.5 3.6 0 4-2.7 4.3-6 .2-2.2-.7-3.1-2.6-2.3C16 5.5 13.3 8.3 12 11Z" />
  ),
  email: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  rss: <path d="M5.5 18.5v0M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 5a14 14 0 0 1 14 14" />,
  website: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </>
  ),
};
const otherNames: Readonly<Record<string, string>> = { twitter: 'x', mail: 'email', web: 'website' };

/** The icon of a service; null for a service shown by its name. */
export function SocialIcon({ service }: { readonly service: string }): ReactNode {
  const mark = markOf(service);
  return mark === undefined ? null : (
    <svg className="social-links__icon" viewBox="0 0 24 24" aria-hidden="true">
      {mark}
    </svg>
  );
}

/** Whether a service has an icon. */
export function hasIcon(service: string): boolean {
  return markOf(service) !== undefined;
}

function markOf(service: string): ReactNode | undefined {
  const name = Object.hasOwn(otherNames, service) ? (otherNames[service] ?? service) : service;
  return Object.hasOwn(marks, name) ? marks[name] : undefined;
}

import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { WebsiteSettings } from './website-settings.ts';

/** A picture that represents a website. */
export interface SitePicture {
  readonly id: string;
  /** `/media/{id}/{filename}`. */
  readonly assetUrl: string;
}

/** Maximum number of hosts one process caches, known and unknown together. */
export const MAX_HOSTS = 10_000;

/**
 * The website of a request's Host header, as every handler gets it. Cached in memory and invalidated by notifications.
 */
export interface Site {
  readonly websiteId: string;
  readonly identifier: string;
  readonly title: string;
  /** Rises with every change a visitor could see. */
  readonly revision: number;
  readonly homeCollectionId: string | null;
  readonly settings: WebsiteSettings;
  /** The picture in place of the title; null for none. */
  readonly logo: SitePicture | null;
  /** The picture in browser tabs; null for the theme's. */
  readonly icon: SitePicture | null;
  /** The language of its visitors' texts: that of its settings, if there is a catalogue for it. */
  readonly locale: Locale;
  /** Scheme and host as visitors type them, without a trailing slash: PUBLIC_ORIGIN on every host of its website. */
  readonly origin: string;
  /** Whether the requested host is reached over https. */
  readonly isSecure: boolean;
  /** Whether it is archived: closed to visitors and to changes. */
  readonly isClosed: boolean;
  /**
   * False on a host of PUBLIC_ORIGIN's website that is neither its host nor ADMIN_ORIGIN's: visitors are redirected
   * from there.
   */
  readonly isOwnHost: boolean;
}

import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { WebsiteSettings } from './website-settings.ts';

/** Hosts one process keeps in memory at most, known and unknown together. */
export const MAX_HOSTS = 10_000;

/** The website a request's Host header names, as every handler sees it. Kept in memory, and fresh by notifications. */
export interface Site {
  readonly websiteId: string;
  readonly identifier: string;
  readonly title: string;
  /** Rises with every change a visitor could see. */
  readonly revision: number;
  readonly homeCollectionId: string | null;
  readonly settings: WebsiteSettings;
  /** The language that its visitors' texts are in: that of its settings, where we have it. */
  readonly locale: Locale;
  /** Scheme and host as visitors type them, without a trailing slash: PUBLIC_ORIGIN on every host of its website. */
  readonly origin: string;
  /** The host that was asked is reached over https. */
  readonly isSecure: boolean;
  /** False on a host of PUBLIC_ORIGIN's website that is neither its host nor ADMIN_ORIGIN's: visitors are led there. */
  readonly isOwnHost: boolean;
}

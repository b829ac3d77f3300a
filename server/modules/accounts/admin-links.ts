import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';

/** Paths of admin screens that mails link to. */
export const confirmEmailPath = (token: string): string => `/config/confirm-email?token=${token}`;
export const accountPath = '/config/account';
export const forgotPasswordPath = '/config/forgot-password';

/** Origin of the admin of a website. */
export const adminOrigin = ({ config }: Pick<Platform, 'config'>, site: Pick<Site, 'origin'>): string =>
  config.adminOrigin ?? site.origin;

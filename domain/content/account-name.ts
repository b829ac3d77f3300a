import type { Locale } from '../text/locale.ts';
import { sharingText } from '../text/sharing.ts';
import type { SocialAccount } from './social-account.ts';

/** The name of an account: its user name, or the last segment of its URL. spec: site-platform 7 */
export function accountName({ userName, profileUrl }: SocialAccount): string {
  if (userName !== '') return userName;
  const [path = ''] = profileUrl.split(/[?#]/u, 1);
  const segments = path
    .replace(/^[a-z]+:(?:\/\/)?/iu, '')
    .split('/')
    .filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const spelled: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  soundcloud: 'SoundCloud',
  github: 'GitHub',
  rss: 'RSS',
};

/** The usual spelling of a service's name. */
export function serviceName(service: string, locale: Locale): string {
  if (service === 'email') return sharingText(locale).email;
  return Object.hasOwn(spelled, service)
    ? (spelled[service] ?? service)
    : service.charAt(0).toUpperCase() + service.slice(1);
}

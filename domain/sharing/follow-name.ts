import type { SocialAccount } from '../content/social-account.ts';

/** The name an account goes by: its user name, or else the last segment of its address. spec: site-platform 7 */
export function followName({ userName, profileUrl }: Pick<SocialAccount, 'userName' | 'profileUrl'>): string {
  const named = userName.trim();
  if (named !== '') return named;
  const path = profileUrl
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The account's address where it is one that a link may lead to (http, https or mail); otherwise null. */
export function followHref({ profileUrl }: Pick<SocialAccount, 'profileUrl'>): string | null {
  try {
    const { protocol, href } = new URL(profileUrl.trim());
    return /^(https?|mailto):$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

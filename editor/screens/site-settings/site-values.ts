import { siteChange, type SiteScreen } from '@vitrine/contracts/site-settings.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

/** Settings of the site as they are typed. */
export const siteValues = z.object({
  title: z.string(),
  tagLine: z.string(),
  description: z.string(),
  language: z.string(),
  timeZone: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  address: z.string(),
  socialAccounts: z.array(
    z.object({ id: z.string(), service: z.string(), profileUrl: z.string(), userName: z.string() }),
  ),
  shareButtons: z.array(z.string()),
  simpleLikingEnabled: z.boolean(),
  announcement: z.object({
    isOn: z.boolean(),
    html: z.string(),
    href: z.string(),
    theme: z.enum(['light', 'tinted', 'dark', 'accent']),
    isClosable: z.boolean(),
    /** '' for never. */
    againAfterDays: z.string(),
    pages: z.enum(['all', 'home', 'chosen']),
    pageIds: z.array(z.string()),
    startsAt: z.string(),
    endsAt: z.string(),
  }),
  /** '' for the theme's own page. */
  notFoundPageId: z.string(),
});
export type SiteValues = z.output<typeof siteValues>;

/** Stored settings as they are typed. */
export function siteValuesOf(stored: SiteScreen): SiteValues {
  const { title, tagLine, description, language, timeZone, contactEmail, contactPhone } = stored;
  return {
    title,
    tagLine,
    description,
    language,
    timeZone,
    contactEmail,
    contactPhone,
    address: stored.address.join('\n'),
    socialAccounts: [...stored.socialAccounts],
    shareButtons: [...stored.shareButtons],
    simpleLikingEnabled: stored.simpleLikingEnabled,
    announcement: {
      ...stored.announcement,
      pageIds: [...stored.announcement.pageIds],
      againAfterDays:
        stored.announcement.againAfterDays === null ? '' : String(stored.announcement.againAfterDays),
    },
    notFoundPageId: stored.notFoundPageId ?? '',
  };
}

/** The request that stores what was typed. */
export function readSite(typed: SiteValues, { version }: SiteScreen): Reading<z.input<typeof siteChange>> {
  const lines = typed.address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const reader = new FieldReader();
  const { announcement } = typed;
  // What nobody sees is not refused.
  const again = announcement.isClosable
    ? reader.optionalNumber('announcement.againAfterDays', announcement.againAfterDays)
    : null;
  const read = reader.done(
    siteChange,
    {
      ...typed,
      version,
      address: lines,
      socialAccounts: typed.socialAccounts.map((one) => ({ ...one, profileUrl: addressOf(one.profileUrl) })),
      shareButtons: [...typed.shareButtons],
      announcement: { ...announcement, againAfterDays: again, pageIds: [...announcement.pageIds] },
      notFoundPageId: typed.notFoundPageId === '' ? null : typed.notFoundPageId,
    },
    typed,
  );
  if (read.ok) return read;
  // Lines are one field here.
  const problems = Object.entries(read.problems).map(
    ([name, sentence]) => [name.startsWith('address.') ? 'address' : name, sentence] as const,
  );
  return { ok: false, problems: Object.fromEntries(problems) };
}

/** The address of a profile as people type it: without https, or an email address. */
export function addressOf(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^(?:https?:\/\/|mailto:)/i.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return `https://${address.replace(/^\/+/, '')}`;
}

import type { MailKind } from '@vitrine/contracts/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { contributions } from '../../platform/module.ts';
import type { Site } from '../websites/index.ts';
import type { MailContent } from './mail-layout.ts';

/** Writes each kind of mail for a made-up buyer, with the function that writes the real one. */
export type MailSamples = Readonly<Partial<Record<MailKind, (site: Site, now: number) => MailContent>>>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** Examples of the mails it sends, for the owner's previews. */
    readonly mailSamples: MailSamples;
  }
}

/** An example of every kind of mail the shop sends. */
export function mailSamplesOf({ modules }: Pick<Platform, 'modules'>): MailSamples {
  return Object.assign({}, ...contributions({ modules }, 'mailSamples')) as MailSamples;
}

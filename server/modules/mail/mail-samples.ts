import { type MailKind, mailKinds } from '@vitrine/contracts/mail.ts';
import { isWrittenKind, occasionsOf } from '@vitrine/domain/mail/mail-occasions.ts';
import type { Platform } from '../../platform/platform.ts';
import { contributions } from '../../platform/module.ts';
import type { Site } from '../websites/index.ts';
import type { MailPlan } from './mail-plan.ts';

/** Writes a mail for a made-up buyer, with the function that writes the real one. */
export type MailSample = (site: Site, now: number) => MailPlan;

/** Examples of mails by their kind and the occasion; of kinds that shops write no words for, by the kind alone. */
export type MailSamples = Readonly<
  Partial<Record<MailKind, MailSample | Readonly<Record<string, MailSample>>>>
>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** Examples of the mails it sends, for the owner's previews. */
    readonly mailSamples: MailSamples;
  }
}

/** An example of a mail: the occasion is '' where the kind has none. */
export interface NamedSample {
  readonly kind: MailKind;
  readonly occasion: string;
  readonly write: MailSample;
}

/** Examples of all mails that are sent, by kind and occasion, the usual occasion of a kind first. */
export function mailSamplesOf({ modules }: Pick<Platform, 'modules'>): readonly NamedSample[] {
  const all = Object.assign({}, ...contributions({ modules }, 'mailSamples')) as MailSamples;
  return mailKinds.flatMap((kind): readonly NamedSample[] => {
    const samples = all[kind];
    if (samples === undefined) return [];
    if (typeof samples === 'function') return [{ kind, occasion: '', write: samples }];
    const order = isWrittenKind(kind) ? occasionsOf(kind) : [];
    return Object.entries(samples)
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([occasion, write]) => ({ kind, occasion, write }));
  });
}

/** The example of a kind of mail on an occasion, without one on its usual one; null where there is none. */
export function findSample(
  platform: Pick<Platform, 'modules'>,
  kind: string,
  occasion?: string,
): NamedSample | null {
  const ofKind = mailSamplesOf(platform).filter((sample) => sample.kind === kind);
  const found = occasion === undefined ? ofKind[0] : ofKind.find((sample) => sample.occasion === occasion);
  return found ?? null;
}

import type { AgreedConsent } from './checkout-details.ts';

/** A box at checkout. Its text is its value, so that what is agreed to is what was read. */
export interface OfferedConsent {
  /** Of the owner's own; left out for the terms. */
  readonly id?: string;
  readonly text: string;
  readonly url: string;
  readonly linkText: string;
  readonly isRequired: boolean;
}

/** Names of the boxes in the form. */
export const consentFields = ['consent0', 'consent1', 'consent2', 'consent3', 'consent4'] as const;

/** The boxes that have to be ticked and are not, by the name of their field. */
export function missingConsents(
  offered: readonly Pick<OfferedConsent, 'text' | 'isRequired'>[],
  ticked: readonly Pick<AgreedConsent, 'text'>[],
): readonly (typeof consentFields)[number][] {
  return consentFields.filter((_, at) => {
    const box = offered[at];
    return box?.isRequired === true && !ticked.some(({ text }) => text === box.text);
  });
}

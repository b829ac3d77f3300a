import type { TaxExemption } from '../tax/tax-exemption.ts';

/** Limits of what an owner writes about a customer, in characters. */
export const MAX_CUSTOMER_NAME = 200;
export const MAX_CUSTOMER_PHONE = 40;
export const MAX_CUSTOMER_NOTES = 5_000;
export const MAX_CUSTOMER_TAGS = 50;
export const MAX_CUSTOMER_TAG = 40;

/** What an owner may change about a customer. */
export interface CustomerProfile {
  readonly name: string;
  readonly phone: string;
  readonly notes: string;
  readonly tags: readonly string[];
  /** Null for a customer who pays taxes. */
  readonly taxExemption: TaxExemption | null;
}

/** Tags without doubles: compared without regard to case, the first spelling stays. Spaces around and inside are trimmed. */
export function uniqueTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags) {
    const trimmed = tag.trim().replaceAll(/\s+/g, ' ');
    const key = trimmed.toLowerCase();
    if (trimmed !== '' && !kept.has(key)) kept.set(key, trimmed);
  }
  return [...kept.values()];
}

/**
 * The profile after two customers were merged: the kept one's name and phone where it has them, the notes of both, the
 * tags of both. What exceeds a limit is cut, which the preview shows.
 */
export function mergeProfiles(kept: CustomerProfile, merged: CustomerProfile): CustomerProfile {
  const notes = [kept.notes, merged.notes].map((text) => text.trim()).filter((text) => text !== '');
  return {
    name: kept.name.trim() === '' ? merged.name : kept.name,
    phone: kept.phone.trim() === '' ? merged.phone : kept.phone,
    notes: [...new Set(notes)].join('\n\n').slice(0, MAX_CUSTOMER_NOTES),
    tags: uniqueTags([...kept.tags, ...merged.tags]).slice(0, MAX_CUSTOMER_TAGS),
    taxExemption: kept.taxExemption ?? merged.taxExemption,
  };
}

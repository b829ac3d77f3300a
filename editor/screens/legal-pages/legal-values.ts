import { legalAnswersChange, type LegalPages } from '@vitrine/contracts/legal-pages.ts';
import { usedServices } from '@vitrine/domain/site/legal-pages.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

/** Answers as they are typed. */
export const legalValues = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  register: z.string(),
  country: z.string(),
  provider: z.string(),
  uses: z.array(z.enum(usedServices)),
  returnDays: z.string(),
  returnCost: z.enum(['buyer', 'seller']),
});
export type LegalValues = z.output<typeof legalValues>;

export function legalValuesOf(stored: LegalPages): LegalValues {
  const { name, email, phone, country, provider, returnCost } = stored;
  return {
    name,
    email,
    phone,
    country,
    provider,
    returnCost,
    address: stored.address.join('\n'),
    register: stored.register.join('\n'),
    uses: [...stored.uses],
    returnDays: String(stored.returnDays),
  };
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The request that stores what was typed. */
export function readLegal(
  typed: LegalValues,
  { version }: LegalPages,
): Reading<z.input<typeof legalAnswersChange>> {
  const reader = new FieldReader();
  const read = reader.done(
    legalAnswersChange,
    {
      ...typed,
      version,
      address: linesOf(typed.address),
      register: linesOf(typed.register),
      uses: [...typed.uses],
      returnDays: reader.number('returnDays', typed.returnDays),
    },
    typed,
  );
  if (read.ok) return read;
  // Lines are one field here.
  const problems = Object.entries(read.problems).map(
    ([name, sentence]) => [name.replace(/^(address|register)\..*$/, '$1'), sentence] as const,
  );
  return { ok: false, problems: Object.fromEntries(problems) };
}

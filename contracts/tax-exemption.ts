import {
  exemptionReasons,
  hasExemptionNumber,
  MAX_EXEMPTION_NUMBER,
  tidyExemption,
} from '@vitrine/domain/tax/tax-exemption.ts';
import { taxProblemTexts as text } from '@vitrine/domain/text/en/tax-settings.ts';
import * as z from 'zod';

/** An exemption as it is stored. */
export const taxExemption = z.strictObject({ reason: z.enum(exemptionReasons), number: z.string() });

/** An exemption as an owner enters it. */
export const newTaxExemption = z
  .strictObject({
    reason: z.enum(exemptionReasons),
    number: z.string().trim().max(MAX_EXEMPTION_NUMBER, text.exemptionNumberTooLong),
  })
  .refine(hasExemptionNumber, { path: ['number'], message: text.vatNumberInvalid })
  .transform(tidyExemption);

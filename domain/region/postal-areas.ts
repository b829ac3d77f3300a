import * as text from '../text/en/postal-areas.ts';
import { findCountry } from './countries.ts';
import { isPostalCode } from './country.ts';

/** A part of a country's postal codes that names an area by itself: an outcode, an FSA code, a routing key. */
interface AreaRule {
  readonly term: keyof typeof text.postalAreaTerms;
  readonly hint: string;
  readonly example: string;
  /** A regular expression's source, matched whole and without regard to case. */
  readonly pattern: string;
  /** Whether the code that was found, without spaces, is within the area; both in capitals. */
  readonly holds: (area: string, code: string) => boolean;
  /** Says what is wrong; by default what the country says of its codes. */
  readonly message?: string;
}

const begins = (area: string, code: string): boolean => code.startsWith(area);

const areaRules: Readonly<Record<string, AreaRule>> = {
  CA: {
    term: 'fsa',
    hint: text.postalAreaHints.fsa,
    example: 'M5V',
    pattern: String.raw`[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]`,
    holds: begins,
    message: text.fsaInvalid,
  },
  GB: {
    term: 'outcode',
    hint: text.postalAreaHints.outcode,
    example: 'SW1A',
    pattern: String.raw`[A-Z]{1,2}\d[A-Z\d]?`,
    // The inward part always has three characters, so SW1 is no part of SW1A 1AA.
    holds: (area, code) => code.slice(0, -3) === area,
  },
  IE: {
    term: 'eircode',
    hint: text.postalAreaHints.eircode,
    example: 'D02',
    pattern: String.raw`[A-Z]\d[\dW]`,
    holds: begins,
  },
  SE: {
    term: 'postcode',
    hint: text.postalAreaHints.threeDigits,
    example: '111',
    pattern: String.raw`\d{1,3}`,
    holds: begins,
  },
};

/** How owners enter the postal codes of an area in a country. spec: site-platform 5 "Postal codes" */
export interface PostalAreaWords {
  /** The name of several codes, e.g. 'ZIP codes'. */
  readonly label: string;
  /** '' where whole codes are entered. */
  readonly hint: string;
  /** '' where none is known. */
  readonly example: string;
}

/** Names, hint and example of the codes of an area; those of any postal codes where the country is unknown. */
export function postalAreaWords(country: string): PostalAreaWords {
  const rule = areaRules[country];
  if (rule !== undefined) {
    return { label: text.postalAreaTerms[rule.term], hint: rule.hint, example: rule.example };
  }
  const known = findCountry(country, 'en');
  const term = known?.postalCode.term ?? 'postalCode';
  return { label: text.postalAreaTerms[term], hint: '', example: known?.postalCode.example ?? '' };
}

/** What is wrong with a code of an area, whole or a part that names one; null where it is right, or the country is unknown. */
export function postalAreaProblem(country: string, code: string): string | null {
  const known = findCountry(country, 'en');
  const rule = areaRules[country];
  if (known === null || isPostalCode(known, code)) return null;
  if (rule !== undefined && new RegExp(`^(?:${rule.pattern})$`, 'i').test(code.trim())) return null;
  return rule?.message ?? known.postalCode.message;
}

/** Whether a part that names an area by itself has a postal code in it; both in capitals and without spaces. */
export function isInPostalArea(country: string, area: string, code: string): boolean {
  const rule = areaRules[country];
  return rule !== undefined && new RegExp(`^(?:${rule.pattern})$`).test(area) && rule.holds(area, code);
}

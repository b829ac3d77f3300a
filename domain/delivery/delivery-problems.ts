import { findCountry, isDivision } from '../region/countries.ts';
import { countryInSentence } from '../region/english-country.ts';
import { isPostalCode } from '../region/country.ts';
import { postalAreaProblem } from '../region/postal-areas.ts';
import { deliveryProblemTexts as text } from '../text/en/delivery-settings.ts';
import { fillText } from '../text/fill-text.ts';
import type {
  DeliveryRate,
  DeliverySettings,
  DeliveryZone,
  LocalDelivery,
  PickupPlace,
} from './delivery-settings.ts';
import { CLOCK_TIME } from './opening-hours.ts';

/** What is wrong with a value, and where: `['zones', 0, 'name']`. */
export interface SettingsProblem {
  readonly path: readonly (string | number)[];
  readonly sentence: string;
}

const POSTAL_CODE = /^[\p{L}\d](?:[\p{L}\d -]{0,11})?\*?$/u;

/** What an owner has to correct in delivery settings before they can be used; gaps and overlaps are no problems. */
export function deliveryProblems(settings: DeliverySettings): readonly SettingsProblem[] {
  const { zones, localDeliveries, pickupPlaces } = settings;
  const shared = [...localDeliveries, ...pickupPlaces].map(({ id }) => id);
  const sets = zones.map(({ rates }) => [...rates.map(({ id }) => id), ...shared]);
  const isRepeated = [shared, zones.map(({ id }) => id), ...sets].some(
    (ids) => new Set(ids).size < ids.length,
  );
  return [
    ...(isRepeated ? [{ path: ['zones'], sentence: text.sameId }] : []),
    ...zones.flatMap((zone, at) => within(['zones', at], zoneProblems(zone))),
    ...pickupPlaces.flatMap((place, at) => within(['pickupPlaces', at], placeProblems(place))),
    ...localDeliveries.flatMap((local, at) => within(['localDeliveries', at], localProblems(local))),
  ];
}

const within = (
  path: readonly (string | number)[],
  problems: readonly SettingsProblem[],
): readonly SettingsProblem[] =>
  problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));

function zoneProblems({ areas, rates }: DeliveryZone): readonly SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  for (const [at, { country, regions }] of areas.entries()) {
    const known = findCountry(country, 'en');
    if (known === null) problems.push({ path: ['areas', at, 'country'], sentence: text.countryUnknown });
    else if (areas.findIndex((area) => area.country === country) < at) {
      const sentence = fillText(text.countryTwice, { country: countryInSentence(country) });
      problems.push({ path: ['areas', at, 'country'], sentence });
    } else if (regions.some((region) => !isDivision(country, region))) {
      const sentence = fillText(text.regionUnknown, { country: countryInSentence(country) });
      problems.push({ path: ['areas', at, 'regions'], sentence });
    }
  }
  return [...problems, ...rates.flatMap((rate, at) => within(['rates', at], rateProblems(rate)))];
}

function rateProblems({ basis, bands }: DeliveryRate): readonly SettingsProblem[] {
  if (basis === 'flat') return [];
  if (bands.length === 0) return [{ path: ['bands'], sentence: text.bandsMissing }];
  return bands.flatMap(({ from, to }, at) =>
    to !== null && to < from ? [{ path: ['bands', at, 'to'], sentence: text.bandReversed }] : [],
  );
}

function placeProblems({ country, region, postalCode, hours }: PickupPlace): readonly SettingsProblem[] {
  const problems: SettingsProblem[] = hours.flatMap(({ days, opens, closes }, at) => [
    ...(days.length === 0 ? [{ path: ['hours', at, 'days'], sentence: text.daysMissing }] : []),
    ...(CLOCK_TIME.test(opens) ? [] : [{ path: ['hours', at, 'opens'], sentence: text.timeInvalid }]),
    ...(CLOCK_TIME.test(closes) && closes > opens
      ? []
      : [
          {
            path: ['hours', at, 'closes'],
            sentence: CLOCK_TIME.test(closes) ? text.closesEarly : text.timeInvalid,
          },
        ]),
  ]);
  const known = findCountry(country, 'en');
  if (known === null) return [{ path: ['country'], sentence: text.countryUnknown }, ...problems];
  // Its region may decide about taxes, also where addresses name none.
  if (region === '' ? known.regions.length > 0 : !isDivision(country, region)) {
    problems.push({
      path: ['region'],
      sentence: fillText(text.regionMissing, { label: known.regionLabel.toLowerCase() }),
    });
  }
  if (!isPostalCode(known, postalCode)) {
    problems.push({ path: ['postalCode'], sentence: known.postalCode.message });
  }
  return problems;
}

function localProblems({ country, postalCodes }: LocalDelivery): readonly SettingsProblem[] {
  const problem = postalCodes.length === 0 ? text.codesMissing : codeProblem(country, postalCodes);
  return [
    ...(findCountry(country, 'en') === null ? [{ path: ['country'], sentence: text.countryUnknown }] : []),
    ...(problem === null ? [] : [{ path: ['postalCodes'], sentence: problem }]),
  ];
}

/** What is wrong with the first wrong code; a beginning with an asterisk may be any. */
function codeProblem(country: string, codes: readonly string[]): string | null {
  for (const code of codes) {
    if (!POSTAL_CODE.test(code)) return fillText(text.codeInvalid, { code: code.slice(0, 20) });
    const problem = code.endsWith('*') ? null : postalAreaProblem(country, code);
    if (problem !== null) return problem;
  }
  return null;
}

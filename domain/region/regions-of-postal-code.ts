/** The first three digits of each state's ZIP codes, as ranges. Those of no state here are territories or not in use. */
const zipPrefixes: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  AA: '340',
  AE: '090-098',
  AP: '962-966',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FL: '320-339 341-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831',
};

/** ZIP codes that lie, or lie as well, in another state than their first three digits say. */
const zipExceptions: Readonly<Record<string, string>> = {
  '06390': 'NY',
  '20040': 'VA',
  '20041': 'VA',
  '20331': 'MD',
  '20799': 'DC MD',
  '42223': 'KY TN',
  '68119': 'NE IA',
  '68120': 'NE IA',
  '71233': 'MS LA',
  '75502': 'AR TX',
  '83414': 'WY ID',
  '84536': 'UT AZ',
  '86044': 'AZ UT',
  '86515': 'AZ NM',
  // American Samoa, which no address here can name.
  '96799': '',
};

/** The first letter of a Canadian postal code names its province; X is shared by two territories. */
const provincesByLetter: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT NU',
  Y: 'YT',
};

/**
 * Codes of the regions a postal code may lie in, the likeliest first; empty when that cannot be told, be it for an
 * unfinished code or a country whose codes do not name a region.
 */
export function regionsOfPostalCode(country: string, postalCode: string): readonly string[] {
  const typed = postalCode.trim().toUpperCase();
  if (country === 'US') {
    const [, zip] = /^(\d{5})(?:-\d{4})?$/.exec(typed) ?? [];
    return zip === undefined ? [] : regionsOfZip(zip);
  }
  if (country === 'CA' && /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(typed)) {
    return words(provincesByLetter[typed.charAt(0)] ?? '');
  }
  return [];
}

function regionsOfZip(zip: string): readonly string[] {
  const exception = zipExceptions[zip];
  if (exception !== undefined) return words(exception);
  const prefix = zip.slice(0, 3);
  return Object.entries(zipPrefixes).flatMap(([region, ranges]) =>
    words(ranges).some((range) => {
      const [first = '', last = first] = range.split('-');
      return prefix >= first && prefix <= last;
    })
      ? [region]
      : [],
  );
}

function words(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

/**
 * First digits from which ZIP codes belong to a state, up to the next entry; to two states where both are listed, to
 * none that addresses can have where the entry is empty.
 */
const zipStarts =
  '005 NY,006 ,010 MA,028 RI,030 NH,039 ME,050 VT,055 MA,056 VT,060 CT,06390 NY,06391 CT,070 NJ,090 AE,100 NY,150 PA,197 DE,200 DC,20040 VA,20042 DC,201 VA,202 DC,20331 MD,20332 DC,206 MD,20799 DC MD,208 MD,220 VA,247 WV,270 NC,290 SC,300 GA,320 FL,340 AA,341 FL,350 AL,370 TN,386 MS,398 GA,400 KY,42223 KY TN,42224 KY,430 OH,460 IN,480 MI,500 IA,530 WI,550 MN,569 DC,570 SD,580 ND,590 MT,600 IL,630 MO,660 KS,680 NE,68119 NE IA,68121 NE,700 LA,71233 MS LA,71234 LA,716 AR,730 OK,733 TX,734 OK,750 TX,75502 AR TX,75503 TX,800 CO,820 WY,832 ID,83414 WY ID,83415 ID,840 UT,84536 UT AZ,84537 UT,850 AZ,86044 AZ UT,86045 AZ,86515 AZ NM,86516 AZ,870 NM,885 TX,889 NV,900 CA,962 AP,967 HI,96799 ,968 HI,969 ,970 OR,980 WA,995 AK';

/** The same for Canada, by first letter. */
const canadianStarts = 'A NL,B NS,C PE,E NB,G QC,K ON,R MB,S SK,T AB,V BC,X NT NU,Y YT';

/**
 * Codes of the regions a postal code may belong to, the most likely first; empty when unknown: for an incomplete code,
 * or a country whose codes do not determine a region.
 */
export function regionsOfPostalCode(country: string, postalCode: string): readonly string[] {
  const code = postalCode.trim().toUpperCase();
  if (country === 'US' && /^\d{5}(-\d{4})?$/.test(code)) return regionsAt(zipStarts, code);
  if (country === 'CA' && /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(code)) return regionsAt(canadianStarts, code);
  return [];
}

function regionsAt(starts: string, code: string): readonly string[] {
  const last = starts.split(',').findLast((entry) => (entry.split(' ')[0] ?? '') <= code);
  return last?.split(' ').slice(1).filter(Boolean) ?? [];
}

/** What several regions of a country are called, by what one is. spec: site-platform 3 "Regional data" */
export const regionPlurals: Readonly<Record<string, string>> = {
  County: 'Counties',
  Nation: 'Nations',
  Prefecture: 'Prefectures',
  Province: 'Provinces',
  'Province or territory': 'Provinces and territories',
  Region: 'Regions',
  State: 'States',
  'State or territory': 'States and territories',
};

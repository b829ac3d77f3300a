/** A state, province or territory. */
export interface Region {
  /** The ISO 3166-2 part after the country, e.g. `NC`. */
  readonly code: string;
  readonly name: string;
}

/** The address rules of a country. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** What one of its regions is called, e.g. 'State'; '' where none are known. */
  readonly regionLabel: string;
  /** Those that addresses name; empty where they name none. See `storeCountries`. */
  readonly regions: readonly Region[];
  readonly postalCode: {
    readonly term: 'postalCode' | 'postcode' | 'zip';
    /** 'ZIP code', 'Postal code' or 'Postcode'. */
    readonly label: string;
    /** A regular expression's source, matched whole and without regard to case; '' where any code is accepted, and none. */
    readonly pattern: string;
    /** '' where none is known. */
    readonly example: string;
    /** Error message when it does not match. */
    readonly message: string;
  };
}

/** Whether a postal code is valid in the country; surrounding spaces are ignored. */
export function isPostalCode(country: Country, postalCode: string): boolean {
  if (country.postalCode.pattern === '') return postalCode.trim().length <= 20;
  return new RegExp(`^(?:${country.postalCode.pattern})$`, 'i').test(postalCode.trim());
}

/** Whether a region code is valid in the country's addresses; '' where addresses have no region. */
export function isRegion(country: Country, code: string): boolean {
  return country.regions.length === 0 ? code === '' : country.regions.some((region) => region.code === code);
}

/** Questions beside fields of the checkout that may hold a slip. They ask, and never refuse. */
export const emailMeant = 'Did you mean {email}?';
export const useEmail = 'Use this address';
/** `code` is a ZIP code, `label` 'ZIP code' or 'postal code', `field` 'state' or 'province or territory'. */
export const otherRegion = '{code} is a {label} of {region}. Is the {field} right?';
export const useRegion = 'Change to {region}';

/** A question beside the postal code. `label` is 'ZIP code' or 'postal code', `field` 'state' or 'province or territory'. */
export const otherRegion = '{code} is a {label} of {region}. Is the {field} right?';
export const useRegion = 'Change to {region}';

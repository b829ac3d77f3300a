/** Spanish words: region hint. */
export const otherRegion = 'El {label} {code} corresponde a {region}. ¿Es correcto el campo «{field}»?';
export const useRegion = 'Cambiar a {region}';

/** German words: region hint. */
export const otherRegion = '{label} {code} liegt in {region}. Stimmt die Angabe „{field}“?';
export const useRegion = 'Zu {region} ändern';

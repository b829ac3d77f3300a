/** French words: region hint. */
export const otherRegion = 'Le {label} {code} correspond à : {region}. Le champ « {field} » est-il correct ?';
export const useRegion = 'Remplacer par {region}';

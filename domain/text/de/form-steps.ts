/** German words: forms that are filled in step by step. */
export const next = 'Weiter';
export const back = 'Zurück';
export const progress = 'Schritt {n} von {count}';

/** Spanish words: forms that are filled in step by step. */
export const next = 'Siguiente';
export const back = 'Atrás';
export const progress = 'Paso {n} de {count}';

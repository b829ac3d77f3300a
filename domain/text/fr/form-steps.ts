/** French words: forms that are filled in step by step. */
export const next = 'Suivant';
export const back = 'Retour';
export const progress = 'Étape {n} sur {count}';

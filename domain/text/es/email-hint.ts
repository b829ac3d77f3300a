/** Spanish words: email hint. */
export const emailMeant = '¿Quiso decir {email}?';
export const useEmail = 'Usar esta dirección';

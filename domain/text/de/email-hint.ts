/** German words: email hint. */
export const emailMeant = 'Meinten Sie {email}?';
export const useEmail = 'Diese Adresse verwenden';

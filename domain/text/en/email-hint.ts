/** A question beside an email address. */
export const emailMeant = 'Did you mean {email}?';
export const useEmail = 'Use this address';

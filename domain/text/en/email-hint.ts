/** A question beside an e-mail address. */
export const emailMeant = 'Did you mean {email}?';
export const useEmail = 'Use this address';

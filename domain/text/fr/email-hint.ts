/** French words: email hint. */
export const emailMeant = 'Vouliez-vous dire {email} ?';
export const useEmail = 'Utiliser cette adresse';

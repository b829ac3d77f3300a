export const contactEmail = 'marit@maritsole.example';

/** As the commissions page and the home page say it. */
export const nextFree = 'I take two commissions a month, and read every letter.';

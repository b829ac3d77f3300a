export const contactEmail = 'odile@walkingpace.example';

/** What the course costs, as the home page and the page to sign up say it. */
export const price = { alone: '$140', letters: '$320' } as const;

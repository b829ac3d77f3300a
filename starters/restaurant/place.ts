export const contactEmail = 'table@figandflint.example';

/** As the visit page and the home page say it. */
export const openingHours = [
  ['Wednesday to Friday', '5:30 to 10 pm'],
  ['Saturday', '5 to 11 pm'],
  ['Sunday', '3 to 8 pm'],
] as const;

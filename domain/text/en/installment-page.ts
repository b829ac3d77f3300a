/** The page that explains how paying in installments works. */
export const installmentPage = {
  title: '{brand}: buy now, pay later',
  lead: 'Take it home now and pay in {n} equal parts, without interest.',
  steps: [
    ['Choose {brand} at checkout', 'You see the {n} payments and their days before you agree to anything.'],
    ['Pay the first part now', 'The other parts follow every two weeks, from the card you name.'],
    ['Nothing on top', 'Paid on time, the parts add up to the price, with no interest and no fee.'],
  ],
  small:
    'Offered by {brand} to people of age who live in {country}. {brand} may look at your credit first. A payment that is late can cost a fee.',
} as const;
export const countryNames = {
  US: 'the United States',
  CA: 'Canada',
  AU: 'Australia',
  NZ: 'New Zealand',
  GB: 'the United Kingdom',
} as const;

/** Texts of the taxes screen. */
export const taxes = {
  title: 'Taxes',
  words: 'vat sales tax gst rates inclusive exemption',
  leave: 'Your changes to taxes are not saved.',
  prices: {
    title: 'Prices',
    label: 'Your prices',
    included: 'Include tax',
    includedHint: 'Usual in Europe and Australia. The tax is shown as a part of the total.',
    added: 'Tax is added at checkout',
    addedHint: 'Usual in the United States and Canada.',
  },
  rules: {
    title: 'Taxes you charge',
    lead: 'Every tax of a buyer’s country and region is charged. Gift cards and donations are not taxed.',
    empty: 'You charge no taxes. Start with the rates of the table below, or add your own.',
    none: 'I charge no taxes',
    noneSaved: 'Saved: you charge no taxes.',
    add: 'Add tax',
    unnamed: (number: number) => `Tax ${number}`,
    name: 'Name',
    nameHint: 'As buyers read it.',
    country: 'Country',
    region: 'Region',
    wholeCountry: 'Whole country',
    rate: 'Rate',
    products: 'Charged on',
    classes: {
      all: 'All products that are taxed',
      standard: 'Products of the standard rate',
      reduced: 'Products of the reduced rate',
    },
    delivery: 'Charged on delivery too',
    except: 'Not charged in',
    exceptHint: 'Regions with taxes of their own, or without.',
    exceptPlaceholder: 'Add a region',
  },
  table: {
    title: 'Current rates',
    lead: (day: string) => `Rates as of ${day}; check them with your tax adviser.`,
    states:
      'For the United States these are the rates of states alone: cities and counties add their own, and you collect only where you have to.',
    place: 'Place',
    choose: 'Choose a country',
    addOne: 'Add rates',
    addAll: (count: number) =>
      count === 1
        ? 'Add rates for the country you deliver to'
        : `Add rates for ${count} countries you deliver to`,
    there: 'These rates are in your list already.',
  },
  findings: {
    title: 'Please check your taxes',
    'no-tax': (places: string) => `You deliver to ${places}, and charge no tax there.`,
    'some-regions': (country: string, regions: string) => `In ${country} you charge tax in ${regions} only.`,
    'region-gap': (country: string, regions: string) => `In ${country} you charge no tax in ${regions}.`,
    'category-gap': {
      standard: (country: string) => `In ${country} products of the standard rate are not taxed.`,
      reduced: (country: string) => `In ${country} products of the reduced rate are not taxed.`,
    },
    twice: (name: string, place: string) => `${name} is in the list twice for ${place}. Both are charged.`,
    high: (place: string, percent: string) => `The taxes of ${place} come to ${percent} % of the price.`,
    more: (count: number) => `${count} more`,
  },
} as const;

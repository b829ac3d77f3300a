import { block, heading, section, text, type SectionGroup } from './section-draft.ts';

/** What it costs. */
export const pricing: SectionGroup = {
  name: 'Prices',
  sections: [
    {
      name: 'Three plans',
      words: ['pricing', 'packages', 'compare', 'subscription'],
      make: (site) => {
        const button = { label: 'Choose', href: site.contact };
        return section(
          { space: 'large' },
          heading([3, 20, 1, 3], 'Choose what suits you', { size: 'medium', align: 'center' }),
          text([5, 16, 5, 2], '<p>Say what all of them have in common, and that one can change later.</p>', {
            align: 'center',
          }),
          block('pricing-plan', [1, 24, 10, 18], {
            plans: [
              {
                name: 'Small',
                price: '20',
                period: 'a month',
                text: 'For a first try',
                features: ['What it includes', 'And one thing more'],
                button,
              },
              {
                name: 'Middle',
                price: '40',
                period: 'a month',
                text: 'What most people take',
                badge: 'Most chosen',
                features: ['Everything in Small', 'What comes on top', 'And one thing more'],
                button,
              },
              {
                name: 'Large',
                price: '80',
                period: 'a month',
                text: 'For those who want all of it',
                features: ['Everything in Middle', 'What comes on top', 'And one thing more'],
                button,
              },
            ],
          }),
        );
      },
    },
    {
      name: 'Two plans beside words',
      words: ['pricing', 'packages', 'offer', 'pair'],
      make: (site) => {
        const button = { label: 'Ask for it', href: site.contact };
        return section(
          { theme: 'tinted' },
          text(
            [1, 8, 1, 16],
            '<h2>Two ways to book</h2><p>Say what the difference is in one sentence. If there is none that matters, offer only one.</p>',
            {},
            { y: 'center' },
          ),
          block('pricing-plan', [10, 15, 1, 16], {
            plans: [
              {
                name: 'Once',
                price: '60',
                period: 'a visit',
                features: ['How long it lasts', 'What is provided'],
                button,
              },
              {
                name: 'Five times',
                price: '270',
                period: 'for five',
                features: ['As above, five times', 'To be used within a year'],
                button,
              },
            ],
          }),
        );
      },
    },
    {
      name: 'Price list',
      words: ['table', 'rates', 'costs', 'services'],
      make: () =>
        section(
          {},
          heading([5, 16, 1, 3], 'Prices', { size: 'medium' }),
          block('table', [5, 16, 6, 12], {
            columns: ['What', 'How long', 'Price'],
            rows: [
              ['The short one', '30 minutes', '35'],
              ['The usual one', '1 hour', '60'],
              ['The long one', '2 hours', '110'],
              ['By arrangement', 'As long as it takes', 'Ask us'],
            ],
            numberColumns: [2],
          }),
          text([5, 16, 19, 2], '<p>Say whether taxes are included, and how one pays.</p>', { size: 'small' }),
        ),
    },
  ],
};

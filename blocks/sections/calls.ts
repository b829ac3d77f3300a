import { button, heading, pathOf, picture, section, text, type SectionGroup } from './section-draft.ts';

/** Sections that ask for one step. */
export const calls: SectionGroup = {
  name: 'Calls to action',
  sections: [
    {
      name: 'Call on color',
      words: ['cta', 'button', 'accent', 'banner'],
      make: (site) =>
        section(
          { theme: 'accent' },
          heading([3, 20, 1, 4], 'Shall we talk about it?', { align: 'center' }),
          text([6, 14, 6, 2], '<p>One sentence that makes the next step easy.</p>', { align: 'center' }),
          button([7, 12, 10, 3], 'Get in touch', site.contact, { align: 'center', size: 'large' }),
        ),
    },
    {
      name: 'Call in one line',
      words: ['cta', 'button', 'strip', 'banner'],
      make: (site) =>
        section(
          { theme: 'dark', space: 'small' },
          heading([1, 16, 1, 3], 'Ready when you are', { size: 'medium' }, { y: 'center' }),
          button([17, 8, 1, 3], 'Get in touch', site.contact, { align: 'end' }, { y: 'center' }),
        ),
    },
    {
      name: 'Call on a picture',
      words: ['cta', 'background', 'photo', 'dark'],
      make: (site) => {
        const [assetId] = site.pictures;
        return section(
          {
            theme: 'dark',
            space: 'large',
            ...(assetId === undefined
              ? {}
              : { background: { source: 'upload', assetId, strength: 65 } as const }),
          },
          heading([3, 20, 4, 6], 'Come and see for yourself', { align: 'center', size: 'display' }),
          button([7, 12, 12, 6], 'Plan a visit', site.contact, { align: 'center' }, { y: 'start' }),
        );
      },
    },
    {
      name: 'Call with two choices',
      words: ['cta', 'buttons', 'links', 'pair'],
      make: (site) =>
        section(
          { theme: 'tinted', space: 'large' },
          heading([1, 14, 1, 6], 'Where would you like to go next?', { size: 'large' }),
          text(
            [1, 12, 8, 2],
            '<p>Offer two ways on: one for those who are ready, one for those who want to know more.</p>',
            { size: 'lead' },
          ),
          button([1, 5, 12, 3], 'To the shop', pathOf(site, 'products'), {}, { y: 'center' }),
          button([6, 7, 12, 3], 'About us', site.about, { look: 'secondary' }, { y: 'center' }),
        ),
    },
    {
      name: 'Call beside a picture',
      words: ['cta', 'split', 'invitation'],
      make: (site) =>
        section(
          { theme: 'accent' },
          picture(site, 0, [1, 10, 1, 17], { ratio: '4:3' }),
          heading([13, 12, 2, 6], 'You are invited', { size: 'large' }, { y: 'end' }),
          text(
            [13, 11, 9, 3],
            '<p>Say to what, when it is, and whether one has to say that one is coming.</p>',
            {},
            { y: 'start' },
          ),
          button([13, 11, 13, 5], 'I am coming', site.contact, {}, { y: 'start' }),
        ),
    },
  ],
};

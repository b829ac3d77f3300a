import {
  beside,
  block,
  button,
  heading,
  openerLevel,
  pathOf,
  picture,
  section,
  text,
  type SectionGroup,
} from './section-draft.ts';

/** First sections of a page. */
export const openers: SectionGroup = {
  name: 'Openers',
  sections: [
    {
      name: 'Wide picture with title',
      words: ['hero', 'banner', 'cover', 'full width'],
      make: (site) => {
        const [assetId] = site.pictures;
        const title = 'The one thing you want people to remember';
        const words = 'A sentence or two on what you do, for whom, and why they will be glad they found you.';
        if (site.isFirst)
          return section(
            { space: 'none', fullWidth: true },
            block('hero', [1, 24, 1, 28], {
              ...(assetId === undefined ? {} : { assetId }),
              title,
              text: words,
              button: { label: 'See what we do', href: site.about },
            }),
          );
        return section(
          {
            theme: 'dark',
            space: 'large',
            ...(assetId === undefined
              ? {}
              : { background: { source: 'upload', assetId, strength: 70 } as const }),
          },
          heading([1, 16, 4, 6], title, { size: 'display' }),
          text([1, 12, 11, 3], `<p>${words}</p>`, { size: 'lead' }),
          button([1, 12, 15, 3], 'See what we do', site.about),
        );
      },
    },
    {
      name: 'Large title',
      words: ['hero', 'statement', 'words only', 'headline'],
      make: (site) =>
        section(
          { space: 'large' },
          heading([1, 20, 1, 7], 'Good things, made with care', {
            level: openerLevel(site),
            size: 'display',
            eyebrow: site.title,
          }),
          text(
            [1, 12, 9, 3],
            '<p>Say in two sentences what somebody finds here that they find nowhere else. The shorter, the better.</p>',
            { size: 'lead' },
          ),
          button([1, 12, 14, 3], 'Get in touch', site.contact),
        ),
    },
    {
      name: 'Title beside a picture',
      words: ['hero', 'split', 'half'],
      make: (site) =>
        section(
          { space: 'normal' },
          ...beside(
            (at) => picture(site, 0, at, { ratio: '1:1' }),
            'right',
            {
              title: 'A place to start',
              titleProps: { level: openerLevel(site), size: 'display' },
              html: '<p>Tell people where they are, what they can do here, and what it will be like. Two or three short sentences are enough.</p>',
              textProps: { size: 'lead' },
              button: { label: 'Find out more', href: site.about, look: 'primary' },
            },
            26,
          ),
        ),
    },
    {
      name: 'Centered title on color',
      words: ['hero', 'accent', 'middle', 'announcement'],
      make: (site) =>
        section(
          { theme: 'accent', space: 'large' },
          heading([3, 20, 1, 4], 'Something new is here', {
            level: openerLevel(site),
            size: 'display',
            align: 'center',
          }),
          text(
            [5, 16, 6, 3],
            '<p>A season, an opening, a new piece of work: say what it is and until when it lasts.</p>',
            { size: 'lead', align: 'center' },
          ),
          button([7, 12, 11, 3], 'Take a look', pathOf(site, 'products'), { align: 'center' }),
        ),
    },
    {
      name: 'Title above a panorama',
      words: ['hero', 'wide', 'picture below'],
      make: (site) =>
        section(
          { space: 'normal' },
          heading([1, 15, 1, 6], 'Welcome, have a look around', {
            level: openerLevel(site),
            size: 'large',
          }),
          text(
            [17, 8, 2, 5],
            '<p>A few words to go with the picture: where it was taken, or what the day was like.</p>',
            {},
            { y: 'end' },
          ),
          picture(site, 0, [1, 24, 9, 22], { ratio: '21:9' }),
        ),
    },
  ],
};

import {
  beside,
  block,
  gallery,
  heading,
  pathOf,
  picture,
  section,
  text,
  type SectionGroup,
} from './section-draft.ts';

/** Sections in which pictures say most. */
export const pictures: SectionGroup = {
  name: 'Pictures',
  sections: [
    {
      name: 'Picture left, text right',
      words: ['split', 'image', 'story'],
      make: (site) =>
        section(
          {},
          ...beside((at) => picture(site, 0, at, { ratio: '4:3' }), 'left', {
            title: 'Look a little closer',
            html: '<p>Say what the picture does not: who made it, how long it took, or what happened just before.</p>',
            button: { label: 'Read more', href: site.about },
          }),
        ),
    },
    {
      name: 'Text left, picture right',
      words: ['split', 'image', 'story', 'tinted'],
      make: (site) =>
        section(
          { theme: 'tinted' },
          ...beside((at) => picture(site, 0, at, { ratio: '4:3' }), 'right', {
            title: 'Made to be used',
            html: '<p>One thought for each picture. If you have two, add another section with the sides exchanged.</p>',
            button: { label: 'See how', href: site.about },
          }),
        ),
    },
    {
      name: 'Grid of pictures',
      words: ['gallery', 'photos', 'portfolio', 'squares'],
      make: (site) =>
        section(
          {},
          heading([1, 16, 1, 3], 'A look around', { size: 'medium' }),
          gallery(site, 8, [1, 24, 6, 24], {
            label: 'A look around',
            design: 'grid',
            thumbnailsPerRow: 4,
            padding: 16,
            lightbox: true,
          }),
        ),
    },
    {
      name: 'Row of pictures to scroll',
      words: ['gallery', 'carousel', 'slider', 'strip'],
      make: (site) =>
        section(
          { theme: 'dark' },
          heading([1, 16, 1, 3], 'From the last weeks', { size: 'medium' }),
          gallery(site, 8, [1, 24, 6, 24], {
            label: 'From the last weeks',
            design: 'carousel',
            controls: true,
            aspectRatio: 'standard',
            activeAlignment: 'left',
          }),
        ),
    },
    {
      name: 'Slideshow',
      words: ['gallery', 'slides', 'large'],
      make: (site) =>
        section(
          {},
          gallery(site, 6, [1, 24, 1, 28], {
            label: 'Pictures',
            design: 'slideshow',
            controls: true,
            indicators: true,
            aspectRatio: 'widescreen',
          }),
        ),
    },
    {
      name: 'Wall from edge to edge',
      words: ['gallery', 'full width', 'mosaic', 'no space'],
      make: (site) =>
        section(
          { space: 'none', fullWidth: true },
          gallery(site, 4, [1, 24, 1, 18], {
            label: 'Pictures',
            design: 'grid',
            thumbnailsPerRow: 4,
            padding: 0,
            lightbox: true,
          }),
        ),
    },
    {
      name: 'Two pictures, one lower',
      words: ['staggered', 'pair', 'editorial', 'overlap'],
      make: (site) =>
        section(
          { space: 'large' },
          picture(site, 0, [1, 13, 1, 22], { ratio: '4:3' }),
          text(
            [16, 8, 2, 5],
            '<p>A few words between two pictures: what connects them, or what lies between the one and the other.</p>',
            {},
            { y: 'start' },
          ),
          picture(site, 1, [16, 9, 9, 24], { ratio: '4:5' }),
          heading([1, 12, 25, 8], 'One thing leads to another', { size: 'medium' }, { y: 'start' }),
        ),
    },
    {
      name: 'Selected work',
      words: ['portfolio', 'projects', 'list'],
      make: (site) =>
        section(
          {},
          site.lists.portfolio === undefined && site.lists.gallery !== undefined
            ? block('summary', [1, 24, 1, 20], {
                collectionId: site.lists.gallery.id,
                title: 'Selected work',
                limit: 3,
                columns: 3,
                more: { label: 'All of it', href: site.lists.gallery.path },
              })
            : block('summary', [1, 24, 1, 20], {
                ...(site.lists.portfolio === undefined ? {} : { collectionId: site.lists.portfolio.id }),
                title: 'Selected work',
                limit: 3,
                columns: 3,
                more: { label: 'All of it', href: pathOf(site, 'portfolio') },
              }),
        ),
    },
  ],
};

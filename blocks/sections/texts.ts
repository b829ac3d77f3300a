import { block, heading, picture, section, text, type SectionGroup } from './section-draft.ts';

/** Sections to be read. */
export const texts: SectionGroup = {
  name: 'Text',
  sections: [
    {
      name: 'Heading and text',
      words: ['paragraph', 'story', 'simple'],
      make: () =>
        section(
          {},
          heading([5, 16, 1, 3], 'How it began', { size: 'medium' }),
          text(
            [5, 14, 5, 6],
            `<p>Begin with the moment that started it all. People like to know who is behind a thing, and a true small story says more than a list of qualities.</p>
<p>Then say what has stayed the same since, and what has changed. Two or three paragraphs of this length are read to the end; more are skimmed.</p>`,
          ),
        ),
    },
    {
      name: 'Heading at the side',
      words: ['two columns', 'left', 'essay'],
      make: () =>
        section(
          { space: 'large' },
          heading([1, 9, 1, 8], 'What we believe in', { size: 'medium' }, { y: 'start' }),
          text(
            [11, 13, 1, 8],
            `<p data-style="large">Put the sentence that matters most here. It is larger than the rest, so it is read first.</p>
<p>Below it there is room to explain: what you do differently, what you leave out on purpose, and what people can rely on.</p>
<p>Write as you would speak to somebody at the door.</p>`,
          ),
        ),
    },
    {
      name: 'One large statement',
      words: ['motto', 'centered', 'big text', 'mission'],
      make: () =>
        section(
          { theme: 'tinted', space: 'large' },
          heading(
            [3, 20, 1, 4],
            'One sentence that says why you do what you do, and why it is worth doing well.',
            {
              size: 'medium',
              align: 'center',
            },
          ),
        ),
    },
    {
      name: 'Text in two columns',
      words: ['paragraphs', 'long text', 'side by side'],
      make: () =>
        section(
          {},
          heading([1, 24, 1, 3], 'The longer story', { size: 'medium' }),
          text(
            [1, 11, 6, 5],
            `<p>The first column is where people start. Say what the story is about in its first line; whoever reads on will do so because of it.</p>
<p>Names, places and years make it yours. Leave out what could stand on any other page.</p>`,
          ),
          text(
            [14, 11, 6, 5],
            `<p>The second column goes on where the first one ends. On a phone it comes below, so the order stays the same.</p>
<p>End with what you are doing now, or with what comes next, so that there is a reason to return.</p>`,
          ),
        ),
    },
    {
      name: 'Letter with a picture',
      words: ['portrait', 'note', 'personal', 'welcome'],
      make: (site) =>
        section(
          { theme: 'tinted' },
          picture(site, 0, [1, 8, 1, 22], { ratio: '4:5' }),
          text(
            [11, 13, 1, 22],
            `<h2>A note from us</h2>
<p>Write a few lines to whoever is reading, as in a letter: what you are working on, what you look forward to, and how people can take part.</p>
<p>It need not be long. It should sound like you.</p>
<p><em>Your name, and what you do here</em></p>`,
          ),
        ),
    },
    {
      name: 'Facts in a table',
      words: ['specification', 'details', 'data', 'list'],
      make: () =>
        section(
          {},
          heading([1, 8, 1, 11], 'Good to know', { size: 'medium' }, { y: 'start' }),
          block('table', [10, 15, 1, 11], {
            columns: ['What', 'Details'],
            rows: [
              ['Size', 'Measurements, or how many people it is for'],
              ['Made of', 'Materials and where they come from'],
              ['Takes', 'How long it takes, from the first step to the last'],
              ['Care', 'What to do so that it lasts'],
            ],
          }),
        ),
    },
  ],
};

import type { StarterItem } from '../starter.ts';

const map = (urlId: string, title: string, by: string, words: string): StarterItem => ({
  urlId,
  title,
  excerpt: `<p>${by}</p>`,
  body: `<p>${words}</p>`,
  pictures: [urlId],
});

/** What people made in their eighth week. */
export const maps: readonly StarterItem[] = [
  map(
    'walk-to-school',
    'The Walk to School, 1968',
    'Lorraine, retired nurse, Duluth',
    'Four strips, read from the bottom like the road itself. The ponds are puddles. Each of them had a name, and all four strips are eleven minutes long.',
  ),
  map(
    'plot-nineteen',
    'Plot Nineteen',
    'Samir, bus driver, Leeds',
    'An allotment in the second week of June. The shed is drawn at twice its size, since it is where the thinking is done.',
  ),
  map(
    'kitchen-at-six',
    'The Kitchen at Six',
    'Beatriz, on parental leave, Lisbon',
    'One hour with a baby who does not sleep. The dotted line is four hundred and ten paces long, and the cat has not moved.',
  ),
  map(
    'lights-still-on',
    'Lights Still On',
    'Tomasz, baker, Kraków',
    'His way to work at three in the morning. Every lamp is where it is, and every lit window was.',
  ),
  map(
    'where-it-smells',
    'Where It Smells of Something',
    'Ingrid, and Pepper, a terrier, Bergen',
    'The hills are made of smell and the levels were set by the dog. It took six walks. They agreed on nearly everything.',
  ),
  map(
    'one-apple-tree',
    'One Apple Tree',
    'Joan, orchardist, Vermont',
    'Thirteen apples, one crow, four lines of equal shade. She says that she had walked under it for thirty years and never seen it from above.',
  ),
];

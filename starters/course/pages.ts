import { block, columns, page, section } from '../page-builder.ts';
import type { StarterTargets } from '../starter.ts';
import { contactEmail, price } from './place.ts';

const questions = [
  {
    title: 'I cannot draw. Is that a problem?',
    html: '<p>It is an advantage: you have fewer habits to give up. A map needs lines that mean something, and those are made with the feet. About half of each group has not drawn since school.</p>',
  },
  {
    title: 'How much time does it take?',
    html: '<p>A walk of an hour, whenever it suits you, and two evenings at a table. If a week goes missing, the letters wait. The longest eight weeks so far took a year and two months.</p>',
  },
  {
    title: 'What do I need?',
    html: '<p>A notebook, squared paper, a pencil, an eraser, one pen that you like, and shoes. In week five, a potato. The list with sizes is in the first letter, and costs about $25 if you own nothing.</p>',
  },
  {
    title: 'I live in a city. Or in a desert.',
    html: '<p>Good. People have mapped a hospital corridor, a salt flat, an airport, and the inside of a piano. The exercises say “hill”; your hill may be a staircase.</p>',
  },
  {
    title: 'Can I stop?',
    html: '<p>Until the second letter you get everything back, after that what is left. Write one line, and no one asks why.</p>',
  },
];

const plans = [
  {
    name: 'On your own',
    price: price.alone,
    period: 'for eight weeks',
    text: 'The lessons, and a place to show what you made.',
    features: ['Eight lessons, yours to keep', 'Exercises to print', 'The Sunday table, online'],
    button: { label: 'Start on your own', href: '/join#section-place' },
  },
  {
    name: 'With letters',
    price: price.letters,
    period: 'for eight weeks',
    text: 'I look at every sheet, and answer on paper.',
    features: [
      'Everything in the other one',
      'Eight letters by post, with your maps marked in pencil',
      'A call in the fourth week',
      'Twelve places in each group',
    ],
    button: { label: 'Ask for a place', href: '/join#section-place' },
    badge: 'Next group in March',
  },
];

export function home({ picture, page: pageId, item }: StarterTargets) {
  return page(
    section(
      { fullWidth: true, space: 'none' },
      block('hero', {
        assetId: picture('island'),
        eyebrow: 'A course by post and on foot',
        title: 'Draw a map of where you are',
        text: 'Eight weeks, eight walks, one sheet of paper. You measure with your own steps and draw by hand, and at the end you own a map that nobody else could have made.',
        button: { label: 'Join the next group', href: '/join' },
      }),
    ),
    section(
      { space: 'large' },
      block(
        'heading',
        { text: 'You have walked past all of it. Now look.', level: 2, size: 'display' },
        columns(1, 14),
      ),
      block(
        'text',
        {
          size: 'lead',
          html: `<p>A telephone knows where you are to the yard, and nothing else about it. In this course you learn to measure, to leave out, and to put in what matters: water, slopes, roofs, and the corner where you heard the news.</p>
<p>You do not have to be able to draw. You have to be able to walk around a block.</p>`,
        },
        columns(16, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('heading', { text: 'What you will be able to do', level: 2, size: 'large' }),
      ...(
        [
          [
            'your-own-ruler',
            'Measure with your feet',
            'A field, a street, a shore: on paper within an evening, and right to within a few steps.',
          ],
          [
            'hills-lying-down',
            'See hills lying down',
            'Contour lines stop being wallpaper. You will never again be surprised by a trail.',
          ],
          [
            'streets-and-roofs',
            'Make a town stand up',
            'Streets that you leave white, roofs in two strokes, shadows that lift them off the sheet.',
          ],
        ] as const
      ).map(([lesson, title, text], index) =>
        block(
          'content-link',
          { to: { kind: 'item', itemId: item(`course/${lesson}`) }, title, text },
          columns(index * 8 + 1, index * 8 + 8),
          { align: { y: 'start' } },
        ),
      ),
    ),
    section(
      { space: 'large', anchor: 'weeks' },
      block(
        'text',
        {
          html: '<h2 data-style="heading-large">Eight weeks</h2><p>One lesson on Monday, one walk, one sheet by Sunday. The whole course is open to read, since the lessons are not the hard part. Doing them is.</p><p><a href="/course">Read the lessons</a></p>',
        },
        columns(1, 8),
        { align: { y: 'start' } },
      ),
      block(
        'summary',
        { collectionId: pageId('course'), limit: 8, layout: 'list', columns: 1, shows: ['title', 'excerpt'] },
        columns(10, 24),
      ),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block('image', { assetId: picture('north'), ratio: '16:9', altText: '' }, columns(1, 14)),
      block(
        'quote',
        {
          text: 'I have lived here all my life. It took a pencil to notice that the creek goes under the pharmacy.',
          source: 'Walt, Bellows Falls, second group',
        },
        columns(16, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: pageId('maps'),
        limit: 3,
        columns: 3,
        ratio: '4:5',
        shows: ['picture', 'title', 'excerpt'],
        title: 'What people came home with',
        more: { label: 'All the maps', href: '/maps' },
      }),
    ),
    section(
      { theme: 'tinted', space: 'large', anchor: 'prices' },
      block(
        'text',
        {
          html: '<h2 data-style="heading-large">Two ways to walk it</h2><p>The lessons are the same. The difference is whether somebody looks over your shoulder.</p>',
        },
        columns(1, 7),
        { align: { y: 'start' } },
      ),
      block('pricing-plan', { plans }, columns(9, 24)),
    ),
    section(
      { space: 'large' },
      block('image', { assetId: picture('hallway'), ratio: '4:5' }, columns(1, 9)),
      block(
        'text',
        {
          html: `<h2 data-style="heading-large">Odile Brandt, with wet boots</h2>
<p>I drew trail maps for the state of Vermont for twenty-two years, until the satellites were better at it than I was. They still do not know where the blackberries are.</p>
<p>I have taught this course by letter since 2017, to four hundred and six people in nineteen countries, and I have kept a photograph of every map.</p>
<p><a href="/about">More about Odile</a></p>`,
        },
        columns(12, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('heading', { text: 'Before you ask', level: 2, size: 'large' }, columns(1, 8)),
      block('accordion', { firstOpen: true, items: questions }, columns(10, 24)),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block(
        'text',
        {
          html: '<h2 data-style="heading-extra-large">The next group leaves in March</h2><p>Twelve places with letters. On your own you can start tonight.</p>',
        },
        columns(1, 16),
      ),
      block('button', { label: 'Join', href: '/join', size: 'large', align: 'end' }, columns(18, 24), {
        align: { y: 'center' },
      }),
    ),
  );
}

export function about({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'I used to be paid to get lost', level: 1, size: 'display', eyebrow: 'About Odile' },
        columns(1, 18),
      ),
    ),
    section(
      { space: 'normal' },
      block('image', { assetId: picture('hallway'), ratio: '4:5' }, columns(1, 10)),
      block(
        'text',
        {
          html: `<p data-style="large">For twenty-two years I walked every trail in the Green Mountains with a wheel, a notebook and a sandwich, and in winter I drew what I had walked.</p>
<p>Then a truck with a camera on its roof did Addison County in an afternoon. It was a very good survey. It left out the spring behind the Hendersons’ barn, the ford that only works in August, and the best place to sit down in three towns.</p>
<p>I began to teach because a neighbor wanted to draw her farm before she sold it. We did it in eight evenings at my kitchen table. She cried over the misclosure, framed the map, and did not sell. Since then I have changed the order of the weeks twice, and added the potato.</p>
<p>I live in Bellows Falls with a man who gets lost in supermarkets.</p>`,
        },
        columns(12, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('text', { html: '<h2>What I believe about maps</h2>' }, columns(1, 7), { align: { y: 'start' } }),
      block(
        'text',
        {
          size: 'lead',
          html: `<p>A map that shows everything shows nothing. Leave out the road everybody knows, and put in the gate.</p>
<p>Accuracy is a kind of politeness. Be as exact as the person needs who will use it, and then stop.</p>
<p>Nobody has ever regretted a compass rose.</p>`,
        },
        columns(9, 24),
      ),
    ),
    section(
      { fullWidth: true, space: 'none' },
      block('image', { assetId: picture('folded'), ratio: '21:9' }),
    ),
  );
}

export function join() {
  return page(
    section(
      { space: 'normal' },
      block('heading', { text: 'Come along', level: 1, size: 'display', eyebrow: 'Join' }, columns(1, 12)),
      block(
        'text',
        {
          size: 'lead',
          html: '<p>Tell me where you are and what you would like to see from above. I answer within three days, with a place or an honest date.</p>',
        },
        columns(14, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'normal', anchor: 'place' },
      block(
        'form',
        {
          name: 'A place in the course',
          text: 'You pay after my answer, by card or by check.',
          email: contactEmail,
          buttonLabel: 'Write to Odile',
          fields: [
            { id: 'name', type: 'text', label: 'Your name', required: true },
            {
              id: 'way',
              type: 'select',
              label: 'Which way',
              required: true,
              options: ['On your own', 'With letters', 'I am not sure'],
            },
            { id: 'place', type: 'text', label: 'The place you want to map', required: true },
            { id: 'address', type: 'textarea', label: 'Your postal address, for letters' },
            { id: 'words', type: 'textarea', label: 'Anything I should know about your feet or your eyes' },
          ],
        },
        columns(1, 11),
      ),
      block(
        'table',
        {
          caption: 'The next groups',
          columns: ['Begins', 'Ends', 'Places with letters'],
          rows: [
            ['First Monday in March', 'Last Sunday in April', 'Five of twelve'],
            ['First Monday in June', 'Last Sunday in July', 'Nine of twelve'],
            ['First Monday in September', 'Last Sunday in October', 'All twelve'],
          ],
        },
        columns(13, 24),
        { align: { y: 'start' } },
      ),
    ),
    section({ space: 'large' }, block('pricing-plan', { plans })),
    section(
      { space: 'large' },
      block('heading', { text: 'Before you ask', level: 2, size: 'large' }, columns(1, 8)),
      block('accordion', { items: questions }, columns(10, 24)),
    ),
  );
}

/** Above the lessons. */
export function courseHead({ picture }: StarterTargets) {
  return page(
    section(
      { fullWidth: true, space: 'none' },
      block('image', { assetId: picture('water'), ratio: '21:9', altText: '' }),
    ),
  );
}

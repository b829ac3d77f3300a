import { block, columns, page, section } from '../page-builder.ts';
import type { StarterTargets } from '../starter.ts';
import { contactEmail, phone } from './place.ts';

const step = (title: string, words: string) => `<h3>${title}</h3><p>${words}</p>`;

export function home({ picture, page: pageId }: StarterTargets) {
  return page(
    section(
      { fullWidth: true, space: 'none' },
      block('hero', {
        assetId: picture('hillside'),
        eyebrow: 'Architects in Duluth, Minnesota',
        title: 'We keep most of it',
        text: 'Lintel is two architects who make old houses larger, lighter and warmer. In our drawings what was there is blue. What we add is yellow.',
        button: { label: 'See the work', href: '/projects' },
      }),
    ),
    section(
      { space: 'large' },
      block(
        'heading',
        { text: 'The house you want is usually inside the one you have.', level: 2, size: 'large' },
        columns(1, 15),
      ),
      block(
        'text',
        {
          size: 'lead',
          html: `<p>It is behind a wall, under a low ceiling, or just outside the back door. We look for it with a tape measure, and we stop when we have found it.</p><p><a href="/process">How we work</a></p>`,
        },
        columns(17, 24),
      ),
    ),
    section(
      { space: 'small' },
      block('summary', {
        collectionId: pageId('projects'),
        limit: 4,
        columns: 2,
        ratio: '4:3',
        shows: ['picture', 'title', 'excerpt'],
        title: 'Lately',
        more: { label: 'All the work', href: '/projects' },
      }),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block(
        'heading',
        { text: 'Four visits, then a builder', level: 2, size: 'large', eyebrow: 'Process' },
        columns(1, 24),
      ),
      block(
        'text',
        {
          html: step(
            '1. We look',
            'Two hours, all the cupboards. You say what bothers you, we say which wall it is.',
          ),
        },
        columns(1, 6),
      ),
      block(
        'text',
        {
          html: step(
            '2. We draw',
            'Three ideas, each with its price. One is careful, one is yours, one is a surprise.',
          ),
        },
        columns(7, 12),
      ),
      block(
        'text',
        {
          html: step(
            '3. You sleep on it',
            'Two weeks at least. The model stays on your kitchen table, and people move its walls.',
          ),
        },
        columns(13, 18),
      ),
      block(
        'text',
        {
          html: step(
            '4. We draw it all',
            'Every stair and window, the permit, and three builders side by side on one page.',
          ),
        },
        columns(19, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('summary', {
        collectionId: pageId('services'),
        limit: 3,
        columns: 3,
        title: 'Where to begin',
        more: { label: 'What is in each', href: '/services' },
      }),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block('quote', {
        text: 'They came for two hours, moved one bookcase, and told us that we did not need them.',
        source: 'Renée and Paul, London Road',
      }),
    ),
    section(
      { space: 'large' },
      block('image', { assetId: picture('studio'), ratio: '4:3' }, columns(1, 13)),
      block(
        'text',
        {
          html: `<h2>Two desks, one window</h2>
<p>Ines Halvorsen draws, Tom Bekele counts, and they change places when it gets dull. The window is on Superior Street. The argument about whether a house needs a hallway is in its ninth year.</p>
<p><a href="/studio">About the studio</a></p>`,
        },
        columns(15, 24),
        { align: { y: 'center' } },
      ),
    ),
  );
}

export function process({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Measure, draw, wait, draw', level: 1, size: 'display', eyebrow: 'Process' },
        columns(1, 24),
      ),
    ),
    section(
      { space: 'normal' },
      block('image', { assetId: picture('houseCall'), ratio: '4:5' }, columns(1, 8)),
      block(
        'text',
        {
          html: `<h2>We look</h2>
<p>It begins with a house call. One of us comes in the afternoon, when a house is as it is and not as it was cleaned, and starts in the cellar. Two hours later we know which of its walls are holding something up and which are just standing there.</p>
<p>About one house in five needs nothing that we do. We say so, and that was the whole bill.</p>
<h2>We draw</h2>
<p>First the house as it is, in blue. Then three ideas over it, in yellow, so that you can see at a glance how much each one touches. The yellow is the budget. We like a drawing with little of it.</p>`,
        },
        columns(11, 24),
        { align: { y: 'center' } },
      ),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block('image', { assetId: picture('leanToPlan'), ratio: '1:1' }, columns(1, 11)),
      block(
        'text',
        {
          html: `<h2>You wait</h2>
<p>Two weeks at least, with the model on the kitchen table. In our experience it takes nine days until somebody moves a wall of it with a finger, and that is usually the right wall.</p>
<h2>We draw it all</h2>
<p>Ten weeks, about forty sheets. A builder should be able to build from them without calling us, and should call us anyway.</p>`,
        },
        columns(14, 24),
        { align: { y: 'center' } },
      ),
    ),
    section(
      { space: 'large' },
      block('heading', { text: 'What it costs', level: 2, size: 'large' }, columns(1, 8)),
      block(
        'table',
        {
          caption: 'Our fees, and what building has cost lately',
          columns: ['', 'Our fee', 'To build'],
          rows: [
            ['A door in the right place', '$640', '$4,000 to 9,000'],
            ['One room, added', '$11,700', '$95,000 to 160,000'],
            ['One floor, rearranged', '$16,500', '$120,000 to 210,000'],
            ['A house, inside out', 'from $38,000', 'from $320,000'],
          ],
          numberColumns: [1, 2],
        },
        columns(10, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('heading', { text: 'Before you ask', level: 2, size: 'large' }, columns(1, 8)),
      block(
        'accordion',
        {
          firstOpen: true,
          items: [
            {
              title: 'How long does it take?',
              html: '<p>From the house call to a permit, five to seven months. Then the builder’s turn, which depends on the snow.</p>',
            },
            {
              title: 'Do you find the builder?',
              html: '<p>We ask three whom we would let into our own houses, compare their offers on one page, and sit at the table when you choose. We take nothing from any of them.</p>',
            },
            {
              title: 'Can we live in it meanwhile?',
              html: '<p>Usually. We plan the dust like the rest: one room at a time, water always, a kitchen somewhere, even if it is in the bath.</p>',
            },
            {
              title: 'What if it gets more expensive?',
              html: '<p>Our fee is fixed when you sign. For building, keep ten percent in a drawer. Of our last twenty jobs fourteen did not open the drawer.</p>',
            },
            {
              title: 'Do you build new houses?',
              html: '<p>One, so far, and it is a <a href="/projects/twelve-by-twelve-and-hot">sauna</a>. There are a great many houses already.</p>',
            },
          ],
        },
        columns(10, 24),
      ),
    ),
  );
}

export function studio({ picture, page: pageId }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Ines draws, Tom counts', level: 1, size: 'display', eyebrow: 'Studio' },
        columns(1, 24),
      ),
    ),
    section({ space: 'none' }, block('image', { assetId: picture('studio'), ratio: '16:9' }, columns(1, 24))),
    section(
      { space: 'large' },
      block(
        'text',
        {
          html: `<h2>Ines Halvorsen</h2>
<p>Ines grew up in a house in Two Harbors that her father never finished, and knew the order in which a wall goes together before she could spell it. She studied in Minneapolis, drew hospitals in Oslo for five years, and came home because she missed snow that means it.</p>
<p>She is against hallways. A room one only walks through, she says, is a room somebody paid for.</p>`,
        },
        columns(1, 11),
      ),
      block(
        'text',
        {
          html: `<h2>Tom Bekele</h2>
<p>Tom was a carpenter for eleven years before he was an architect, and still cannot pass a door without closing it to hear how it sounds. He prices every line that Ines draws, in pencil, beside it, which she has learned to like.</p>
<p>He is for hallways. Where else, he says, do you take off your boots?</p>`,
        },
        columns(14, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('heading', { text: 'What we will not do', level: 2, size: 'large' }, columns(1, 8)),
      block(
        'text',
        {
          html: `<ul><li>Take down a tree for a view of the place where it stood</li><li>Put in a light that needs a manual</li><li>Draw a kitchen for people who have not told us what they cook</li><li>Start in March. March is mud</li></ul>`,
          size: 'lead',
        },
        columns(10, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: pageId('projects'),
        limit: 3,
        skip: 2,
        columns: 3,
        ratio: '1:1',
        shows: ['picture', 'title', 'excerpt'],
        title: 'Come and see one',
        more: { label: 'All the work', href: '/projects' },
      }),
    ),
  );
}

export function contact() {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Which wall is it?', level: 1, size: 'display', eyebrow: 'Contact' },
        columns(1, 24),
      ),
    ),
    section(
      { space: 'normal' },
      block(
        'form',
        {
          name: 'Tell us about the house',
          text: 'A few lines are enough. A photograph of the worst corner helps, and can go with the mail.',
          email: contactEmail,
          buttonLabel: 'Write to Lintel',
          fields: [
            { id: 'name', type: 'text', label: 'Your name', required: true },
            { id: 'place', type: 'text', label: 'Where the house is', required: true },
            { id: 'year', type: 'text', label: 'When it was built, as far as anybody knows' },
            {
              id: 'kind',
              type: 'select',
              label: 'What you have in mind',
              options: [
                'One more room',
                'Different rooms',
                'More light',
                'A shop or a workshop',
                'We do not know yet',
              ],
            },
            { id: 'words', type: 'textarea', label: 'What bothers you about it', required: true },
          ],
        },
        columns(1, 12),
      ),
      block(
        'text',
        {
          html: `<h2>In person</h2>
<p>Lintel Architects<br>31 East Superior Street, second floor<br>Duluth, MN 55802</p>
<p>Open on Thursdays from four to seven, with coffee. Bring a drawing, however bad, and we look at it together for nothing.</p>
<h2>By telephone</h2>
<p><a href="${phone.href}">${phone.words}</a><br><a href="mailto:${contactEmail}">${contactEmail}</a></p>
<h2>Sooner</h2>
<p>A <a href="/services/p/house-call">house call</a> can be booked here, without a conversation before it.</p>`,
        },
        columns(15, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('map', {
        title: 'Second floor, the blue door',
        address: '31 East Superior Street\nDuluth, MN 55802',
        mapLat: 46.7876,
        mapLng: -92.0985,
        height: 'medium',
      }),
    ),
  );
}

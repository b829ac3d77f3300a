import { block, columns, page, section } from '../page-builder.ts';
import type { StarterTargets } from '../starter.ts';
import { contactEmail, openingHours } from './place.ts';

const hoursTable = {
  caption: 'Opening hours',
  columns: ['Day', 'Supper'],
  rows: openingHours.map((row) => [...row]),
};

/** A dish as a row of the menu. */
const dish = (name: string, price: string, note = '') => ({ name, price, note });

export function home({ picture, page: pageId }: StarterTargets) {
  return page(
    section(
      { fullWidth: true, space: 'none' },
      block('hero', {
        assetId: picture('hearth'),
        eyebrow: 'Hudson, New York',
        title: 'Supper by the fire',
        text: 'Ten tables, one oven, and oak from up the road. We light it at noon and cook until the embers are gone.',
        button: { label: 'Ask for a table', href: '/visit' },
      }),
    ),
    section(
      { space: 'large' },
      block(
        'heading',
        { text: 'There is no gas line. There is no plan B.', level: 2, size: 'display' },
        columns(1, 15),
      ),
      block(
        'text',
        {
          size: 'lead',
          html: `<p>Everything that is hot here has been in, on, under or near the fire. It makes the kitchen slower and the vegetables sweeter, and it is why the menu changes when the wind does.</p>
<p><a href="/kitchen">How we cook</a></p>`,
        },
        columns(17, 24),
      ),
    ),
    section(
      { space: 'none' },
      block('image', { assetId: picture('figs'), ratio: '4:5' }, columns(1, 8)),
      block('image', { assetId: picture('fish'), ratio: '4:5' }, columns(9, 16)),
      block('image', { assetId: picture('bread'), ratio: '4:5' }, columns(17, 24)),
    ),
    section(
      { space: 'large' },
      block(
        'menu',
        {
          columns: 2,
          sections: [
            {
              title: 'Tonight, among others',
              items: [
                dish('Bread from this morning', '$7', 'Cultured butter, ash salt'),
                dish('Figs, half burnt', '$16', 'Sheep’s curd, basil, honey from the roof'),
                dish('Leeks in their own coats', '$15', 'Hazelnuts, anchovy, an egg'),
              ],
            },
            {
              title: 'From the fire',
              items: [
                dish('A whole bream for two', '$58', 'Bay, lemon, potatoes from under the coals'),
                dish('Pork neck, twelve hours', '$34', 'Plums, mustard greens'),
                dish('Cabbage, treated like meat', '$26', 'Brown butter, rye, dill'),
              ],
            },
          ],
        },
        columns(1, 24),
      ),
      block('button', { label: 'The whole menu', href: '/menu', look: 'secondary' }),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('summary', {
        collectionId: pageId('evenings'),
        limit: 3,
        columns: 1,
        layout: 'list',
        when: 'upcoming',
        title: 'Evenings that are different',
        more: { label: 'All evenings', href: '/evenings' },
      }),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block('quote', {
        text: 'We came for our anniversary and were told about cabbage for ten minutes. It was the best thing I ate this year.',
        source: 'A guest at table six, in the book by the door',
      }),
    ),
    section(
      { space: 'large' },
      block('image', { assetId: picture('dusk'), ratio: '4:3' }, columns(1, 13)),
      block(
        'text',
        {
          html: `<h2>Come in</h2>
<p>412 Warren Street, the door with the lamp. Half of the tables are kept for people who simply walk in, so do.</p>
<p>${openingHours.map(([days, hours]) => `<strong>${days}</strong><br>${hours}`).join('</p><p>')}</p>
<p><a href="/visit">Tables, hours and the way here</a></p>`,
        },
        columns(15, 24),
      ),
    ),
  );
}

export function menu({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'What the fire has', level: 1, size: 'display', eyebrow: 'Menu' },
        columns(1, 16),
      ),
      block(
        'text',
        {
          size: 'lead',
          html: '<p>It changes a little every day and entirely every season. What is not crossed out on the slate is there.</p>',
        },
        columns(17, 24),
      ),
    ),
    section(
      { space: 'normal' },
      block('heading', { text: 'This week', level: 2, size: 'medium' }),
      block(
        'menu',
        {
          columns: 2,
          sections: [
            {
              title: 'To begin',
              items: [
                dish('Bread from this morning', '$7', 'Cultured butter, ash salt'),
                dish('Olives, warmed on the hearth', '$8', 'Orange peel, thyme'),
                dish('Figs, half burnt', '$16', 'Sheep’s curd, basil, honey from the roof'),
                dish('Leeks in their own coats', '$15', 'Hazelnuts, anchovy, an egg'),
                dish('Mussels thrown on pine needles', '$19', 'Two minutes, a lid, nothing else'),
              ],
            },
            {
              title: 'From the fire',
              items: [
                dish('A whole bream for two', '$58', 'Bay, lemon, potatoes from under the coals'),
                dish('Pork neck, twelve hours', '$34', 'Plums, mustard greens'),
                dish(
                  'Half a chicken under a brick',
                  '$32',
                  'Preserved lemon, its own juices, bread to catch them',
                ),
                dish('Cabbage, treated like meat', '$26', 'Brown butter, rye, dill'),
                dish('Squash hung over the embers', '$25', 'Walnuts, sage, aged goat cheese'),
              ],
            },
            {
              title: 'Sweet',
              items: [
                dish('Burnt cream', '$12', 'Burnt where you can see it'),
                dish('An apple from the ashes', '$13', 'Caramel, sour cream'),
                dish('Cheese from across the river', '$17', 'Three kinds, quince, toast'),
              ],
            },
            {
              title: 'To drink',
              items: [
                dish('Cider, dry', '$9', 'Germantown, three miles'),
                dish('A light red', '$13 / 52', 'Gamay from the Finger Lakes'),
                dish('A white with salt in it', '$14 / 56', 'Listán Blanco, Tenerife'),
                dish('Smoked black tea', '$6', 'By the pot'),
                dish('The driver’s choice', '$8', 'Plum, ginger, soda, a burnt twig of rosemary'),
              ],
            },
          ],
        },
        columns(1, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'normal' },
      block(
        'text',
        {
          html: `<h2>Good to know</h2>
<p>Nearly everything can be made without gluten, milk or meat if you tell us before the pan is hot. Nuts are everywhere in this kitchen; if that is dangerous for you, please <a href="/visit">write first</a>.</p>
<p>Service is included in every price. Corkage is $25, and nothing on your birthday.</p>`,
        },
        columns(1, 13),
      ),
      block('image', { assetId: picture('cellar'), ratio: '1:1' }, columns(16, 24)),
    ),
  );
}

export function kitchen({ picture, item }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Oak, iron, salt and time', level: 1, size: 'display', eyebrow: 'Kitchen' },
        columns(1, 20),
      ),
    ),
    section(
      { space: 'normal' },
      block('image', { assetId: picture('bread'), ratio: '4:5' }, columns(1, 10)),
      block(
        'text',
        {
          html: `<h2>Lena and Theo</h2>
<p>Lena Marsh cooked in other people’s restaurants for fourteen years, the last four of them in one without windows. Theo Adeyemi sold wine to it. They opened Fig &amp; Flint in an old harness shop in the spring of 2019, with a loan, eleven pans, and an oven that a mason from Troy built in nine days and has not stopped visiting since.</p>
<p>There are six of us now. Everybody cooks, everybody carries plates, and on Sundays everybody eats at four.</p>
<h2>The oven</h2>
<p>It takes three hours to heat and holds the heat for two days. In the morning it is right for bread, at noon for beans, at six for fish, and at midnight, when nobody is looking, for tomorrow’s pork.</p>
<p>We burn oak that fell by itself, from a forester in Claverack who signs every cord.</p>`,
        },
        columns(12, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('heading', { text: 'Within an hour’s drive', level: 2, size: 'large' }),
      block('table', {
        caption: 'Who grows and makes what we cook',
        columns: ['From', 'What', 'How far'],
        rows: [
          ['Ruth & Oren, Germantown', 'Pigs, apples, cider', '11 miles'],
          ['A dairy in Chatham', 'Sheep’s milk, curd, yogurt', '19 miles'],
          ['The mill in Clinton Corners', 'Flour, rye, polenta', '34 miles'],
          ['Our roof', 'Two hives of bees', '40 feet, up'],
        ],
      }),
    ),
    section(
      { space: 'large' },
      block(
        'text',
        {
          html: `<h2>What we throw away</h2>
<p>About a bucket a day. Peel becomes broth, broth becomes glaze, ash goes onto a field in Ghent, and bread that is left on Saturday is the best part of Sunday’s soup. The bucket goes to the pigs, who are mentioned above.</p>
<p><a href="/menu">See what is on tonight</a></p>`,
        },
        columns(1, 11),
      ),
      block(
        'content-link',
        {
          to: { kind: 'item', itemId: item('evenings/one-long-table') },
          assetId: picture('dusk'),
          text: 'Once a month we push the tables together.',
        },
        columns(14, 24),
      ),
    ),
  );
}

export function visit() {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'A table for how many?', level: 1, size: 'display', eyebrow: 'Visit' },
        columns(1, 20),
      ),
    ),
    section(
      { space: 'normal' },
      block(
        'form',
        {
          name: 'Ask for a table',
          text: 'We answer by email before noon. For tonight, call: it is quicker, and Theo likes the telephone.',
          email: contactEmail,
          buttonLabel: 'Ask for a table',
          fields: [
            { id: 'name', type: 'text', label: 'Your name', required: true },
            {
              id: 'party',
              type: 'select',
              label: 'How many of you',
              required: true,
              options: ['One', 'Two', 'Three', 'Four', 'Five or six', 'More, and we are brave'],
            },
            { id: 'when', type: 'date', label: 'Which evening', required: true },
            { id: 'time', type: 'time', label: 'At what time' },
            { id: 'words', type: 'textarea', label: 'Allergies, birthdays, a dog' },
          ],
        },
        columns(1, 12),
      ),
      block(
        'text',
        {
          html: `<h2>By telephone</h2>
<p><a href="tel:+15185550164">518 555 0164</a>, from two in the afternoon.</p>
<h2>Without asking</h2>
<p>Five of the ten tables are never reserved, nor are the six stools at the counter, which are the best seats in the house if you like to watch people work.</p>
<h2>For the whole room</h2>
<p>Mondays and Tuesdays the fire is yours, for up to thirty-two. Write to <a href="mailto:${contactEmail}">${contactEmail}</a>.</p>`,
        },
        columns(15, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('table', hoursTable, columns(1, 10)),
      block(
        'map',
        {
          title: 'The door with the lamp',
          address: '412 Warren Street\nHudson, NY 12534',
          mapLat: 42.2501,
          mapLng: -73.7876,
          height: 'medium',
        },
        columns(13, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('accordion', {
        items: [
          {
            title: 'How do we get there?',
            html: '<p>From New York, two hours on the train along the river, which is half the pleasure. From the station it is nine minutes on foot, straight up Warren Street.</p>',
          },
          {
            title: 'Is there parking?',
            html: '<p>On the street, free after six. On Saturdays try Prospect Avenue first.</p>',
          },
          {
            title: 'Are children welcome?',
            html: '<p>Very. There is half of everything, and a stool from which one can see into the oven.</p>',
          },
          {
            title: 'Is the entrance level?',
            html: '<p>Yes, and so is the way to the restroom. Two of the tables have room for a wheelchair; tell us and one is yours.</p>',
          },
        ],
      }),
    ),
  );
}

import { block, columns, page, section } from '../page-builder.ts';
import type { StarterTargets } from '../starter.ts';
import { contactEmail } from './place.ts';

/** A story in the table of contents of the printed number: where it begins stands where a menu has its price. */
const entry = (name: string, note: string, begins: string) => ({ name, note, price: begins });

export function home({ picture, page: pageId }: StarterTargets) {
  return page(
    section(
      { fullWidth: true, space: 'none' },
      block('hero', {
        assetId: picture('plain'),
        eyebrow: 'Number 14 is out',
        title: 'There is plenty here',
        text: 'Inland is a magazine about the middle of the country: its weather, its work, its suppers, and the things you can see from eleven miles away.',
        button: { label: 'See the new number', href: '/number-14' },
      }),
    ),
    section(
      { space: 'small' },
      block('summary', {
        collectionId: pageId('stories'),
        limit: 3,
        columns: 3,
        title: 'This month',
        more: { label: 'All stories', href: '/stories' },
        shows: ['picture', 'title', 'excerpt', 'category', 'author'],
      }),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block(
        'heading',
        {
          text: 'Nobody flies over a place once they have had supper in it.',
          level: 2,
          size: 'display',
        },
        columns(1, 17),
      ),
      block(
        'text',
        {
          size: 'lead',
          html: '<p>We print four times a year, with no advertisements and three rules: go there, stay for the meal, and let people finish their sentence.</p><p><a href="/about">How we work</a></p>',
        },
        columns(19, 24),
        { align: { y: 'end' } },
      ),
    ),
    section(
      { space: 'normal' },
      block(
        'summary',
        {
          collectionId: pageId('stories'),
          limit: 3,
          skip: 3,
          columns: 1,
          layout: 'list',
          title: 'If you missed them',
          shows: ['picture', 'title', 'excerpt', 'category', 'author'],
        },
        columns(1, 15),
      ),
      block(
        'summary',
        {
          collectionId: pageId('stories'),
          limit: 3,
          category: 'Weather',
          columns: 1,
          layout: 'list',
          title: 'Weather',
          shows: ['title', 'excerpt', 'date'],
        },
        columns(18, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block(
        'image',
        { assetId: picture('number-fourteen'), ratio: '4:5', href: '/number-14' },
        columns(2, 10),
      ),
      block(
        'text',
        {
          html: `<h2 data-style="heading-large">Number 14: Water</h2>
<p data-style="large">A river that changed counties in one night, the last ferry without a motor, a pond that belongs to nobody, and a well digger who is right nine times in ten.</p>
<p>Ninety-six pages, sewn, on paper that takes a pencil. <a href="/number-14">What is in it</a>, or <a href="/subscribe">have it sent to you</a> for a year.</p>`,
        },
        columns(13, 23),
      ),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block(
        'heading',
        { text: 'Every other Sunday, at suppertime', level: 2, size: 'display' },
        columns(1, 12),
        { align: { y: 'start' } },
      ),
      block(
        'newsletter',
        {
          title: 'The Sunday letter',
          text: 'One short story and a report on the sky over Decorah. Six thousand people read it, and some of them write back.',
          email: contactEmail,
          buttonLabel: 'Send it to me',
          disclaimer: 'Free. You can leave by writing one word.',
        },
        columns(15, 24),
      ),
    ),
  );
}

export function numberFourteen({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block('image', { assetId: picture('number-fourteen'), ratio: '4:5' }, columns(1, 11)),
      block(
        'text',
        {
          html: `<p><strong>Number 14, in print now</strong></p>
<h1 data-style="heading-extra-large">Water</h1>
<p data-style="large">We are eleven hundred miles from the nearest ocean. It turns out that there is a great deal to say.</p>
<p>Ninety-six pages, sewn, 7 by 9 inches. Printed in Cresco on uncoated paper from Wisconsin, in four inks and a fifth that we mix ourselves and call Barn Coat.</p>
<p>$18, or $60 for four with the postage paid.</p>
<p><a href="/subscribe">Have it sent to you</a></p>`,
        },
        columns(14, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('heading', { text: 'What is in it', level: 2, size: 'large' }),
      block(
        'menu',
        {
          columns: 2,
          sections: [
            {
              title: 'Long',
              items: [
                entry('The river moved, and the county line did not', 'Lucía Barragán crosses it twice', '8'),
                entry('The last car on the ferry', 'Lucía Barragán, and Orrin Dill at the wheel', '26'),
                entry('Nine times in ten', 'Amos Pruitt follows a man with a forked stick', '44'),
                entry('The flood, by the people upstairs', 'Eleven households, one night', '62'),
              ],
            },
            {
              title: 'Short',
              items: [
                entry('What the gauge says', 'The rain of a year, in one drawing', '4'),
                entry('In praise of the stock tank', 'Dot Halvorsen goes in', '22'),
                entry('Coffee at the lock', 'Four barges and a thermos', '40'),
                entry('A recipe that begins with ice', 'Walleye, and how long to wait for it', '80'),
                entry('Letters', 'About gravel, mostly', '90'),
              ],
            },
          ],
        },
        columns(1, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('table', {
        caption: 'Where to find it on paper',
        columns: ['Town', 'Shop', 'Ask for'],
        rows: [
          ['Decorah, Iowa', 'The hardware store on Water Street', 'The stairs'],
          ['Winona, Minnesota', 'Levee Books', 'Ruth'],
          ['Galena, Illinois', 'Second Story', 'The shelf by the window'],
          ['Lindsborg, Kansas', 'Ekdahl Stationers', 'It is next to the stamps'],
          ['Chadron, Nebraska', 'High Plains Feed & News', 'The news side'],
        ],
      }),
    ),
  );
}

export function contributors({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Three people and whoever knocks', level: 1, size: 'display', eyebrow: 'Contributors' },
        columns(1, 18),
      ),
    ),
    section(
      { space: 'normal' },
      block('line', {}),
      block('text', { html: '<h2>Dot Halvorsen</h2>' }, columns(1, 9), { align: { y: 'start' } }),
      block(
        'text',
        {
          html: `<p data-style="large">Edits Inland from the room above the hardware store, and drives to things.</p>
<p>She was a court reporter for twelve years, which taught her to sit still and to spell. She started the magazine in 2021 with a tax refund and the mailing list of a closed feed store. She has been told that she asks good questions; what she does is wait.</p>
<p><a href="/stories?author=dot">Stories by Dot</a></p>`,
        },
        columns(11, 24),
      ),
      block('line', {}),
      block('text', { html: '<h2>Amos Pruitt</h2>' }, columns(1, 9), { align: { y: 'start' } }),
      block(
        'text',
        {
          html: `<p data-style="large">Read gas meters for nineteen years. Writes about weather, machines, and what people say about both.</p>
<p>He knows every dog in Winneshiek County by its second name. His pieces arrive by mail, typed, with the corrections already made in green. He does not own a coat that he considers warm.</p>
<p><a href="/stories?author=amos">Stories by Amos</a></p>`,
        },
        columns(11, 24),
      ),
      block('line', {}),
      block('text', { html: '<h2>Lucía Barragán</h2>' }, columns(1, 9), { align: { y: 'start' } }),
      block(
        'text',
        {
          html: `<p data-style="large">Grew up behind the counter of a bakery in Muscatine. Writes about work, and eats on assignment.</p>
<p>She came to ask about an internship that did not exist and stayed to run half of the magazine. Her story about the fourth precinct’s brownies brought more letters than anything we have printed, all of them from the fourth precinct.</p>
<p><a href="/stories?author=lucia">Stories by Lucía</a></p>`,
        },
        columns(11, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('image', { assetId: picture('elevator'), ratio: '4:3' }, columns(1, 12)),
      block(
        'text',
        {
          html: `<h2>Or you</h2>
<p>We pay forty cents a word, on the day we say yes. We like a place that we could find, a person who is good at something, and one fact that nobody will believe. We do not need you to love it there.</p>
<p>Send three sentences, not the story: <a href="mailto:${contactEmail}">${contactEmail}</a>.</p>`,
        },
        columns(15, 24),
      ),
    ),
  );
}

export function about({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'A magazine for places without a coast', level: 1, size: 'display', eyebrow: 'About' },
        columns(1, 18),
      ),
    ),
    section({ space: 'none' }, block('image', { assetId: picture('snow'), ratio: '21:9', altText: '' })),
    section(
      { space: 'normal' },
      block(
        'text',
        {
          size: 'lead',
          html: '<p>Most of what is written about here is written by people who have a plane to catch. It tends to be about elections, or corn.</p>',
        },
        columns(1, 9),
      ),
      block(
        'text',
        {
          html: `<p>Inland began in the spring of 2021 with twenty-eight pages, folded by hand on a table-tennis table. The first number was about gravel. We printed three hundred, and gave most of them to people who had been asked about gravel and wanted to see what we had done.</p>
<p>Number 14 is ninety-six pages long, and there are four thousand two hundred of it. It still has no advertisements. It is paid for by the people who read it, a quarter of whom have never been here, and by a dance in August.</p>
<h2>Three rules</h2>
<p><strong>Go there.</strong> Nothing in the magazine was written from a telephone. If the road is closed, wait.</p>
<p><strong>Stay for the meal.</strong> The story starts when the notebook is put away.</p>
<p><strong>Let people finish their sentence.</strong> And then, if you can stand it, wait for the next one.</p>
<h2>When we are wrong</h2>
<p>We say so, on page two, in the same size of type. In fourteen numbers it has happened nineteen times. Eleven were about machinery. Write to <a href="mailto:${contactEmail}">${contactEmail}</a>, and Amos will look it up.</p>`,
        },
        columns(12, 24),
      ),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block('quote', {
        text: 'I read it to my husband on the tractor, over the radio. So, I guess, did everyone on that channel.',
        source: 'A reader in Clayton County',
      }),
    ),
    section(
      { space: 'large' },
      block(
        'text',
        {
          html: `<h2>The room</h2>
<p>118½ Water Street, Decorah, up the stairs beside the hardware store. The bell is a cowbell. Thursdays after three there is coffee, and usually somebody with an opinion about last month.</p>`,
        },
        columns(1, 11),
      ),
      block(
        'text',
        {
          html: `<h2>How it is made</h2>
<p>The headlines are set in Gloock and the text in Newsreader. The pictures are drawn here, in nine colors, at night. It is printed in Cresco by two brothers who do not agree about paper, and mailed from the counter downstairs, between the paint and the keys.</p>`,
        },
        columns(14, 24),
      ),
    ),
  );
}

export function archive({ page: pageId }: StarterTargets) {
  const collectionId = pageId('stories');
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Everything so far', level: 1, size: 'display', eyebrow: 'Archive' },
        columns(1, 14),
      ),
      block(
        'search',
        { label: 'Look for a town, a person, a kind of wind', showsLabel: true, kind: null },
        columns(15, 24),
        { align: { y: 'end' } },
      ),
    ),
    section(
      { space: 'normal' },
      block('line', {}),
      block('archive', { collectionId, by: 'category', title: 'About', order: 'count' }, columns(1, 6), {
        align: { y: 'start' },
      }),
      block('archive', { collectionId, by: 'author', title: 'By' }, columns(7, 12), {
        align: { y: 'start' },
      }),
      block('archive', { collectionId, by: 'month', title: 'From' }, columns(13, 18), {
        align: { y: 'start' },
      }),
      block('archive', { collectionId, by: 'tag', title: 'Also on' }, columns(19, 24), {
        align: { y: 'start' },
      }),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('heading', { text: 'The numbers in print', level: 2, size: 'large' }),
      block('table', {
        caption: 'What is left on the shelf above the hardware store',
        columns: ['Number', 'Subject', 'Season', 'Left'],
        rows: [
          ['14', 'Water', 'Fall', 'Plenty'],
          ['13', 'Second shift', 'Summer', '212'],
          ['12', 'Fences', 'Spring', '96'],
          ['11', 'What the dog knows', 'Winter', '31'],
          ['10', 'Basements', 'Fall', 'Four, one of them signed'],
          ['1 to 9', 'From gravel to gravy', '', 'None. Ask a library, or Ruth in Winona.'],
        ],
      }),
    ),
  );
}

export function subscribe() {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Have it come to your mailbox', level: 1, size: 'display', eyebrow: 'Subscribe' },
        columns(1, 18),
      ),
    ),
    section(
      { space: 'normal' },
      block(
        'form',
        {
          name: 'Four numbers on paper, $60',
          text: 'Tell us where, and we put the next one in the mail with a bill in it. If you do not like it, keep it and throw away the bill.',
          email: contactEmail,
          buttonLabel: 'Put me on the list',
          fields: [
            { id: 'name', type: 'text', label: 'Your name', required: true },
            { id: 'address', type: 'textarea', label: 'Where your mailbox is', required: true },
            {
              id: 'start',
              type: 'select',
              label: 'Begin with',
              options: ['Number 14: Water', 'The next one, as a surprise'],
            },
            { id: 'gift', type: 'text', label: 'If it is a gift, from whom' },
          ],
        },
        columns(1, 13),
      ),
      block(
        'text',
        {
          html: `<h2>What you get</h2>
<p>Four numbers, in March, June, September and December. They come flat, in an envelope that has been used for something else if we can help it.</p>
<h2>Outside the country</h2>
<p>$84, because of the stamps. We have readers in eleven countries, six of which also have no coast, and we are proud of each.</p>
<h2>If $60 is a lot</h2>
<p>Then it is $20. You need not say why. Write “the other price” anywhere on the form.</p>`,
        },
        columns(16, 24),
        { align: { y: 'start' } },
      ),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block('newsletter', {
        title: 'Or begin with the Sunday letter',
        text: 'One short story and a report on the sky over Decorah, every other Sunday at suppertime.',
        email: contactEmail,
        buttonLabel: 'Send it to me',
        disclaimer: 'Free. You can leave by writing one word.',
      }),
    ),
  );
}

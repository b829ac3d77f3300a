import { block, columns, page, section } from '../page-builder.ts';
import type { StarterTargets } from '../starter.ts';
import { contactEmail } from './place.ts';

export function home({ picture, page: pageId }: StarterTargets) {
  return page(
    section(
      { fullWidth: true, space: 'none' },
      block('hero', {
        assetId: picture('harbor'),
        eyebrow: 'Linocuts from Lubec, Maine',
        title: 'Weather, boats and birds, cut by hand',
        text: 'I carve what I see from the last street before the sea, and print it with a laundry mangle in a shed that used to keep herring.',
        button: { label: 'See the work', href: '/work' },
      }),
    ),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: pageId('work'),
        limit: 3,
        columns: 3,
        ratio: '4:5',
        shows: ['picture', 'title', 'excerpt'],
        title: 'Made for somebody',
        more: { label: 'All work', href: '/work' },
      }),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block('image', { assetId: picture('bench'), ratio: '4:5' }, columns(1, 11)),
      block(
        'text',
        {
          html: `<h2 data-style="heading-extra-large">What I leave alone is the picture</h2>
<p data-style="large">A linocut is a drawing made of mistakes that cannot be mended. Every color comes from the same block, cut smaller each time, until there is nothing left to print with.</p>
<p data-style="large">When sixty sheets have come out well, the block is a doormat. I own eleven of them.</p>
<p><a href="/about">How a print is made</a></p>`,
        },
        columns(13, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('gallery', {
        label: 'Prints from the window',
        collectionId: pageId('prints'),
        limit: 4,
        design: 'grid',
        thumbnailsPerRow: 4,
        aspectRatio: 'standard-vertical',
        squareThumbs: false,
        showMeta: false,
        padding: 16,
        lightbox: true,
      }),
      block('button', { label: 'Prints and prices', href: '/prints', look: 'secondary' }),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block('quote', {
        text: 'We asked for a label and got a fish that people wave at on the highway.',
        source: 'Desmond Quill, Quill Brothers Smokehouse',
      }),
    ),
    section(
      { space: 'large' },
      block(
        'text',
        {
          html: `<h2 data-style="heading-extra-large">Have something that should be cut?</h2>
<p>Books, labels, posters, the name of a boat. I take two commissions a month, and read every letter.</p>
<p><a href="/commissions">How commissions work</a></p>`,
        },
        columns(1, 12),
      ),
      block('image', { assetId: picture('good-drying'), ratio: '4:3' }, columns(14, 24)),
    ),
  );
}

export function about({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'A shed, a mangle and a north window', level: 1, size: 'display', eyebrow: 'About' },
        columns(1, 20),
      ),
    ),
    section(
      { space: 'normal' },
      block('image', { assetId: picture('bench'), ratio: '4:5' }, columns(1, 11)),
      block(
        'text',
        {
          html: `<p data-style="large">I am Marit Sole. I grew up over a net loft in Lubec, left for eighteen years to draw other people’s ideas in other people’s cities, and came back for a funeral in 2016 with one suitcase. It is still the suitcase I keep the paper in.</p>
<p>My grandfather salted herring in this shed. When I scraped the floor I found that the salt had gone four inches into the boards, which is why nothing here has ever rotted and why the ink dries the way it does.</p>
<p>I work with one kind of lino, five gouges, and a mangle that pressed hotel sheets until 1974. It prints better than anything I could afford.</p>
<p>My pictures have been in two magazines you would know, one museum, and most of the kitchens between here and Machias. I like the kitchens best.</p>`,
        },
        columns(13, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('heading', { text: 'How a print is made', level: 2, size: 'large' }),
      block(
        'text',
        {
          html: '<h3>1. Look</h3><p>A week of drawing the same thing at the same hour. Most of it is thrown away; what I can draw without looking is kept.</p>',
        },
        columns(1, 6),
        { align: { y: 'start' } },
      ),
      block(
        'text',
        {
          html: '<h3>2. Cut the light</h3><p>Whatever stays paper is cut out first. Then the whole block is printed in the lightest ink, on more sheets than I need.</p>',
        },
        columns(7, 12),
        { align: { y: 'start' } },
      ),
      block(
        'text',
        {
          html: '<h3>3. Cut again</h3><p>The same block, smaller, in the next ink, on top of the first. Five times, six times. A sheet that slips a hair is lost.</p>',
        },
        columns(13, 18),
        { align: { y: 'start' } },
      ),
      block(
        'text',
        {
          html: '<h3>4. Hang</h3><p>Ten days on the line. Then I number them in pencil, sign them, and hang the first one in the window, where the town corrects me.</p>',
        },
        columns(19, 24),
        { align: { y: 'start' } },
      ),
    ),
    section(
      { space: 'large' },
      block('table', {
        caption: 'Where the work has been',
        columns: ['Year', 'What', 'Where'],
        rows: [
          ['2025', 'Birds That Stay, alone', 'Schoolhouse Gallery, Machias'],
          ['2024', 'Night, with four others', 'The Print Room, Portland'],
          ['2023', 'The Last Boat, all sixteen blocks', 'Lubec Memorial Library'],
          ['2021', 'Bread and Salt Prize for illustration', 'Boston'],
          ['2019', 'Tide Table, first edition', 'Kitchens from Calais to Camden'],
        ],
      }),
    ),
  );
}

export function commissions({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Cut for you', level: 1, size: 'display', eyebrow: 'Commissions' },
        columns(1, 12),
      ),
      block(
        'text',
        {
          size: 'lead',
          html: `<p>For publishers, bakers, boat owners and people getting married. I take two commissions a month; the next free ones are in six weeks.</p>`,
        },
        columns(14, 24),
      ),
    ),
    section(
      { space: 'normal' },
      block('heading', { text: 'Small, middling, large', level: 2, size: 'large' }),
      block('pricing-plan', {
        plans: [
          {
            name: 'A small mark',
            price: '$480',
            period: 'about two weeks',
            text: 'One color, for a label, a bookplate, the stern of a boat.',
            features: [
              'Three pencil drawings',
              'One linocut, up to 5 inches',
              'The block, to keep',
              'Files for print and screen',
            ],
            button: { label: 'Ask about a mark', href: '/contact' },
          },
          {
            name: 'A picture',
            price: '$1,900',
            period: 'about six weeks',
            text: 'Up to six colors, for a cover, a poster or a wall.',
            features: [
              'A day of looking, with you',
              'One linocut, up to 19 by 24 inches',
              'Ten signed sheets',
              'Files and five years of use',
            ],
            button: { label: 'Ask about a picture', href: '/contact' },
            badge: 'Asked for most',
          },
          {
            name: 'A whole thing',
            price: 'from $7,500',
            period: 'one or two winters',
            text: 'A book, a calendar, everything a smokehouse needs.',
            features: [
              'As many pictures as it takes',
              'Lettering, cut by hand',
              'I come to the printer',
              'Paid in four parts',
            ],
            button: { label: 'Tell me about it', href: '/contact' },
          },
        ],
      }),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('image', { assetId: picture('herring'), ratio: '4:5' }, columns(1, 9)),
      block(
        'text',
        {
          html: `<h2 data-style="heading-large">How it goes</h2>
<h3>You write, I call</h3>
<p>Twenty minutes on the telephone tell us both more than ten letters. If I am the wrong one, I usually know the right one.</p>
<h3>Pencil first</h3>
<p>You see three drawings before anything is cut, and may change your mind about all of them. After that the knife is in, and it stays as it is.</p>
<h3>A proof in the mail</h3>
<p>The first good sheet goes to you by post, since screens lie about red. When you say yes, the rest is printed.</p>`,
        },
        columns(12, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('heading', { text: 'What people ask', level: 2, size: 'large' }, columns(1, 8)),
      block(
        'accordion',
        {
          firstOpen: true,
          items: [
            {
              title: 'Can you work from a photograph?',
              html: '<p>I can start from one. But I draw from the thing itself wherever I can reach it by car, and within a day’s drive of Lubec that costs nothing extra.</p>',
            },
            {
              title: 'Who owns the picture?',
              html: '<p>You own your sheets and may use the picture for what we agreed, for as long as we agreed. I keep the rest, and never sell a picture of your boat to another boat.</p>',
            },
            {
              title: 'What if I do not like it?',
              html: '<p>Say so at the pencil, when it costs an hour. If you stop there you owe a third, and keep the drawings.</p>',
            },
            {
              title: 'Do you draw pets?',
              html: '<p>Birds, yes. Dogs, if they hold still. I have been advised to stop trying with cats.</p>',
            },
          ],
        },
        columns(10, 24),
      ),
    ),
  );
}

export function contact({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Write, or knock on the blue door', level: 1, size: 'display', eyebrow: 'Contact' },
        columns(1, 20),
      ),
    ),
    section(
      { space: 'normal' },
      block(
        'form',
        {
          name: 'A letter to Marit',
          text: 'I answer on Fridays, when the ink is drying.',
          email: contactEmail,
          buttonLabel: 'Write to Marit',
          fields: [
            { id: 'name', type: 'text', label: 'Your name', required: true },
            {
              id: 'about',
              type: 'select',
              label: 'What it is about',
              required: true,
              options: ['A print', 'A commission', 'An exhibition', 'Something else'],
            },
            { id: 'when', type: 'text', label: 'When you would need it' },
            { id: 'words', type: 'textarea', label: 'What you have in mind', required: true },
          ],
        },
        columns(1, 12),
      ),
      block(
        'text',
        {
          html: `<h2>The shed</h2>
<p>31 Water Street, behind the net loft<br>Lubec, Maine 04652</p>
<p>Open on Saturdays from ten to four, from May until the first snow. Otherwise the light tells you: if it is on, knock.</p>
<h2>By mail and telephone</h2>
<p><a href="mailto:${contactEmail}">${contactEmail}</a><br><a href="tel:+12075550148">207 555 0148</a></p>
<h2>How prints travel</h2>
<p>Flat between two boards, by post, within a week. $12 in the United States, $28 anywhere else that has a letterbox.</p>`,
        },
        columns(15, 24),
      ),
    ),
    section(
      { fullWidth: true, space: 'none' },
      block('image', { assetId: picture('harbor'), ratio: '21:9', altText: '' }),
    ),
  );
}

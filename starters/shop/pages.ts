import { block, columns, page, section, type UnnamedSection, type UnplacedBlock } from '../page-builder.ts';
import type { StarterTargets } from '../starter.ts';
import { contactEmail, openingHours, phone } from './place.ts';

/** A block on rows of its own. */
const at = (row: number, rows: number, { at: place, ...rest }: UnplacedBlock) => ({
  ...rest,
  place: { ...place, row, rows },
});

/** The words of the home page beside a picture that is as high as all of them: rows 4, 6 and 8 of its 11. */
function opener(assetId: string): UnnamedSection {
  return {
    theme: 'tinted',
    space: 'large',
    fullWidth: false,
    blocks: [
      at(
        4,
        1,
        block(
          'heading',
          {
            text: 'Set the table. Somebody is coming.',
            level: 1,
            size: 'display',
            eyebrow: 'Tableware from five workshops in Maine',
          },
          columns(1, 13),
        ),
      ),
      at(
        6,
        1,
        block(
          'text',
          {
            size: 'lead',
            html: '<p>Mugs, plates, bowls and vases, made within a day’s drive of here and sold by two people who cannot agree about saucers.</p>',
          },
          columns(1, 11),
        ),
      ),
      at(8, 1, block('button', { label: 'See what is on the shelves', href: '/shop' }, columns(1, 11))),
      at(1, 11, block('image', { assetId, ratio: '4:5' }, columns(15, 24), { align: { y: 'center' } })),
    ],
  };
}

export function home({ picture, page: pageId, item }: StarterTargets) {
  return page(
    opener(picture('laidTable')),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: pageId('shop'),
        limit: 4,
        title: 'Just unpacked',
        more: { label: 'Everything in the shop', href: '/shop' },
      }),
    ),
    section(
      { fullWidth: true, space: 'none' },
      block('image', { assetId: picture('longTable'), ratio: '21:9' }),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block(
        'heading',
        { text: 'Five people make all of this. We know where they live.', level: 2, size: 'large' },
        columns(1, 15),
      ),
      block(
        'text',
        {
          html: `<p>June drives out once a month with an empty van and comes back with a full one. Nothing here was ordered from a catalog, and nothing comes in a quantity that would frighten a cupboard.</p><p><a href="/makers">Meet the makers</a></p>`,
        },
        columns(17, 24),
      ),
      block('summary', {
        collectionId: pageId('makers'),
        limit: 3,
        columns: 3,
        ratio: '4:5',
        shows: ['picture', 'title', 'excerpt'],
      }),
    ),
    section(
      { space: 'large' },
      block('product', { itemId: item('shop/the-apron'), layout: 'beside', eyebrow: 'The end of the bolt' }),
    ),
    section(
      { theme: 'tinted', space: 'normal' },
      block(
        'text',
        {
          html: '<h2 data-style="heading-small">Wrapped by Walt</h2><p>Standard delivery is $8, and free from $90. What is ordered before noon leaves the same day, in paper and never in plastic.</p>',
        },
        columns(1, 7),
      ),
      block(
        'text',
        {
          html: '<h2 data-style="heading-small">Broken? Then it is ours</h2><p>Send a photograph within a week and we send a new one. You need not send back the pieces, though the mosaic class is grateful.</p>',
        },
        columns(9, 15),
      ),
      block(
        'text',
        {
          html: '<h2 data-style="heading-small">Sixty days to think</h2><p>Set the table with it and see. If it is not right, return it within sixty days, unbroken and washed. <a href="/delivery">How that goes</a></p>',
        },
        columns(17, 23),
      ),
    ),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: pageId('notes'),
        limit: 3,
        columns: 3,
        title: 'Notes from behind the counter',
        more: { label: 'All notes', href: '/notes' },
      }),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block('quote', {
        text: 'I came in for one mug. That was in 2021. I now have opinions about glaze, and people over on Sundays.',
        source: 'Dolores, Munjoy Hill',
      }),
    ),
    section(
      { space: 'large' },
      block('image', { assetId: picture('storefront'), ratio: '3:2' }, columns(1, 14)),
      block(
        'text',
        {
          html: `<h2>Come and hold one</h2>
<p>27 Pleasant Street, between the barber and the bicycle shop. Pick things up. That is what the handles are for.</p>
<p>${openingHours.map(([days, hours]) => `<strong>${days}</strong><br>${hours}`).join('</p><p>')}</p>
<p><a href="/contact">The way here</a></p>`,
        },
        columns(16, 24),
        { align: { y: 'center' } },
      ),
    ),
  );
}

export function care({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'large' },
      block('image', { assetId: picture('dishRack'), ratio: '4:3' }, columns(1, 13)),
      block(
        'heading',
        { text: 'Use it. Then wash it.', level: 1, size: 'display', eyebrow: 'Care' },
        columns(15, 24),
        { align: { y: 'center' } },
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block(
        'text',
        {
          size: 'lead',
          html: '<p>Stoneware has been through a fire of 2,300 degrees and is not afraid of your dishwasher. What it does not like is a surprise: out of the freezer, into the oven, and it will tell you so, loudly.</p>',
        },
        columns(1, 9),
      ),
      block(
        'table',
        {
          caption: 'What goes where',
          columns: ['', 'Dishwasher', 'Microwave and oven'],
          rows: [
            ['Mugs and bowls', 'Yes', 'Yes, to 400 °F'],
            ['Plates', 'Yes', 'To warm them'],
            ['Vases', 'By hand', 'No'],
            ['Terracotta pots', 'By hand', 'No'],
            ['Aprons', 'We have seen it done', 'Please do not'],
          ],
        },
        columns(11, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('heading', { text: 'What people ask us', level: 2, size: 'large' }, columns(1, 8)),
      block(
        'accordion',
        {
          firstOpen: true,
          items: [
            {
              title: 'There are gray lines on my plate',
              html: '<p>Those are from the knife and not in the plate: a little metal that stays on the glaze. A paste of baking soda and water takes it off, with a soft cloth and some patience.</p>',
            },
            {
              title: 'The foot scratches my table',
              html: '<p>It should not; every foot is ground before it leaves the workshop. Rub it on the back of another plate for a minute. If that does not help, bring it in and we do it on the wheel.</p>',
            },
            {
              title: 'I hear it tick when I pour tea',
              html: '<p>The glaze and the clay cool at different speeds, and on the first days they discuss it. It stops. If there is a line that you can feel with a fingernail, send us a picture.</p>',
            },
            {
              title: 'White bloom on the terracotta',
              html: '<p>Minerals from the water, and proof that the pot is doing its work. Vinegar takes it off, if you want it to look new. Most people come to like it.</p>',
            },
            {
              title: 'How do I wash the apron?',
              html: '<p>Warm, with other dark things the first two times, and on the line. It shrinks by about half an inch, which is already in the pattern.</p>',
            },
          ],
        },
        columns(10, 24),
      ),
    ),
  );
}

export function delivery({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'large' },
      block(
        'heading',
        {
          text: 'It arrives whole, or it arrives twice',
          level: 1,
          size: 'display',
          eyebrow: 'Delivery and returns',
        },
        columns(1, 14),
        { align: { y: 'center' } },
      ),
      block('image', { assetId: picture('parcel'), ratio: '4:5' }, columns(16, 24)),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('table', {
        caption: 'Delivery',
        columns: ['Where', 'How long', 'Price'],
        rows: [
          ['United States', '3 to 5 working days', '$8, free from $90'],
          ['United States, express', '2 working days when ordered before noon', '$19'],
          ['Canada', '6 to 9 working days, duties included', '$24, free from $250'],
          ['27 Pleasant Street', 'Two hours, in the shop’s opening hours', 'Free'],
        ],
      }),
    ),
    section(
      { space: 'large' },
      block(
        'text',
        {
          html: `<h2>How we pack</h2>
<p>Each piece is rolled in paper, stood on its edge, and packed in wood wool until nothing moves when Walt shakes the box, which he does, hard. He has broken two mugs in four years, both of them his.</p>
<p>The box is cardboard and so is the tape. Boxes come from the bicycle shop next door when theirs fit, so yours may say HANDLEBARS.</p>`,
        },
        columns(1, 11),
      ),
      block(
        'text',
        {
          html: `<h2>If something breaks on the way</h2>
<p>Send a photograph of it to <a href="mailto:${contactEmail}">${contactEmail}</a> within seven days. A new one leaves with the next parcel, or your money comes back if it was the last of its kind.</p>
<h2>If you change your mind</h2>
<p>You have sixty days. Write to us, and we send a label; $6 of it is taken off the refund, and nothing if you bring the parcel in. Used is fine. Chipped is yours.</p>`,
        },
        columns(14, 24),
      ),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block(
        'heading',
        { text: 'A present? Say so, and we leave out the prices.', level: 2, size: 'large' },
        columns(1, 15),
      ),
      block(
        'text',
        {
          html: '<p>There is a line for it at the checkout. June writes the card by hand, in ink, in whatever words you give her, and the bow is free.</p><p><a href="/shop">Find one</a></p>',
        },
        columns(17, 24),
      ),
    ),
  );
}

export function contact({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'large' },
      block(
        'heading',
        {
          text: 'The red door is the old one. Use the green.',
          level: 1,
          size: 'display',
          eyebrow: 'Contact',
        },
        columns(1, 20),
      ),
    ),
    section(
      { fullWidth: true, space: 'none' },
      block('image', { assetId: picture('storefront'), ratio: '16:9' }),
    ),
    section(
      { space: 'large' },
      block(
        'form',
        {
          name: 'Write to us',
          text: 'Walt answers in the morning and June in the evening. You can tell by the punctuation.',
          email: contactEmail,
          buttonLabel: 'Write to the shop',
          fields: [
            { id: 'name', type: 'text', label: 'Your name', required: true },
            {
              id: 'about',
              type: 'select',
              label: 'What it is about',
              options: ['An order', 'Something broke', 'A present', 'A whole table', 'I make things myself'],
            },
            { id: 'order', type: 'text', label: 'The order’s number, if there is one' },
            { id: 'words', type: 'textarea', label: 'Tell us', required: true },
          ],
        },
        columns(1, 12),
      ),
      block(
        'text',
        {
          html: `<h2>The shop</h2>
<p>27 Pleasant Street<br>Portland, ME 04101</p>
<p>${openingHours.map(([days, hours]) => `<strong>${days}</strong><br>${hours}`).join('</p><p>')}</p>
<p><a href="${phone.href}">${phone.words}</a><br><a href="mailto:${contactEmail}">${contactEmail}</a></p>
<h2>For restaurants</h2>
<p>The brothers make plates for eleven kitchens between here and Camden. Write with a number and a date, and we drive out together.</p>`,
        },
        columns(15, 24),
      ),
    ),
    section(
      { theme: 'tinted', space: 'normal' },
      block('map', {
        title: 'Between the barber and the bicycle shop',
        address: '27 Pleasant Street\nPortland, ME 04101',
        mapLat: 43.6553,
        mapLng: -70.2575,
        height: 'medium',
      }),
    ),
  );
}

export function footer() {
  return page(
    section(
      { theme: 'dark', space: 'large' },
      block(
        'newsletter',
        {
          title: 'When the van is back',
          text: 'One letter a month: what was unpacked, who made it, and what Walt thinks of it.',
          email: contactEmail,
        },
        columns(1, 9),
        { align: { y: 'start' } },
      ),
      block('navigation', { navigation: 'footer', title: 'The shop' }, columns(11, 15), {
        align: { y: 'start' },
      }),
      block(
        'text',
        {
          html: `<h2 data-style="heading-small">Second Helping</h2><p>27 Pleasant Street<br>Portland, ME 04101</p><p><a href="${phone.href}">${phone.words}</a><br><a href="mailto:${contactEmail}">${contactEmail}</a></p>`,
        },
        columns(17, 24),
        { align: { y: 'start' } },
      ),
    ),
  );
}

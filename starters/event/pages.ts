import { block, columns, page, section } from '../page-builder.ts';
import type { StarterTargets } from '../starter.ts';
import { contactEmail } from './place.ts';

export function home({ picture, page: pageId }: StarterTargets) {
  return page(
    section(
      { fullWidth: true, space: 'none' },
      block('hero', {
        assetId: picture('mast'),
        eyebrow: 'One Saturday, one Sunday, in Astoria, Oregon',
        title: 'Close your eyes',
        text: 'Long Wave is a festival of radio plays, made in front of you in an old net shed over the Columbia River. Ten of them, in two days.',
        button: { label: 'Get a ticket', href: '/tickets' },
      }),
    ),
    section(
      { space: 'large' },
      block(
        'heading',
        { text: 'Six actors, one door, forty pounds of celery.', level: 2, size: 'display' },
        columns(1, 16),
      ),
      block(
        'text',
        {
          size: 'lead',
          html: `<p>A radio play takes place in two rooms: the one where people make faces and break vegetables, and the one behind your forehead. Here you get to sit in both.</p>
<p><a href="/guests">Who is coming</a></p>`,
        },
        columns(18, 24),
        { align: { y: 'end' } },
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('summary', {
        collectionId: pageId('programme'),
        limit: 6,
        columns: 1,
        layout: 'list',
        when: 'upcoming',
        title: 'It begins with the weather',
        more: { label: 'Both days', href: '/programme' },
      }),
    ),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: pageId('guests'),
        limit: 3,
        columns: 3,
        ratio: '1:1',
        shows: ['picture', 'title', 'excerpt'],
        title: 'Everybody brings one thing',
        more: { label: 'All guests', href: '/guests' },
      }),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block('quote', {
        text: 'I have been to the Grand Canyon. I have now also been to a canyon made by a man with a bucket, and the second one was deeper.',
        source: 'From the guest book, last year',
      }),
    ),
    section(
      { space: 'large' },
      block('image', { assetId: picture('netShed'), ratio: '4:3' }, columns(1, 13)),
      block(
        'text',
        {
          html: `<h2>Over the river</h2>
<p>The Net Shed stands on a hundred and forty piles at the end of Pier Road. Fishermen mended nets in it until 1979. It has a wooden floor, no echo to speak of, and at high tide you can hear the river under your chair.</p>
<p><a href="/venue">How to get here</a></p>`,
        },
        columns(15, 24),
      ),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block(
        'newsletter',
        {
          title: 'We write when there is something to hear',
          text: 'A short play by email, five or six times a year, and the programme before anybody else has it.',
          email: contactEmail,
          buttonLabel: 'Put me on the air',
          disclaimer: 'No news, no offers, no pictures. Leave whenever you like.',
        },
        columns(1, 24),
      ),
    ),
  );
}

export function venue({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'The end of Pier Road', level: 1, size: 'display', eyebrow: 'Venue' },
        columns(1, 24),
      ),
    ),
    section({ space: 'none' }, block('image', { assetId: picture('netShed'), ratio: '21:9' })),
    section(
      { space: 'large' },
      block(
        'text',
        {
          html: `<h2>Three rooms</h2>
<h3>The Net Floor</h3>
<p>Two hundred and sixty seats around a square of tape. The roof is forty feet up and was built by people who built boats.</p>
<h3>The Ice Room</h3>
<p>A hundred and twenty seats, no windows, cork on the walls. It kept fish cold and now keeps sound in.</p>
<h3>The Jetty</h3>
<p>Outdoors, with a rail. Bring something with a hood.</p>`,
        },
        columns(1, 11),
        { align: { y: 'start' } },
      ),
      block(
        'map',
        {
          title: 'The Net Shed',
          address: '31 Pier Road\nAstoria, OR 97103',
          mapLat: 46.1912,
          mapLng: -123.8134,
          height: 'large',
        },
        columns(14, 24),
      ),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block('heading', { text: 'Getting here', level: 2, size: 'large' }),
      block('table', {
        caption: 'From where, how, and how long it takes',
        columns: ['From', 'How', 'How long'],
        rows: [
          ['Portland', 'The morning bus from Union Station, which waits for us on Saturday', '2 h 30'],
          ['Seattle', 'By car, over the bridge, and keep the window open', '3 h 15'],
          ['The station in Kelso', 'Our van, at 9 and at 4; say so when you buy a ticket', '55 min'],
          ['The trolley stop', 'On foot along the river', '6 min'],
          ['The sea', 'Guest moorage at the east basin, two tides in advance', 'It depends'],
        ],
      }),
    ),
    section(
      { space: 'large' },
      block(
        'text',
        {
          html: `<h2>Where to sleep</h2>
<p>Forty-one rooms are held for us until a month before, at the Bowline and at Mrs. Petty’s, both within ten minutes on foot. Say “Long Wave” and then the name of any vegetable.</p>
<p>There is also a field. It is flat, it has showers, and it is loud with frogs, whom we have tried to hire.</p>`,
        },
        columns(1, 11),
        { align: { y: 'start' } },
      ),
      block(
        'text',
        {
          html: `<h2>Getting in and around</h2>
<p>Everything is on one level, with a ramp from the road. There are wheelchair places in every room, in the middle, not at the end. An induction loop covers the Net Floor and the Ice Room.</p>
<p>Every play has a script in large print, and both Saturday evening plays are interpreted into ASL from a lit corner. For the dark one, read <a href="/questions">this</a> first.</p>`,
        },
        columns(14, 24),
        { align: { y: 'start' } },
      ),
    ),
  );
}

export function questions({ picture }: StarterTargets) {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'You may ask', level: 1, size: 'display', eyebrow: 'Questions' },
        columns(1, 24),
      ),
    ),
    section(
      { space: 'normal' },
      block('image', { assetId: picture('listeners'), ratio: '4:5' }, columns(1, 9)),
      block(
        'accordion',
        {
          firstOpen: true,
          allowsMultiple: true,
          items: [
            {
              title: 'Is there anything to look at?',
              html: '<p>Yes: people in good shoes, running on the spot in a box of gravel. About half of the audience closes its eyes, and the other half would not miss it for anything.</p>',
            },
            {
              title: 'Can I give my ticket back?',
              html: `<p>Until a week before, for the whole price. After that we help you sell it to somebody from the waiting list. Write to <a href="mailto:${contactEmail}">${contactEmail}</a>.</p>`,
            },
            {
              title: 'Who decides whether I am short of money?',
              html: '<p>You do. Nobody asks at the door.</p>',
            },
            {
              title: 'I do not do well in the dark.',
              html: '<p>Then sit on the aisle: the usher beside you has night glasses and nothing else to do. The play is also sent to headphones in the lit foyer, at the same time, with tea.</p>',
            },
            {
              title: 'Can I bring a baby?',
              html: '<p>Please. There is a room with glass and loudspeakers from which you hear everything and nobody hears you. The exception is the dark play.</p>',
            },
            {
              title: 'What is there to eat?',
              html: '<p>Soup, on Saturday with a lot of celery in it. Three carts stand on the pier, one of them without meat. Bags of chips are opened in the foyer.</p>',
            },
            {
              title: 'May I record it?',
              html: '<p>No, but we do. Ticket holders get an address for all ten plays on the Tuesday after, and it works until the next festival.</p>',
            },
          ],
        },
        columns(12, 24),
      ),
    ),
    section(
      { theme: 'accent', space: 'large' },
      block(
        'text',
        {
          html: `<h2>Something else?</h2><p data-style="large">Marta and Bo run the festival from a kitchen in Astoria, and answer every letter: <a href="mailto:${contactEmail}">${contactEmail}</a>. On both days call <a href="tel:+15035550186">503 555 0186</a>.</p>`,
        },
        columns(1, 16),
      ),
    ),
  );
}

export function conduct() {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Listen to each other', level: 1, size: 'display', eyebrow: 'Code of conduct' },
        columns(1, 24),
      ),
    ),
    section(
      { space: 'normal' },
      block(
        'text',
        {
          size: 'lead',
          html: '<p>It goes for everybody: guests, crew, us, and whoever came in because it was raining.</p>',
        },
        columns(1, 8),
        { align: { y: 'start' } },
      ),
      block(
        'text',
        {
          html: `<h2>What we expect</h2>
<p>That nobody is harassed, mocked or touched without having said yes, for whatever they are, wear, believe or sound like. That people are called what they ask to be called. That a no is heard the first time.</p>
<p>In a play anything may happen to anybody. In the row behind it, nothing.</p>
<h2>In the dark</h2>
<p>Hands stay where they were when the lights went out. The ushers can see, and they will act.</p>
<h2>If something happens</h2>
<p>Tell anybody with a yellow scarf, or call <a href="tel:+15035550186">503 555 0186</a>, day or night. You may bring a friend. We write down what you say, and only that, and do nothing that you do not want, unless somebody is in danger.</p>
<p>If it is about one of us, write to Ruth Vance, who is a retired judge and not on our side: <a href="mailto:ruth@longwave.example">ruth@longwave.example</a>.</p>
<h2>What follows</h2>
<p>We listen to both, on the same day. Whoever broke this is asked to stop, or to leave, without their money back. Twice we have had to. Both times the play went on.</p>`,
        },
        columns(11, 24),
      ),
    ),
  );
}

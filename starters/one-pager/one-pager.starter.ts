import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import { block, columns, page, section } from '../page-builder.ts';
import type { Starter, StarterTargets } from '../starter.ts';

const email = 'ada@wrenpianos.example';
/** The night of the drawings, under the sections that are dark. */
const night = { source: 'color', color: '#14213D' } as const;

function home({ picture }: StarterTargets) {
  return page(
    section(
      { fullWidth: true, space: 'none', anchor: 'top' },
      block('hero', {
        assetId: picture('grand'),
        eyebrow: 'Providence, Rhode Island',
        title: 'Your piano, in tune again',
        text: 'I tune, regulate and repair pianos in living rooms, schools and concert halls. Most visits take two hours, and you can play as soon as I close the lid.',
        button: { label: 'Book a visit', href: '#section-book' },
      }),
    ),
    section(
      { space: 'large', anchor: 'work' },
      block(
        'heading',
        { text: 'What I do, and what it costs', level: 2, size: 'large', eyebrow: 'Services' },
        columns(1, 9),
      ),
      block(
        'menu',
        {
          sections: [
            {
              title: 'Tuning',
              items: [
                {
                  name: 'Tuning',
                  note: 'For a piano that was tuned within two years. About two hours.',
                  price: '$165',
                },
                {
                  name: 'Tuning in two visits',
                  note: 'For one that has been left alone for longer: first near, then right, two weeks apart.',
                  price: '$290',
                },
                {
                  name: 'On the day of a concert',
                  note: 'Before the rehearsal, and again in the break if it needs me.',
                  price: '$220',
                },
              ],
            },
            {
              title: 'The workings',
              items: [
                {
                  name: 'Regulation',
                  note: 'Eighty-eight keys that answer alike: depth, let-off, repetition. A day at your home.',
                  price: 'from $540',
                },
                {
                  name: 'Voicing',
                  note: 'Hammers needled softer or filed brighter, until the sound is the one you hear in your head.',
                  price: '$180',
                },
                {
                  name: 'One thing that bothers you',
                  note: 'A sticking key, a buzz, a pedal that sighs. Usually done within the hour.',
                  price: '$95',
                },
              ],
            },
          ],
        },
        columns(11, 24),
      ),
    ),
    section(
      { fullWidth: true, space: 'none' },
      block('image', { assetId: picture('keyboard'), ratio: '21:9', altText: '' }),
    ),
    section(
      { theme: 'dark', space: 'large', anchor: 'visit', background: night },
      block('image', { assetId: picture('fork'), ratio: '4:5' }, columns(1, 9)),
      block(
        'text',
        {
          html: `<h2>How a visit goes</h2>
<h3>Before</h3>
<p>You clear the lid and tell me about the cat. Pianos like a room that stays between 65 and 72 degrees, so leave the heating as it always is.</p>
<h3>During</h3>
<p>I begin with one note from a steel fork that was my teacher’s, A above middle C, and everything else follows from that by ear. It needs quiet: no vacuum cleaner, no dishwasher. Reading in the next room is fine.</p>
<h3>After</h3>
<p>You play something. I listen from the hall. If there is a note you do not like, we do it again together. Then I write the date inside the lid and send a reminder in ten months.</p>`,
        },
        columns(12, 24),
      ),
    ),
    section(
      { space: 'large' },
      block('quote', {
        text: 'I had thought I was getting worse. It was the piano. My daughter cried when I played for her again, and so, a little, did I.',
        source: 'Margaret, whose upright is from 1924',
      }),
    ),
    section(
      { theme: 'tinted', space: 'large', anchor: 'ada' },
      block(
        'text',
        {
          html: `<h2>Ada Wren, and an old van</h2>
<p>I learned tuning at a trade school in Boston and then spent six years in the basement of a concert hall, where the pianos were excellent and the daylight was not.</p>
<p>Since 2014 I have worked for myself. I look after about four hundred pianos between Worcester and Newport: spinets with a goldfish on top, two concert grands, the eleven uprights of the public schools, and one grand on a houseboat, which goes flat with the tide.</p>
<p>I sell nothing and take no commission. When a piano is past saving I say so, and I know who will take it away kindly.</p>`,
        },
        columns(1, 11),
      ),
      block('image', { assetId: picture('upright'), ratio: '4:5' }, columns(14, 24)),
    ),
    section(
      { space: 'large' },
      block('image', { assetId: picture('hammers'), ratio: '4:3' }, columns(1, 10)),
      block(
        'accordion',
        {
          firstOpen: true,
          items: [
            {
              title: 'How often should it be tuned?',
              html: '<p>Once a year, and twice in the first year of a new piano. If it is played for an audience, before every one.</p>',
            },
            {
              title: 'It has not been tuned for ten years. Is it too late?',
              html: '<p>Almost never. It takes two visits, because strings that are pulled up a long way drift back a little. A string may break; I carry spares and do not charge for them.</p>',
            },
            {
              title: 'We are moving. Before or after?',
              html: '<p>After, and not at once: give it three weeks to get used to the new room. The truck does less harm than the new radiator.</p>',
            },
            {
              title: 'Can you look at one before I buy it?',
              html: `<p>Yes, $120 within twenty miles. Send me the maker’s name and the number from under the lid first, and I can often <a href="mailto:${email}">tell you for nothing</a>.</p>`,
            },
            {
              title: 'Do you tune digital pianos?',
              html: '<p>They stay in tune by themselves, and that is all I will say about them.</p>',
            },
          ],
        },
        columns(12, 24),
      ),
    ),
    section(
      { theme: 'accent', space: 'large', anchor: 'book' },
      block(
        'text',
        {
          html: `<h2>Book a visit</h2>
<p>Tell me where the piano is, what it is, and when it was last tuned, if anybody knows. I answer in the evening, when the last lid is closed, and usually come within two weeks.</p>
<p><a href="tel:+14015550137">401 555 0137</a><br><a href="mailto:${email}">${email}</a></p>
<p>Providence, Pawtucket, Warwick, Newport, and as far as Worcester on Thursdays.</p>`,
        },
        columns(1, 10),
      ),
      block(
        'form',
        {
          name: 'A visit to my piano',
          email,
          buttonLabel: 'Write to Ada',
          fields: [
            { id: 'name', type: 'text', label: 'Your name', required: true },
            { id: 'town', type: 'text', label: 'The town it is in', required: true },
            {
              id: 'kind',
              type: 'select',
              label: 'What kind of piano',
              options: ['An upright', 'A grand', 'A spinet', 'I am not sure'],
            },
            { id: 'last', type: 'text', label: 'When it was last tuned' },
            { id: 'words', type: 'textarea', label: 'Anything that bothers you about it' },
          ],
        },
        columns(13, 24),
      ),
    ),
  );
}

function footer() {
  return page(
    section(
      { theme: 'dark', space: 'normal', background: night },
      block(
        'text',
        {
          html: `<h2>Wren Pianos</h2><p>Tuning, regulation and repair between Worcester and Newport, by Ada Wren and an old van.</p>`,
        },
        columns(1, 10),
        { align: { y: 'start' } },
      ),
      block('navigation', { navigation: 'footer', title: 'On this page' }, columns(13, 17), {
        align: { y: 'start' },
      }),
      block(
        'text',
        {
          html: `<h3>Find Ada</h3><p>21 Ives Street<br>Providence, RI 02906</p><p><a href="tel:+14015550137">401 555 0137</a><br><a href="mailto:${email}">${email}</a></p>`,
        },
        columns(19, 24),
        { align: { y: 'start' } },
      ),
    ),
  );
}

/** One page for one person’s work: what it is, what it costs, and how to book. */
export const onePager: Starter = {
  name: 'one-pager',
  title: 'One page',
  sentence:
    'All of a small business on one page: what you do, what it costs, who you are, and how to book you.',
  contains: ['Prices', 'About you', 'Questions', 'Booking form'],
  site: {
    title: 'Wren Pianos',
    tagLine: 'Tuning and repair in Rhode Island',
    description:
      'Ada Wren tunes, regulates and repairs pianos in Providence and between Worcester and Newport. Prices, and how a visit goes.',
    theme: 'atelier',
    tweaks: { accentColor: '#B5361A', groundColor: '#EFEBE0', inkColor: '#14213D', cornerRadius: '10px' },
    timeZone: 'America/New_York',
    contactEmail: email,
    address: ['Wren Pianos', '21 Ives Street', 'Providence, RI 02906', 'United States'],
    store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
  },
  pictures: {
    grand: {
      file: 'one-pager/pictures/grand-piano.svg',
      altText: 'Drawing of a grand piano from above, its strings bare, with a red bench in front of it.',
      focalPoint: { x: 0.95, y: 0.5 },
    },
    keyboard: {
      file: 'one-pager/pictures/keyboard.svg',
      altText: 'Drawing of piano keys, four of them in color.',
    },
    fork: {
      file: 'one-pager/pictures/tuning-fork.svg',
      altText: 'Drawing of a tuning fork in the middle of rings of sound on dark blue.',
      focalPoint: { x: 0.5, y: 0.4 },
    },
    upright: {
      file: 'one-pager/pictures/upright.svg',
      altText:
        'Drawing of a dark blue upright piano with a metronome and a plant on it, a tool bag beside it.',
    },
    hammers: {
      file: 'one-pager/pictures/hammers.svg',
      altText: 'Drawing of a row of piano hammers in front of brass strings, three of them raised, one red.',
    },
  },
  pages: [
    {
      kind: 'page',
      urlId: '',
      title: 'Home',
      description: 'Piano tuning, regulation and repair in Providence, Rhode Island, by Ada Wren.',
      blocks: home,
    },
  ],
  navigation: [
    { title: 'Services', to: '/#section-work' },
    { title: 'A visit', to: '/#section-visit' },
    { title: 'Ada', to: '/#section-ada' },
    { title: 'Book', to: '/#section-book' },
  ],
  footerNavigation: [
    { title: 'Services', to: '/#section-work' },
    { title: 'Book a visit', to: '/#section-book' },
  ],
  fields: { footerBlocks: footer },
};

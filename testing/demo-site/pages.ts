import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';
import { block, page, section } from './page-builder.ts';

/** Ids that the pages' blocks refer to. */
export interface PageLinks {
  readonly picture: (name: DemoPictureName) => string;
  /** A product of the shop, by the last part of its path. */
  readonly product: (urlId: string) => string;
  readonly shopId: string;
  readonly journalId: string;
  readonly eventsId: string;
  readonly commissionsId: string;
  readonly courseId: string;
  readonly studioId: string;
  readonly videoFileId: string;
  readonly soundId: string;
}

export const homeDescription =
  'Stoneware thrown, glazed and fired by two people in one room in Asheville, North Carolina. Made to be used every day.';
export const aboutDescription =
  'Maren Holt and Tobias Reyes have made stoneware in the old foundry on Foundry Lane since 2011.';
export const contactDescription =
  'Where to find Fern & Kiln in Asheville, when the door is open, and how to write or call.';
export const galleryDescription = 'Pots from the last few firings, as they came out of the kiln.';
export const shopDescription = 'Stoneware for the table, things for the studio, and an evening at the wheel.';
export const journalDescription = 'Notes on clay, glaze, fire and the people who use the pots.';
export const eventsDescription = 'Throwing evenings, kiln openings and markets, in Asheville.';

export function homePage({ picture, shopId, journalId, eventsId, videoFileId }: PageLinks): PageDocument {
  return page(
    section(
      { fullWidth: true, space: 'none' },
      block('hero', {
        assetId: picture('hero'),
        eyebrow: 'Asheville, North Carolina',
        title: 'Pots for the table you already have',
        text: 'Stoneware thrown, glazed and fired by two people in one room. Made to be used every day.',
        button: { label: 'Visit the shop', href: '/shop' },
      }),
    ),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: shopId,
        limit: 4,
        tag: 'featured',
        columns: 4,
        title: 'On the shelf now',
        more: { label: 'Everything in the shop', href: '/shop' },
      }),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('image', { assetId: picture('workshop-detail'), ratio: '4:3' }, { column: 1, columns: 12 }),
      block(
        'text',
        {
          html: `<h2>Two people, two kilns, one kind of clay</h2>
<p>Maren throws. Tobias glazes and fires. Between them a pot passes through our hands about thirty times before it reaches yours, and it never leaves the room.</p>
<p>We make some twenty shapes and have made most of them for ten years. Each got a little better every time somebody told us what bothered them about it.</p>
<p><a href="/about">How we work</a></p>`,
        },
        { column: 15, columns: 10 },
      ),
    ),
    section(
      { space: 'large' },
      block('quote', {
        text: 'It is the first mug I can lift when it is full.',
        source: 'Ruth, 81, from across the street',
        href: '/journal/a-cup-for-the-morning',
      }),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block(
        'heading',
        { text: 'A vase in twenty seconds', level: 2, size: 'large' },
        { column: 3, columns: 20 },
      ),
      block(
        'video',
        {
          video: { kind: 'file', assetId: videoFileId },
          posterId: picture('film-vase'),
          title: 'A vase in twenty seconds',
          caption:
            'Drawn by Tobias, because nobody can film it: Maren’s hands are always in the way. Silent.',
        },
        { column: 3, columns: 20 },
      ),
    ),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: journalId,
        limit: 3,
        columns: 3,
        title: 'From the journal',
        more: { label: 'All entries', href: '/journal' },
      }),
    ),
    section(
      { theme: 'dark', space: 'large' },
      block(
        'text',
        {
          html: `<h2>Come by</h2>
<p>The studio is open Wednesday to Friday from 10 to 6 and on Saturday from 10 to 4. There is always something on the wheel, and you may watch for as long as you like.</p>
<p>118 Foundry Lane, Asheville</p>
<p><a href="/contact">How to find us</a></p>`,
        },
        { column: 1, columns: 10 },
      ),
      block(
        'map',
        {
          title: 'The studio',
          address: '118 Foundry Lane\nAsheville, NC 28801',
          mapLat: 35.5868,
          mapLng: -82.566,
          height: 'medium',
        },
        { column: 13, columns: 12 },
      ),
    ),
    section(
      { space: 'large' },
      block('summary', {
        collectionId: eventsId,
        limit: 3,
        columns: 1,
        layout: 'list',
        title: 'In the studio',
        more: { label: 'All events', href: '/events' },
      }),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block(
        'text',
        {
          html: `<h2>Sent with care, and with straw</h2>
<p>Pots leave the studio within a day and are with you in 2 to 4 working days. You have 30 days to send something back. If one arrives broken, write to us and we send another.</p>`,
        },
        { column: 1, columns: 10 },
      ),
      block(
        'accordion',
        {
          items: [
            {
              title: 'May they go in the dishwasher?',
              html: '<p>All of them, and in the microwave too. What they do not like is a hot oven after a cold night: let them warm up with it.</p>',
            },
            {
              title: 'Is every piece the same?',
              html: '<p>The same shape, the same weight, nearly the same glaze. <a href="/journal/why-our-plates-do-not-match">Why our plates do not match</a> tells what we hold to and what we leave to the fire.</p>',
            },
            {
              title: 'Do you take commissions?',
              html: '<p>Name plates, yes. For anything else, come by with a drawing and some timeout; we say no more often than we would like to. <a href="/commissions">Here is what came of four yeses.</a></p>',
            },
            {
              title: 'What is a blue dot?',
              html: '<p>A second: a pot with something small the matter with it, for half the price. <a href="/journal/seconds">In praise of seconds</a> has the whole story.</p>',
            },
          ],
        },
        { column: 13, columns: 12 },
      ),
    ),
  );
}

/** A card that links to a page or list, eight columns wide. */
const leadTo = (collectionId: string, assetId: string, column: number) =>
  block('content-link', { to: { kind: 'collection', collectionId }, assetId }, { column, columns: 8 });

export function aboutPage({
  picture,
  product,
  soundId,
  commissionsId,
  courseId,
  studioId,
}: PageLinks): PageDocument {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        {
          text: 'A foundry, two potters and a great many shelves',
          level: 1,
          size: 'display',
          eyebrow: 'Since 2011',
        },
        { column: 1, columns: 20 },
      ),
    ),
    section({ space: 'none' }, block('image', { assetId: picture('about'), ratio: '21:9' })),
    section(
      { space: 'large' },
      block(
        'text',
        {
          size: 'lead',
          html: `<p>Fern &amp; Kiln is Maren Holt and Tobias Reyes. We make stoneware for kitchens and tables in a brick building where, until 1974, they cast parts for looms.</p>`,
        },
        { column: 1, columns: 10 },
      ),
      block(
        'text',
        {
          html: `<p>We met at a wood firing in Seagrove, at four in the morning, on the same shift. Maren had been throwing for a pottery that made a thousand mugs a week. Tobias had been a chemistry teacher and had started mixing glazes in the prep room. The foundry was for rent, the roof leaked only over the part we did not need, and a fern was growing out of the wall beside the door. It still is.</p>
<p>There has never been a plan to get bigger. Two people can make about ninety pots a week and know each of them. We would rather make the same bowl better for ten years than ten new bowls.</p>`,
        },
        { column: 13, columns: 12 },
      ),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('image', { assetId: picture('workshop-detail'), ratio: '4:5' }, { column: 1, columns: 10 }),
      block(
        'text',
        {
          html: `<h2>How a pot is made here</h2>
<h3>Monday: clay</h3>
<p>Blocks are cut, wedged and weighed. The scraps of last week come out of the barrel and go back in.</p>
<h3>Tuesday and Wednesday: wheel</h3>
<p>Maren throws one shape a day, sixty or seventy of them. The first five are always for the barrel.</p>
<h3>Thursday: turning</h3>
<p>Feet are cut, handles pulled, rims softened with a wet strip of leather. In the evening there are eight beginners at the wheels.</p>
<h3>The week after: glaze and fire</h3>
<p>A first firing in the small electric kiln makes the clay hard enough to dip. The second, in the big one with the brick door, goes to 1222&nbsp;°C (2232&nbsp;°F) and turns it to stone. It takes a day to heat and two to cool, and nobody is allowed to peek.</p>`,
        },
        { column: 13, columns: 12 },
      ),
    ),
    section(
      { theme: 'dark', space: 'normal' },
      block(
        'text',
        {
          html: `<h2>The second morning</h2>
<p>At about two hundred degrees the glaze begins to ring. Once ten seconds pass without a note, we take out the first brick. <a href="/journal/what-a-kiln-says">What a kiln says while it cools</a></p>`,
        },
        { column: 1, columns: 10 },
      ),
      block(
        'audio',
        {
          audio: { kind: 'file', assetId: soundId },
          title: 'A kiln cooling',
          author: 'Tobias Reyes, after notes taken at the peephole',
          coverId: picture('gallery-drip'),
        },
        { column: 13, columns: 12 },
      ),
    ),
    section(
      { space: 'large' },
      block('heading', { text: 'Look closer', level: 2, size: 'large' }),
      leadTo(studioId, picture('workshop-detail'), 1),
      leadTo(commissionsId, picture('gallery-vases'), 9),
      leadTo(courseId, picture('throwing-class-2'), 17),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block('product', { itemId: product('throwing-class'), eyebrow: 'Thursdays from six' }),
    ),
    section(
      { space: 'small' },
      block('add-on', {
        title: 'For the table at home',
        itemIds: [product('serving-bowl'), product('glaze-notebook'), product('studio-apron')],
      }),
    ),
    section(
      { theme: 'tinted', space: 'large' },
      block(
        'text',
        {
          html: `<h2>What we promise</h2>
<p>Every glaze that touches food has been tested by a laboratory. Every pot may go in the dishwasher. If a handle ever comes off in your hand, tell us and we make you another mug, however long you have had it.</p>
<p>The electric kiln runs on a roof of solar panels when the sun shines. Parcels are packed in paper, straw and boxes from the shops next door.</p>
<p><a href="/shop">See what is on the shelf</a></p>`,
        },
        { column: 1, columns: 12 },
      ),
      block('image', { assetId: picture('gallery-still-life'), ratio: '4:3' }, { column: 15, columns: 10 }),
    ),
  );
}

export function contactPage(formId: string): PageDocument {
  return page(
    section(
      { space: 'normal' },
      block(
        'heading',
        { text: 'Come by, write, or call', level: 1, size: 'display', eyebrow: 'Contact' },
        { column: 1, columns: 20 },
      ),
    ),
    section(
      { space: 'small' },
      block(
        'text',
        {
          html: `<h2>The studio</h2>
<p>Fern &amp; Kiln<br>118 Foundry Lane<br>Asheville, NC 28801</p>
<h2>Open</h2>
<p>Wednesday to Friday, 10 am to 6 pm<br>Saturday, 10 am to 4 pm</p>
<p>Closed Sunday to Tuesday: that is when we fire.</p>
<h2>Write or call</h2>
<p><a href="mailto:hello@fernandkiln.example">hello@fernandkiln.example</a><br><a href="tel:+18285550142">+1 828 555 0142</a></p>
<p>We answer letters on opening days, mostly within one. The telephone is beside the wheel; let it ring.</p>`,
        },
        { column: 1, columns: 10 },
      ),
      block(
        'map',
        {
          title: 'The green door with the fern beside it',
          address: '118 Foundry Lane\nAsheville, NC 28801',
          mapLat: 35.5868,
          mapLng: -82.566,
          height: 'large',
        },
        { column: 13, columns: 12 },
      ),
    ),
    section(
      { space: 'normal' },
      block(
        'form',
        {
          name: 'Ask us for a piece',
          text: 'The more we know, the better the first answer.',
          formId,
        },
        { column: 5, columns: 16 },
      ),
    ),
    section(
      { theme: 'tinted', space: 'normal' },
      block(
        'text',
        {
          html: `<h2>Getting here</h2>
<p><strong>On foot or by bicycle.</strong> Follow the greenway along the river to the iron footbridge; Foundry Lane is the brick one on the far side. Ours is the green door with the fern beside it.</p>
<p><strong>By bus.</strong> Get off at Foundry and Lyman. It is two minutes downhill.</p>
<p><strong>By car.</strong> There are four spaces in the yard. On Saturdays the street is free.</p>
<p>The entrance is level, and so is everything you would want to see.</p>`,
        },
        { column: 1, columns: 12 },
      ),
      block(
        'text',
        {
          html: `<h2>About an order</h2>
<p>Write to us with the order number from your confirmation email; we can look it up from that alone.</p>
<p><strong>Delivery</strong> takes 2 to 4 working days. Standard delivery is free from $75.</p>
<p><strong>Returns:</strong> 30 days, for any reason. Name plates are made for you and stay with you, unless we got them wrong.</p>
<p><strong>Broken on the way?</strong> Send a photograph and we send another pot.</p>`,
        },
        { column: 15, columns: 10 },
      ),
    ),
  );
}

import { anItem } from '@vitrine/contracts/an-item.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPicture, someData } from './a-place.ts';
import { groupQueryKey, itemQueryKey, type BlockData } from './block.ts';
import { blockTypes, openBlock } from './registry.ts';

const id = '0199aaaa-0000-7000-8000-0000000000c1';
/** Breaks out of an attribute, a text or a script that is not escaped. */
const bad = `"'>\\<img src=x onerror=alert(1)><script>alert(2)</script></style><svg onload=alert(3)>`;
const at = 'https://elsewhere.example/"><script>alert(4)</script>';
const short = '"><script>';
const embed = {
  kind: 'embed',
  url: at,
  providerName: short,
  title: bad,
  playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1',
};

/** What an owner could have typed into every field of each kind of block. */
const typed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accordion: { items: [{ title: bad, html: bad }] },
  'add-on': { itemIds: [id], title: bad },
  archive: { collectionId: id, title: bad, by: 'tag' },
  audio: { audio: embed, title: bad, author: bad, coverId: aPicture.id },
  button: { label: short, href: at, newWindow: true },
  calendar: { collectionId: id, title: bad },
  chart: {
    title: bad,
    caption: bad,
    unit: short,
    dataset: { columns: [bad, bad], rows: [{ name: bad, values: [1, -2] }] },
  },
  code: { code: bad, language: short, caption: bad, mode: 'html' },
  'content-link': { to: { kind: 'address', href: at }, title: bad, text: bad, assetId: aPicture.id },
  donation: { itemId: id, title: bad, text: bad },
  embed: { html: bad, title: bad, caption: bad },
  form: {
    name: bad,
    text: bad,
    email: 'owner@example.com',
    fields: [{ id: 'a', type: 'select', label: bad, options: [bad] }],
    buttonLabel: short,
    disclaimer: bad,
  },
  gallery: {
    label: bad,
    pictures: [{ assetId: aPicture.id, title: bad, description: bad, link: at, newWindow: true }],
    design: 'slideshow',
  },
  heading: { text: bad, eyebrow: bad },
  hero: { assetId: aPicture.id, title: bad, text: bad, eyebrow: bad, button: { label: short, href: at } },
  image: { assetId: aPicture.id, title: bad, caption: bad, href: at, newWindow: true, altText: bad },
  line: { color: bad },
  logo: { text: bad, href: at },
  map: { title: bad, address: `${bad}\n${bad}`, mapLat: 1, mapLng: 2, offersLiveMap: true },
  markdown: { markdown: `# ${bad}\n\n[${short}](javascript:alert(1)) ![${short}](${at})\n\n<${at}>` },
  'member-area': {
    title: bad,
    text: bad,
    button: { label: short, href: at },
    signIn: { label: short, href: at },
  },
  menu: { text: `${bad}\n---\n(${bad})\n\n${bad}\n${bad}\n$1` },
  navigation: { links: [{ label: short, href: at, newWindow: true }], title: bad },
  newsletter: { title: bad, text: bad, email: 'owner@example.com', buttonLabel: short, disclaimer: bad },
  'pricing-plan': {
    plans: [
      {
        name: short,
        price: short,
        period: short,
        text: bad,
        features: [bad],
        button: { label: short, href: at },
        badge: short,
      },
    ],
  },
  product: { itemId: id, eyebrow: bad },
  quote: { text: bad, source: bad, href: at },
  rss: { feedUrl: at, title: bad },
  search: { label: short, placeholder: short, showsLabel: true },
  'social-links': { accounts: [{ service: short, profileUrl: at, userName: bad }], look: 'both' },
  spacer: {},
  summary: { collectionId: id, title: bad, readMore: short, more: { label: short, href: at } },
  table: { caption: bad, columns: [bad], rows: [[bad]] },
  'tag-cloud': { collectionId: id },
  text: { html: `<p title="${bad}">${bad}</p><a href="javascript:alert(1)">x</a>` },
  'tour-dates': {
    title: bad,
    dates: [{ date: '2027-01-01', time: short, venue: bad, place: bad, ticketHref: at }],
  },
  video: { video: embed, title: bad, caption: bad, posterId: aPicture.id },
};

const item = anItem({
  title: bad,
  excerpt: '<p>Words</p>',
  tags: [bad],
  categories: [bad],
  startDate: Date.UTC(2026, 10, 21, 15),
  mainImage: { ...aPicture, altText: bad },
  location: { addressLine1: bad, addressLine2: bad, addressCountry: bad, addressTitle: bad },
});

/** All data a block needs, every text of it hostile. */
function hostileData(needs: ReturnType<ReturnType<typeof opened>['needs']>): BlockData {
  return someData({
    assets: new Map([[aPicture.id, { ...aPicture, altText: bad }]]),
    items: new Map(needs.itemQueries.map((query) => [itemQueryKey(query), [item]])),
    groups: new Map(
      (needs.groupQueries ?? []).map((query) => [groupQueryKey(query), [{ name: bad, url: '/x', count: 2 }]]),
    ),
    feeds: new Map(
      (needs.feedUrls ?? []).map((url) => [
        url,
        { title: bad, url: at, entries: [{ title: bad, url: at, publishedOn: 1, summary: bad }] },
      ]),
    ),
    site: { title: bad },
    ownerId: id,
  });
}

function opened(type: string, props: unknown) {
  const found = openBlock(type, props);
  if (!found.ok) throw new Error(`${type}: ${found.problem}`);
  return found.block;
}

const place = { span: 12, fullWidth: false, isFirstPicture: false, blockId: 'b1' };

describe('every kind of block', () => {
  it('is covered here', () => {
    expect(Object.keys(typed).toSorted()).toEqual([...blockTypes].toSorted());
  });

  it.each(Object.keys(typed))('%s shows what was typed as words and nothing else', (type) => {
    const block = opened(type, typed[type]);
    const data = hostileData(block.needs({ month: null, now: 0, timeZone: 'UTC' }));
    const html = renderToStaticMarkup(block.render({ data, ...place }));
    expect(html).not.toMatch(/(?:href|src|action)="(?:javascript:|x")/i);
    // Whatever is inside quotes stays there: both views and cleaned text escape every quote.
    expect(html.replaceAll(/="[^"]*"/g, '=""')).not.toMatch(/<script|<svg onload|<[^>]*\son\w+/i);
  });

  it.each(Object.keys(typed))('%s shows something or nothing where what it asks for is gone', (type) => {
    const block = opened(type, typed[type]);
    expect(() => renderToStaticMarkup(block.render({ data: someData(), ...place }))).not.toThrow();
  });

  it.each([...blockTypes])('%s is opened or refused with a message, whatever is stored', (type) => {
    const deep = JSON.parse(`${'{"props":'.repeat(500)}1${'}'.repeat(500)}`) as unknown;
    const strange: readonly unknown[] = [null, undefined, 0, '', 'x', [], [null], {}, deep, { items: {} }];
    const named = JSON.parse(
      '{"__proto__":{"title":1},"constructor":1,"pictures":[null],"dates":1}',
    ) as unknown;
    for (const props of [...strange, named]) {
      const found = openBlock(type, props);
      if (!found.ok) expect(found.problem).not.toBe('');
    }
  });
});

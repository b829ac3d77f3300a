import type { PodcastSettings } from '@vitrine/contracts/podcasts.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anMp3 } from '@vitrine/testing/media-fixtures.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { textOverSocket } from '@vitrine/testing/text-over-socket.ts';
import type { FastifyInstance } from 'fastify';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';
import { importFile, importPicture } from '../media/index.ts';

const nothing = '0192f0c1-2345-7abc-8def-0123456789ab';
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let journal: string;
/** Pictures by the pixels of their sides. */
let square: string;
let small: string;
let oblong: string;

async function picture(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a8482f' } })
    .png()
    .toBuffer();
  const made = await importPicture(platform, shop.websiteId, {
    bytes: new Uint8Array(bytes),
    filename: `p-${width}-${height}.png`,
    altText: '',
  });
  if (!made.ok) throw new Error('no picture');
  return made.value.id;
}

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  // Feeds are streamed to a socket.
  await app.listen({ host: '127.0.0.1', port: 0 });
  shop = await aShop(platform, 'podcast.example');
  owner = await anOwner(app, platform, shop);
  journal = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
    description: 'About <clay> & fire',
  });
  square = await picture(1_400, 1_400);
  small = await picture(1_300, 1_300);
  oblong = await picture(1_400, 1_500);
}, 60_000);
afterAll(async () => {
  await app.close();
  await platform.close();
});

const path = (id = journal) => `/api/admin/blogs/${id}/podcast`;
const read = async () => (await owner.send('GET', path())).json<PodcastSettings>();
const settings = () => ({
  isOn: true,
  title: 'The <kiln> & hour',
  author: 'June "J" Alder',
  ownerEmail: 'june@example.com',
  category: 'Society & Culture/Personal Journals',
  imageId: square as string | null,
  isExplicit: false,
  language: 'en-GB',
  type: 'serial',
});
const change = async (body: object) =>
  owner.send('PUT', path(), { revision: (await read()).revision, ...settings(), ...body });
const feed = async (): Promise<string> => {
  await awaitNotifications(platform);
  return textOverSocket(app, shop.host, '/journal?format=rss');
};
type Tags = Readonly<Record<string, unknown>>;
function parsed(xml: string): Tags {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
  return (parser.parse(xml) as { rss: { channel: Tags } }).rss.channel;
}
const posts = '/api/admin/posts';
const post = async (title: string): Promise<PostDetail> =>
  (await owner.send('POST', posts, { collectionId: journal, title })).json<PostDetail>();
const set = async (id: string, body: object) => {
  const { revision } = (await owner.send('GET', `${posts}/${id}`)).json<PostDetail>();
  return owner.send('PUT', `${posts}/${id}`, { revision, ...body });
};
const publish = async (id: string) => {
  const { revision } = (await owner.send('GET', `${posts}/${id}`)).json<PostDetail>();
  return owner.send('POST', `${posts}/${id}/status`, { revision, status: 'published' });
};
const episode = {
  durationSeconds: 2530,
  season: 2,
  number: 7,
  type: 'bonus',
  isExplicit: true,
  subtitle: 'Smoke & <ash>',
};

const fieldsOf = async (body: object) => {
  const answer = await change(body);
  return [answer.statusCode, answer.json<{ fields?: Record<string, string> }>().fields];
};

describe('a blog', () => {
  it('is no podcast at first, and its feed has nothing of one', async () => {
    expect(await read()).toMatchObject({
      isOn: false,
      author: '',
      imageId: null,
      collection: { title: 'Journal', path: '/journal' },
    });
    expect((await read()).feedUrl).toMatch(/^https?:\/\/podcast\.example(?::\d+)?\/journal\?format=rss$/);
    await publish((await post('Plain')).id);
    expect(await feed()).not.toContain('itunes');
    const artwork = await aVisitor(app, shop.host).send('GET', `/_v/podcasts/${journal}/artwork.jpg`);
    expect(artwork.statusCode).toBe(404);
  });

  it('is described by its feed once it is a podcast, with a picture that directories take', async () => {
    expect((await change({})).json()).toMatchObject(settings());
    const channel = parsed(await feed());
    expect(channel).toMatchObject({
      title: 'The <kiln> & hour',
      language: 'en-GB',
      'itunes:author': 'June "J" Alder',
      'itunes:owner': { 'itunes:name': 'June "J" Alder', 'itunes:email': 'june@example.com' },
      'itunes:category': {
        '@_text': 'Society & Culture',
        'itunes:category': { '@_text': 'Personal Journals' },
      },
      'itunes:explicit': 'false',
      'itunes:type': 'serial',
    });
    const { '@_href': address } = channel['itunes:image'] as { '@_href': string };
    const { pathname, search } = new URL(address);
    const drawn = await app.inject({ url: pathname + search, headers: { host: shop.host } });
    expect(drawn.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_400,
      height: 1_400,
    });
    const again = await app.inject({ method: 'HEAD', url: pathname, headers: { host: shop.host } });
    expect(again.statusCode).toBe(200);
  });

  it('is called as the blog, in the language of the site, where nothing else is set', async () => {
    await change({ title: '', language: '', ownerEmail: '', category: 'History' });
    const channel = parsed(await feed());
    expect(channel).toMatchObject({
      title: 'Journal — Shop at podcast.example',
      language: 'en-US',
      'itunes:category': { '@_text': 'History' },
    });
    expect(channel).not.toHaveProperty('itunes:owner');
  });

  it('is no podcast any more once it is switched off, and keeps what was set', async () => {
    await change({ isOn: false });
    expect(await feed()).not.toContain('itunes');
    expect(await read()).toMatchObject({ isOn: false, author: 'June "J" Alder' });
    await change({});
  });

  it('is refused with a sentence beside each wrong field, and stays as it is', async () => {
    const before = await read();
    const email = 'Enter an email address, such as name@example.com.';
    const artwork =
      'Choose a square photo or picture, 1,400 to 3,000 pixels wide. Directories take no other, and no SVG.';
    const wrong: readonly (readonly [object, Record<string, string>])[] = [
      [{ author: ' ' }, { author: 'Enter who the podcast is by.' }],
      [{ author: 'a'.repeat(256) }, { author: 'Use at most 255 characters.' }],
      [{ title: 'two\nlines' }, { title: 'Write one line of text.' }],
      [{ ownerEmail: 'june@' }, { ownerEmail: email }],
      [{ category: '' }, { category: 'Choose a category. Directories list podcasts by it.' }],
      [{ category: 'Arts/Crafts' }, { category: 'Choose a category of the list.' }],
      [{ imageId: null }, { imageId: 'Choose a picture. Directories take no podcast without one.' }],
      [{ imageId: small }, { imageId: artwork }],
      [{ imageId: oblong }, { imageId: artwork }],
      [{ imageId: nothing }, { imageId: 'This file was deleted. Choose another one.' }],
      [{ language: 'no language' }, { language: 'Choose a language.' }],
      [{ type: 'weekly' }, { type: 'Choose how episodes are heard.' }],
    ];
    for (const [body, fields] of wrong) expect(await fieldsOf(body)).toEqual([422, fields]);
    expect(await read()).toEqual(before);
  });

  it('is changed by one of two people at a time, by its owner only, and only where it is a blog', async () => {
    const { revision } = await read();
    const body = { revision, ...settings() };
    expect((await owner.send('PUT', path(), body)).statusCode).toBe(200);
    expect((await owner.send('PUT', path(), body)).json()).toMatchObject({ error: 'STALE_REVISION' });
    for (const id of [nothing, shop.collectionId]) {
      expect((await owner.send('GET', path(id))).statusCode).toBe(404);
      expect((await owner.send('PUT', path(id), body)).statusCode).toBe(404);
    }
    const other = await aShop(platform, 'elsewhere.example');
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    expect((await stranger.send('GET', path())).statusCode).toBe(404);
    expect((await stranger.send('PUT', path(), body)).statusCode).toBe(404);
  });
});

describe('an episode', () => {
  it('is described in the feed with its file, number, duration and what it is', async () => {
    const file = await importFile(platform, shop.websiteId, { bytes: anMp3(), filename: 'kiln.mp3' });
    if (!file.ok) throw new Error('no file');
    const { id, isPodcast } = await post('Smoke & ash');
    expect(isPodcast).toBe(true);
    const changed = await set(id, { mediaId: file.value.id, episode });
    expect(changed.json()).toMatchObject({ episode });
    await publish(id);
    const items = parsed(await feed())['item'] as readonly Tags[];
    expect(items.find(({ title }) => title === 'Smoke & ash')).toMatchObject({
      'itunes:title': 'Smoke & ash',
      'itunes:subtitle': 'Smoke & <ash>',
      'itunes:duration': '2530',
      'itunes:season': '2',
      'itunes:episode': '7',
      'itunes:episodeType': 'bonus',
      'itunes:explicit': 'true',
      enclosure: {
        '@_url': expect.stringMatching(/^https?:\/\/podcast\.example\S*\/media\/[^/]+\/kiln\.mp3$/) as string,
        '@_length': '4096',
        '@_type': 'audio/mpeg',
      },
    });
    const plain = items.find(({ title }) => title === 'Plain');
    expect(plain).toMatchObject({ 'itunes:episodeType': 'full', 'itunes:explicit': 'false' });
    for (const tag of ['itunes:duration', 'itunes:season', 'itunes:episode', 'itunes:subtitle', 'enclosure'])
      expect(plain).not.toHaveProperty(tag);
  });

  it('is refused with a sentence beside each wrong field', async () => {
    const { id } = await post('Wrong');
    const problemsOf = async (wrong: object) => {
      const answer = await set(id, { episode: { ...episode, ...wrong } });
      return [answer.statusCode, answer.json<{ fields?: Record<string, string> }>().fields];
    };
    const duration = 'Write the duration as hours:minutes:seconds, such as 0:42:10.';
    for (const durationSeconds of [0, -1, 1.5, 360_000, '0:42:10'])
      expect(await problemsOf({ durationSeconds })).toEqual([422, { 'episode.durationSeconds': duration }]);
    for (const season of [0, 1.5, 10_000])
      expect(await problemsOf({ season })).toEqual([
        422,
        { 'episode.season': 'Enter a whole number from 1 to 9,999.' },
      ]);
    for (const number of [0, 100_000])
      expect(await problemsOf({ number })).toEqual([
        422,
        { 'episode.number': 'Enter a whole number from 1 to 99,999.' },
      ]);
    expect(await problemsOf({ type: 'half' })).toEqual([
      422,
      { 'episode.type': 'Choose what the episode is.' },
    ]);
    expect(await problemsOf({ subtitle: 'a'.repeat(256) })).toEqual([
      422,
      { 'episode.subtitle': 'Use at most 255 characters.' },
    ]);
    expect((await owner.send('GET', `${posts}/${id}`)).json()).toMatchObject({
      episode: { durationSeconds: null, season: null, number: null, type: 'full', subtitle: '' },
    });
  });
});

import type { ThemeList, ThemeView } from '@vitrine/contracts/themes.ts';
import { buildApp } from '@vitrine/server/app.ts';
import { createWelcomeLink } from '@vitrine/server/modules/accounts/index.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisitor, type TestVisitor } from '../shop-fixture.ts';
import { testPlatform, type TestPlatform } from '../database.ts';
import { awaitNotifications } from '../await-notifications.ts';
import { type FolderSite, seedHardwareStore, seedLetterpress } from './seed-folder-sites.ts';

let platform: TestPlatform;
let app: FastifyInstance;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

async function anOwner({ websiteId, host }: FolderSite): Promise<TestVisitor> {
  const owner = aVisitor(app, host);
  const token = await createWelcomeLink(platform, websiteId);
  await owner.send('POST', '/api/admin/welcome', {
    token,
    name: 'Rowan',
    email: `rowan@${host}`,
    password: 'a press at dawn',
  });
  return owner;
}

const themeOf = async (owner: TestVisitor, name: string): Promise<ThemeView | undefined> =>
  (await owner.send('GET', '/api/admin/themes'))
    .json<ThemeList>()
    .themes.find((theme) => theme.name === name);

const choose = (owner: TestVisitor, body: object) => owner.send('PUT', '/api/admin/themes/current', body);

/** A page's HTML with whitespace collapsed; fails for any other status. */
async function pageAt(visitor: TestVisitor, path: string, status = 200): Promise<string> {
  const answer = await visitor.send('GET', path);
  expect([path, answer.statusCode, answer.headers['location']]).toEqual([path, status, undefined]);
  return answer.body.replaceAll(/\s+/g, ' ');
}

/** Expects every element opened in `main` to be closed; a template that stopped early leaves one open. */
function expectWhole(html: string): void {
  expect(html).toMatch(/<\/body>\s*<\/html>\s*$/);
  // A tag in the text of a title is not a tag of the theme.
  expect(html.replaceAll('{.section a}', '')).not.toMatch(/\{[.#@][a-z|]|\{squarespace/);
  for (const name of ['div', 'ul', 'section', 'article', 'main', 'nav']) {
    const opened = html.match(new RegExp(`<${name}[\\s>]`, 'g'))?.length ?? 0;
    const closed = html.match(new RegExp(`</${name}>`, 'g'))?.length ?? 0;
    expect([name, opened]).toEqual([name, closed]);
  }
}

describe('the site Letterpress: a blog in the folder format', () => {
  let visitor: TestVisitor;
  let owner: TestVisitor;
  beforeAll(async () => {
    const site = await seedLetterpress(platform);
    visitor = aVisitor(app, site.host);
    owner = await anOwner(site);
  });

  it('renders every page completely and without problems', async () => {
    for (const path of [
      '/',
      '/notes',
      '/notes?page=2',
      '/notes?category=Trade',
      '/notes?tag=wood',
      '/notes/note-1',

      '/notes/note-2',
      '/notes/note-6',
      '/people',
      '/presses',
      '/house',
      '/cellar',
      '/plates',
      '/plates/one',
      '/broadsides',
      '/broadsides/a-sheet',
      '/open-days',
      '/open-days/summer',
      '/colophon',
      '/cart',
      '/shop',
    ])
      expectWhole(await pageAt(visitor, path));
    expectWhole(await pageAt(visitor, '/nowhere', 404));
    expect((await themeOf(owner, 'letterpress'))?.problems).toEqual([]);
  });

  it('has navigation links to pages, folders and other sites, and never to a script', async () => {
    const home = await pageAt(visitor, '/people');
    expect(home).toContain('<li class="folder folder-active"> <span>About us</span>');
    expect(home).toContain('<li class="active"><a href="/people">People</a></li><li><a href="/presses">');
    expect(home).toContain('<li class="page"> <a href="/notes">Notes</a>');
    expect(home).toContain('<a href="https://guild.example/" target="_blank">Guild</a>');
    expect(home).toContain('<a href="mailto:press@example.com">Write</a>');
    expect(home).not.toContain('javascript:');
    expect(home).toContain(
      '<nav class="folder-nav"><h2>About us</h2><a href="/people" class="active">People</a> · <a href="/presses">Presses</a></nav>',
    );
    expect(await pageAt(visitor, '/notes')).not.toContain('folder-nav');
  });

  it('redirects a folder to its first page', async () => {
    const answer = await visitor.send('GET', '/about');
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/people']);
  });

  it('lists its notes in pages of four, each with its type', async () => {
    const first = await pageAt(visitor, '/notes');
    expect(first.match(/<article /g)).toHaveLength(4);
    expect(first).toContain('Above the notes.');
    expect(first).toContain('<a rel="next" href="/notes?page=2">Older</a>');
    expect(first).toMatch(/<img src="\/media\/[^"]+\?format=500w" srcset="[^"]+" [^>]*data-src=/);
    const second = await pageAt(visitor, '/notes?page=2');
    expect(second.match(/<article /g)).toHaveLength(2);
    expect(second).toContain('<a rel="prev" href="/notes">Newer</a>');
    expect(await pageAt(visitor, '/notes?category=Trade')).toContain('Filed under Trade');
    expect(first).toMatch(/<p class="shelves">(?:<a href="\/notes\?category=[\w%]+">[\w ;&]+<\/a> ?)+<\/p>/);
  });

  it('shows query results in its sidebar on every page, newest first', async () => {
    const page = await pageAt(visitor, '/colophon');
    expect(page).toMatch(
      /Latest notes<\/h2> <ul class="latest"><li><a href="\/notes\/note-6">.*note-5.*note-4/,
    );
    expect(page).not.toContain('<a href="/notes/note-1">');
  });

  it('shows a note with the fields of its type, related notes, and links to the previous and next one', async () => {
    const page = await pageAt(visitor, '/notes/note-1');
    expect(page).toContain('<dt>Paper</dt><dd>Hahnemühle</dd><dt>Copies</dt><dd>120</dd>');
    const kin = /<section class="related"><h2>Of the same tray<\/h2>(.*?)<\/section>/.exec(page)?.[1];
    expect(kin?.match(/<a href="\/notes\/note-[2-6]">/g)).toHaveLength(2);
    expect(page).toContain('<p class="calculated">2</p>');
    expect(page).toContain('<a class="prev" href="/notes/note-2">Note 2</a>');
    expect(page).not.toContain('<a class="next"');
    expect(page).toContain('action="/comments"');
  });

  it('escapes all text that people entered', async () => {
    const page = await pageAt(visitor, '/notes/note-3');
    expect(page).toContain(
      '<h1 data-content-field="title">Note <squarespace:navigation navigationId="mainNav" template="x"/> {.section a}</h1>',
    );
    expect(page).toContain('The whole of note 3, {title}');
    expect(page.match(/theme-scripts\/site/g)).toHaveLength(1);
  });

  it('shows the first item of a collection without a list, with its custom fields', async () => {
    const page = await pageAt(visitor, '/broadsides');
    expect(page).toContain('<h1>A Sheet</h1><p>Printed in one day.</p>');
    expect(page).toContain('On Zerkall, 80 copies <em>sold out</em>');
  });

  it('assembles an index from its pages', async () => {
    const page = await pageAt(visitor, '/house');
    expect(page).toMatch(/<section id="cellar" class="room room-page"><h2>Cellar<\/h2>.*Words of Cellar/);
    expect(page.match(/Words of Cellar/g)).toHaveLength(1);
    expect(page).toContain(
      '<nav class="rooms"><a href="/cellar">1. Cellar</a><a href="/plates">2. Plates</a><b>page</b></nav>',
    );
    expect(page).toMatch(/<section id="plates" class="room room-gallery">.*<ul class="plates"><li> ?<img/);
  });

  it('has selectable layouts, static pages and block fields', async () => {
    expect(await pageAt(visitor, '/presses')).toContain('<main id="page" class="broad" role="main">');
    const colophon = await pageAt(visitor, '/colophon');
    expect(colophon).toMatch(
      /<section class="colophon"><h1>Colophon<\/h1><div [^>]*data-layout-label="Colophon"[^>]*>.*Words of Colophon/,
    );
    expect(colophon).toMatch(
      /class="sqs-layout sqs-grid-12 columns-12 small" data-layout-label="Imprint"[^>]*>.*Printed by hand/,
    );
    expect(colophon).toContain(
      'columns-3 empty" data-layout-label="Margin" data-type="block-field" id="marginBlocks"></div>',
    );
  });

  it('serves its script and its assets', async () => {
    const page = await pageAt(visitor, '/');
    const script = /<script src="([^"]+)"><\/script>/.exec(page)?.[1] ?? '';
    expect((await visitor.send('GET', script)).body).toContain('is-printed');
    const written = /<script src="([^"]+inline-[^"]+)"><\/script>/.exec(page)?.[1] ?? '';
    expect((await visitor.send('GET', written)).body).toContain("classList.add('is-read')");
    expect((await visitor.send('GET', '/assets/mark.svg')).headers['content-type']).toBe('image/svg+xml');
    for (const path of ['/assets/../template.conf', '/assets/%2e%2e/template.conf', '/scripts/none.js'])
      expect((await visitor.send('GET', path)).statusCode).toBe(404);
  });

  const stylesheet = async (): Promise<string> => {
    const url = /<link rel="stylesheet" href="([^"]+)"/.exec(await pageAt(visitor, '/'))?.[1] ?? '';
    return `${url}\n${(await visitor.send('GET', url)).body}`;
  };

  it('loads its complete stylesheet first, since its scripts measure the page and add classes', async () => {
    const { body, headers } = await visitor.send('GET', '/');
    const url = /<link rel="stylesheet" href="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(headers['link']).toBe(`<${url}>; rel=preload; as=style`);
    expect(body).not.toContain('<style data-full-stylesheet');
  });

  it('compiles its Less again when its owner changes a tweak', async () => {
    const before = await stylesheet();
    expect(before).toContain('color: #2b2320;background: #f6f1e4;font-size: 17px');
    expect(before).toContain('max-width: calc(100% - 2rem)');
    expect(before).toContain('font-family: Georgia,serif;font-size: 34px');
    expect(before).toContain('hr{border: 0');
    const answer = await owner.send('PUT', '/api/admin/themes/current', {
      tweaks: {
        ink: '#102030',
        textSize: '20px',
        marginSide: 'left',
        rules: 'false',
        heading: 'font-family: Arial; font-size: 40px',
      },
    });
    expect(answer.statusCode).toBe(200);
    await awaitNotifications(platform);
    const after = await stylesheet();
    expect(after.split('\n')[0]).not.toBe(before.split('\n')[0]);
    expect(after).toContain('color: #102030;background: #f6f1e4;font-size: 20px');
    expect(after).toContain('font-family: Arial;font-size: 40px');
    expect(after).not.toContain('hr{border: 0');
    expect(await pageAt(visitor, '/')).toContain('tweak-margin-side-left ');
    // An old page can still load its stylesheet.
    expect((await visitor.send('GET', before.split('\n')[0] ?? '')).statusCode).toBe(200);
  });

  it('refuses values out of range, unknown tweaks and unknown themes, each with a message', async () => {
    const tweaks = { ink: 'red; } body { display: none', textSize: '99px', marginSide: 'up', nothing: '1' };
    const refused = await choose(owner, { tweaks });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual([
      'tweaks.ink',
      'tweaks.textSize',
      'tweaks.marginSide',
      'tweaks.nothing',
    ]);
    expect((await choose(owner, { name: '../../etc' })).json()).toMatchObject({
      error: 'THEME_NOT_FOUND',
    });
    expect((await choose(owner, { name: 7 })).statusCode).toBe(422);
  });

  it('can be replaced by another theme and restored without a restart', async () => {
    expect((await choose(owner, { name: 'atelier' })).statusCode).toBe(200);
    await awaitNotifications(platform);
    expect(await pageAt(visitor, '/notes')).toContain('site-header');
    expect((await choose(owner, { name: 'letterpress' })).statusCode).toBe(200);
    await awaitNotifications(platform);
    expect(await pageAt(visitor, '/notes')).toContain('class="banner"');
  });

  it('lists its themes for its owner only', async () => {
    expect((await visitor.send('GET', '/api/admin/themes')).statusCode).toBe(401);
    expect((await visitor.send('PUT', '/api/admin/themes/current', { name: 'noctis' })).statusCode).toBe(401);
    expect(await themeOf(owner, 'letterpress')).toMatchObject({
      title: 'Letterpress',
      author: 'The Upper Case',
      isCurrent: true,
      customTypes: [
        {
          name: 'broadside',
          fields: [
            { name: 'paper' },
            { name: 'edition' },
            { name: 'isSoldOut' },
            { name: 'story' },
            { name: 'specimen' },
            { name: 'of the house' },
          ],
        },
      ],
    });
  });
});

describe('the site Hardware Store: a shop in the folder format', () => {
  let visitor: TestVisitor;
  let owner: TestVisitor;
  beforeAll(async () => {
    const site = await seedHardwareStore(platform);
    visitor = aVisitor(app, site.host);
    owner = await anOwner(site);
  });

  it('renders every page completely and without problems', async () => {
    for (const path of [
      '/',
      '/?page=2',
      '/tools/p/tool-1',
      '/tools/p/tool-2',
      '/tools/p/tool-3',
      '/tools/p/tool-4',
      '/tips',
      '/tips/tip-1',
      '/counter',
      '/cart',
    ])
      expectWhole(await pageAt(visitor, path));
    const missing = await pageAt(visitor, '/nowhere', 404);
    expectWhole(missing);
    expect(missing, 'a way on by searching').toContain('action="/search"');
    expect((await themeOf(owner, 'hardware-store'))?.problems).toEqual([]);
  });

  it('lists tools with prices, stock, categories and pagination', async () => {
    const page = await pageAt(visitor, '/');
    expect(page).toContain('<h2>Tools (5)</h2>');
    expect(page).toMatch(/Hammers<\/a> \(2\), <a href="[^"]*category=Saws">Saws<\/a> \(3\)/);
    expect(page).toContain('from $9.00');
    expect(page).toContain('<a rel="next" href="/?page=2">More</a>');
    expect(await pageAt(visitor, '/?page=2')).toMatch(/class="tile sold-out".*Tool 4/);
  });

  it('queries featured products, related products and posts about a product', async () => {
    const page = await pageAt(visitor, '/tools/p/tool-3');
    expect(page).toMatch(/On the counter<\/h2> <div class="tile" id="[^"]+"><a href="\/tools\/p\/tool-1">/);
    expect(page).toMatch(/<aside class="same-tag"><a href="\/tools\/p\/tool-1">.*tool-2.*<\/aside>/);
    expect(page.match(/<ul class="tips">(.*?)<\/ul>/)?.[1]?.match(/<li>/g)).toHaveLength(2);
    expect(page).toContain('<small>varies</small><small>in several kinds</small>');
  });

  it('sells a tool: the cart and the checkout have the layout of the theme', async () => {
    const page = await pageAt(visitor, '/tools/p/tool-1');
    const form =
      /action="(\/cart\/entries)" method="post">.*?name="itemId" value="([^"]+)".*?name="sku" value="([^"]+)"/.exec(
        page,
      );
    const [, action = '', itemId = '', sku = ''] = form ?? [];
    const added = await visitor.post(action, { itemId, sku, quantity: '1' });
    expect(added.statusCode).toBe(303);
    const cart = await pageAt(visitor, '/cart');
    expect(cart).toContain('Tool 1');
    expect(cart).toContain('class="aisles"');
    const checkout = await pageAt(visitor, '/checkout');
    expect(checkout).toContain('checkout-form');
    expectWhole(checkout);
  });

  it('styles blocks and system pages', async () => {
    const url = /<link rel="stylesheet" href="([^"]+)"/.exec(await pageAt(visitor, '/'))?.[1] ?? '';
    const { body } = await visitor.send('GET', url);
    expect(body).toContain('--accent: #1f4e8c');
    expect(body).toContain('.field__input');
    // Outside any cascade layer, where a reset would override them; and the folder's links keep its own style, not that
    // of our controls.
    expect(body).not.toContain('@layer');
    expect(body).toMatch(/\.tile a:not\(:where\([^{}]*\.field__input\)\)[^{}]*:hover\{color: #/);
    expect(body).toMatch(/\.here > a:not\(:where\(.*?\.field__input\)\)\{border-bottom: 2px solid #b5872c/);
  });
});

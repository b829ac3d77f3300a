// PostgreSQL: both (row locks)
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesignView, StylesheetAnswer } from '@vitrine/contracts/design.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  const folder = join(platform.config.dataFolder, 'themes', 'shed');
  await mkdir(join(folder, 'styles'), { recursive: true });
  await writeFile(
    join(folder, 'template.conf'),
    '{ "name": "Shed", "layouts": { "default": { "name": "Default", "regions": ["site"] } }, "stylesheets": ["plain.css", "shed.less"] }',
  );
  await writeFile(
    join(folder, 'site.region'),
    '<html><head>{squarespace-headers}</head><body class="shed {squarespace.page-classes}">{.if website.logoImageUrl}<img class="logo" src="{website.logoImageUrl}">{.end}{squarespace.main-content}<script>go()</script></body></html>',
  );
  await writeFile(join(folder, 'styles', 'plain.css'), ':root { --paper: white; color: var(--ink); }');
  await writeFile(
    join(folder, 'styles', 'shed.less'),
    '// tweak: {"type": "color", "title": "Ink", "category": "Colors"}\n@ink: #102030;\n// tweak: {"type": "dropdown", "title": "Margin", "options": ["left", "right"]}\n@margin: left;\nbody { color: @ink; --end: "</style><script>"; }\n.boxed() { border: 1px solid @ink; }\n',
  );
  app = await buildApp(platform);
  shop = await aShop(platform, 'desk.example');
  await shop.addProduct('mug', { title: 'A mug for the desk' });
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const design = async (theme?: string): Promise<DesignView> => {
  const answer = await owner.send('GET', `/api/admin/design${theme === undefined ? '' : `?theme=${theme}`}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DesignView>();
};
const page = (query: Record<string, string>) =>
  owner.send('GET', `/api/admin/design/page?${new URLSearchParams(query)}`);
const withoutStyles = (html: string): string => html.replaceAll(/<style[^]*?<\/style>/g, '');
const attempt = (body: object) =>
  owner.send('POST', '/api/admin/design/stylesheet', {
    theme: 'shed',
    tweaks: {},
    css: '',
    have: [],
    ...body,
  });
const tried = async (body: object): Promise<StylesheetAnswer> => {
  const answer = await attempt(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<StylesheetAnswer>();
};
const wholeOf = ({ parts }: StylesheetAnswer): string => parts.map(({ css }) => css).join('');
const put = (body: object) => owner.send('PUT', '/api/admin/design', body);
const publish = async (body: object): Promise<DesignView> => {
  const answer = await put({ theme: 'shed', ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  await awaitNotifications(platform);
  return answer.json<DesignView>();
};
/** What a visitor's browser gets as the whole stylesheet of the home page. */
async function liveStyles(): Promise<string> {
  const home = (await aVisitor(app, shop.host).send('GET', '/')).body;
  const url = /(?:data-full-stylesheet|<link rel="stylesheet" href)="([^"]+)"/.exec(home)?.[1] ?? '/none';
  const sheet = await aVisitor(app, shop.host).send('GET', url);
  expect([sheet.statusCode, sheet.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  return sheet.body;
}

describe('a page on the desk', () => {
  it('is any page of the site in any theme, without scripts, its styles in parts that can be replaced', async () => {
    const shed = await page({ path: '/', theme: 'shed' });
    expect([shed.statusCode, shed.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(shed.body).toMatch(/<body class="shed [^"]*tweak-margin-left/);
    expect(withoutStyles(shed.body)).not.toMatch(/<script[\s>]|rel="stylesheet"|data-full-stylesheet/);
    const parts = [...shed.body.matchAll(/<style data-part="([\w-]+)">([^]*?)<\/style>/g)];
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(([, , css]) => css).join('')).toContain('#102030');
    expect(shed.body).toContain('<style data-own data-path="/" data-classes="tweak-margin-left"></style>');
    // What a stylesheet says never ends its element.
    expect(shed.body.match(/<\/style/gi)).toHaveLength(parts.length + 1);
    const policy = String(shed.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/script-src|allow-scripts|frame-src/);
    expect(shed.headers['cache-control']).toBe('no-store');
    expect((await page({ path: '/', theme: 'noctis' })).body).toContain('site-header');
  });

  it('has the fonts of its theme and those of the catalogue', async () => {
    const { parts } = await tried({
      theme: 'gazette',
      path: '/',
      tweaks: { headingFont: "font-family: 'Lora', serif" },
    });
    const urls = parts.flatMap(({ css }) => [...(css ?? '').matchAll(/url\(["']?([^"')]+\.woff2[^"')]*)/g)]);
    const asked = [...new Set(urls.map(([, url = '']) => url))];
    expect(asked.filter((url) => url.includes('lora-'))).not.toEqual([]);
    expect(asked.filter((url) => url.includes('newsreader'))).not.toEqual([]);
    for (const url of asked) {
      const font = await owner.send('GET', url);
      expect([url, font.statusCode, font.headers['content-type']]).toEqual([url, 200, 'font/woff2']);
    }
  });

  it.each([
    ['a list', '/shop', 'A mug for the desk'],
    ['the cart, with a sample in it', '/cart', 'Sample product'],
    ['the search', '/search?q=mug', 'value="mug"'],
    ['an address that does not exist', '/no/such/page', 'page-type-100'],
    ['the page for such addresses', 'not-found', 'page-type-100'],
    ['the style guide', 'style-guide', 'Extra Large Heading'],
  ])('can be %s', async (_what, path, words) => {
    for (const theme of ['atelier', 'gazette', 'noctis']) {
      const shown = await page({ path, theme });
      expect([shown.statusCode, theme, shown.body.includes(words)]).toEqual([200, theme, true]);
      expect(shown.body).toMatch(/<style data-part=/);
      expect(shown.body).toContain(`data-path="${path.replaceAll('&', '&amp;')}"`);
      expect(withoutStyles(shown.body)).not.toMatch(/<script[\s>]|data-full-stylesheet|rel="stylesheet"/);
    }
  });

  it('shows in the style guide every text style, button, field and section theme', async () => {
    const { body } = await page({ path: 'style-guide' });
    for (const level of [1, 2, 3, 4, 5, 6]) expect(body).toContain(`Heading ${level}`);
    for (const name of ['Extra Large Heading', 'Large Heading', 'Medium Heading', 'Small Heading'])
      expect(body).toContain(`>${name}</h3>`);
    expect(body).toMatch(/data-style="large"[^]*data-style="small"/);
    for (const theme of ['light', 'tinted', 'dark', 'accent'])
      expect(body).toContain(`data-theme="${theme}"`);
    expect(body).toMatch(/button--primary[^]*button--quiet[^]*quiet-link/);
    expect(body).toMatch(/<textarea[^]*aria-invalid="true"/);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  it('follows redirects within the site, and leads nowhere else', async () => {
    const { body } = await page({ path: '//evil.example/' });
    expect(body).toContain('data-path="/evil.example"');
    expect((await page({ path: '/shop/' })).body).toContain('data-path="/shop"');
    for (const path of ['', 'https://evil.example/', 'a'.repeat(601)])
      expect([200, 422]).toContain((await page({ path })).statusCode);
  });

  it('is for owners, and of themes that exist', async () => {
    expect((await page({ path: '/', theme: 'none' })).json()).toMatchObject({ error: 'THEME_NOT_FOUND' });
    expect((await aVisitor(app, shop.host).send('GET', '/api/admin/design/page?path=/')).statusCode).toBe(
      401,
    );
  });
});

describe('a stylesheet for values that are not stored', () => {
  it('has them in it, and sends only the parts that the desk does not have', async () => {
    const all = await tried({});
    expect(wholeOf(all)).toContain('#102030');
    const have = all.parts.map(({ id }) => id);
    const next = await tried({ tweaks: { ink: '#abcdef', margin: 'right' }, have });
    const sent = next.parts.filter(({ css }) => css !== null);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.css).toContain('#abcdef');
    expect(next.parts.map(({ id }) => id).filter((id) => have.includes(id))).toHaveLength(have.length - 1);
    expect([next.classes, next.refused]).toEqual(['tweak-margin-right', {}]);
    // The parts of the page are named alike.
    const { body } = await page({ path: '/', theme: 'shed' });
    for (const id of have) expect(body).toContain(`data-part="${id}"`);
  });

  it('says why a value is not allowed, and shows the stored one', async () => {
    const { refused, ...shown } = await tried({
      tweaks: { ink: 'red; } * { display: none', margin: 'up', none: '1' },
    });
    expect(Object.keys(refused)).toEqual(['ink', 'margin', 'none']);
    expect(refused['ink']).toMatch(/^Write a colour/);
    expect(wholeOf(shown as StylesheetAnswer)).toContain('#102030');
    expect(JSON.stringify(shown)).not.toContain('red; }');
  });

  it('compiles own CSS with the variables and mixins of the theme, after it', async () => {
    const { own, problems, parts } = await tried({
      tweaks: { ink: '#abcdef' },
      css: '// mine\nh1 { color: @ink; .boxed(); &:hover { color: darken(@ink, 10%); } }\n@ink: #000000;',
    });
    expect(problems).toEqual([]);
    expect(own).toMatch(/^h1\{color: #000000;border: 1px solid #000000;\}h1:hover/);
    // What it defines changes nothing of the theme's.
    expect(parts.map(({ css }) => css).join('')).toContain('color:#abcdef');
  });

  it.each([
    ['a brace that is never closed', 'h1 {\n color: red;\n', 1, 'the brace { is not closed'],
    ['a comment that is never closed', 'h1 { a: b }\n/* and so on', 2, 'the comment is not closed'],
    ['a quotation that is never closed', 'h1 {\n content: "so; }', 2, 'the quotation mark is not closed'],
    ['a bracket that is never closed', 'h1 {\n color: rgb(1, 2;\n}', 2, 'the bracket ( is not closed'],
    ['a brace too many', 'h1 { a: b }\n}', 2, '} closes nothing'],
    ['a word that means nothing', 'h1 { color: red; }\n\nh2 { color red }', 3, 'neither CSS nor Less'],
    ['a variable that does not exist', 'h1 {\n color: @inkk }', 2, '@inkk is not defined'],
    ['an import', 'h1 { a: b }\n@import url(//x.example/a.css);', 2, '@import does not work here'],
    ['a mixin that calls itself', '.m(@i) { .m(@i + 1); a: b }\nh1 { .m(1); }', null, 'repeats itself'],
    [
      'variables that double each other',
      Array.from({ length: 40 }, (_, at) => `@v${at}: "@{v${at + 1}}@{v${at + 1}}";`).join('\n') +
        '@v40: "x"; h1 { a: @v0 }',
      null,
      'repeats itself',
    ],
    [
      'brackets that take for ever to read',
      `h1 { a: ${'f('.repeat(30)}!${')'.repeat(30)} }`,
      null,
      'repeats itself',
    ],
    ['a brace smuggled in by a quotation', 'h1 { a: ~"}"; }\nh2 { c: d }', null, 'leaves a rule open'],
    ['more than fits', `h1 { a: b }\n${'/* x */'.repeat(10_000)}`, null, 'at most 64 KB'],
    ['a character that cannot be stored', 'h1 { a: "\u0000" }', 1, 'cannot be saved'],
  ])('refuses %s, with the line, and nothing of it is published', async (_what, css, line, words) => {
    const { own, problems, parts } = await tried({ css });
    expect(problems[0]?.line).toBe(line);
    expect(problems[0]?.sentence).toContain(words);
    if (!words.includes('not defined') && !words.includes('repeats')) expect(own).toBe('');
    expect(parts.length).toBeGreaterThan(2);
    const { version } = await design('shed');
    const refused = await put({ version, theme: 'shed', css });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { fields: { css: problems[0]?.sentence } },
    ]);
    expect((await design('shed')).version).toBe(version);
  });

  it('lets today’s CSS through, which the compiler is too old for', async () => {
    const css =
      '.a:is(.b, .c) { inset: 0; color: oklch(0.5 0.1 20 / 50%); @media (width >= 40em) { gap: 1px } }\n@container (width > 30em) { .a { b: color-mix(in srgb, red 20%, blue) } }';
    const { own, problems } = await tried({ css });
    expect(problems).toEqual([]);
    expect(own).toContain('oklch(0.5 0.1 20 / 50%)');
    expect(own).toContain('@media (width >= 40em){gap: 1px}');
    expect(own).toContain('@container (width > 30em)');
  });
});

describe('publishing a design', () => {
  it('shows visitors theme, values and own CSS at once, and back is the same in one call', async () => {
    const before = await design();
    expect([before.theme, before.current.name]).toEqual(['atelier', 'atelier']);
    const shed = await design('shed');
    expect([shed.theme, shed.current.name]).toEqual(['shed', 'atelier']);
    const now = await publish({
      version: shed.version,
      tweaks: { ink: '#445566', margin: 'left' },
      css: 'h1 { color: @ink; }\n* { display: none !important }',
    });
    expect([now.current.name, now.css.length > 0, now.cssProblems]).toEqual(['shed', true, []]);
    const sheet = await liveStyles();
    expect(sheet).toContain('color: #445566');
    expect(sheet).toMatch(/h1\{color: #445566;\}\*\{display: none !important;\}$/);
    // The desk has it apart, so that an owner sees the page without it.
    const { body } = await page({ path: '/' });
    expect(body).toMatch(
      /<style data-own [^>]*>h1\{color: #445566;\}\*\{display: none !important;\}<\/style>/,
    );
    expect(body.match(/display: none !important/g)).toHaveLength(1);

    // So has the canvas of the page editor.
    const { pages } = (await owner.send('GET', '/api/admin/pages')).json<{ pages: { id: string }[] }>();
    const canvas = await owner.send('GET', `/api/admin/page-drafts/${pages[0]?.id}/canvas`);
    expect(canvas.body).toContain('<style data-own>h1{color: #445566;}*{display: none !important;}</style>');
    const plain = /<link rel="stylesheet" href="([^"]+)"/.exec(canvas.body)?.[1] ?? '/none';
    expect((await owner.send('GET', plain)).body).not.toContain('display: none !important');

    const back = await put({ version: (await design('atelier')).version, theme: 'atelier' });
    expect(back.json<DesignView>().current.name).toBe('atelier');
    expect((await design('shed')).tweaks.find(({ name }) => name === 'ink')?.value).toBe('#445566');
  });

  it('has a version of exactly what the desk changes', async () => {
    const { version } = await design('shed');
    await owner.send('PUT', '/api/admin/site-words', {
      title: 'Another title',
      tagLine: '',
      description: '',
    });
    expect((await design('shed')).version).toBe(version);
    const next = await publish({ version, tweaks: { ink: '#010203' } });
    expect(next.version).not.toBe(version);
    // A default is no value of the owner's.
    const plain = await publish({ version: next.version, tweaks: { ink: '#102030' } });
    expect((await publish({ version: plain.version, tweaks: {} })).version).toBe(plain.version);
  });

  it('refuses whoever saw another state, and loses nothing of the first', async () => {
    const { version } = await design('shed');
    const answers = await withLockHeld(
      platform,
      'select 1 from websites where website_id = $1 for update',
      [shop.websiteId],
      async (_holder, commit) => {
        const sent: ReturnType<typeof put>[] = [];
        for (const ink of ['#aa0000', '#00aa00']) {
          sent.push(put({ version, theme: 'shed', tweaks: { ink } }));
          await untilBlocked(platform, sent.length);
        }
        await commit();
        return Promise.all(sent);
      },
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[1]?.json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await design('shed')).tweaks.find(({ name }) => name === 'ink')?.value).toBe('#aa0000');
  });

  it('refuses values, pictures and themes that are none', async () => {
    const { version } = await design('shed');
    expect((await put({ version, theme: 'shed', tweaks: { ink: '}' } })).json()).toMatchObject({
      error: 'TWEAK_REFUSED',
      fields: { 'tweaks.ink': expect.stringContaining('Write a colour') },
    });
    const pictureId = '0192f0c1-2345-7abc-8def-0123456789ab';
    expect((await put({ version, theme: 'shed', icon: { pictureId } })).json()).toMatchObject({
      error: 'FILE_NOT_FOUND',
    });
    expect((await put({ version, theme: '../shed' })).json()).toMatchObject({ error: 'THEME_NOT_FOUND' });
    expect((await put({ version, theme: 'shed', tweaks: { ink: 'x'.repeat(400) } })).statusCode).toBe(422);
    expect((await design('shed')).version).toBe(version);
    expect((await aVisitor(app, shop.host).send('PUT', '/api/admin/design', { version })).statusCode).toBe(
      401,
    );
  });

  it('keeps the theme’s own rules when own CSS breaks later, and says so on the desk', async () => {
    const { version } = await design('shed');
    await publish({ version, css: 'h1 { color: @ink }' });
    // As after the theme lost a variable.
    await platform.db.$client.query(
      `update websites set settings = jsonb_set(settings, '{content,styles,shed}', '"h1 { color: @gone; } h2 { "') where website_id = $1`,
      [shop.websiteId],
    );
    const broken = await design('shed');
    expect(broken.cssProblems[0]?.sentence).toContain('the brace { is not closed');
    const { body } = await page({ path: '/', theme: 'shed' });
    expect(body).toContain('--paper:white');
    expect(body).toMatch(/<style data-own [^>]*><\/style>/);
  });
});

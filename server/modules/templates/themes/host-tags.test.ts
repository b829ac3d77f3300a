import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { describe, expect, it } from 'vitest';
import { aTheme, plainHost } from '@vitrine/testing/theme-fixture.ts';
import { hostQueryKey, type HostNeeds, type NavigationItem } from './host-data.ts';
import { MAX_TAGS, scanHostTags } from './host-tag-scan.ts';

const shop: NavigationItem = {
  title: 'Shop',
  url: '/shop',
  collectionId: 'c',
  urlId: 'shop',
  type: 13,
  typeName: 'products',
};
const about: NavigationItem = {
  ...shop,
  title: 'About',
  url: '/about',
  items: [
    { ...shop, title: 'Us', url: '/us' },
    { ...shop, title: 'Press', url: '/press' },
  ],
};
const elsewhere: NavigationItem = {
  title: 'Elsewhere',
  externalUrl: 'https://example.com/',
  newWindow: true,
};
const host = { ...plainHost, path: '/shop/p/mug', navigations: { main: [shop] } };
const body =
  '{.repeated section items}[{.section collection}{fullUrl}{.end}{.section externalLink}{url}{.if newWindow} new{.end}{.end}{.if active}!{.end}{.if folderActive}?{.end}{.repeated section items}({collection.fullUrl}{.if active}!{.end}){.end}]{.end}';

const needsOf = (region: string, context = {}): HostNeeds | null =>
  aTheme(region).renderPage(['system/page'], context, host, 0).needs;

const names = (source: string): string[] => scanHostTags(source).map(({ name }) => name);

describe('a navigation', () => {
  it('is rendered by its template or its own body', () => {
    const { html } = aTheme(
      '<squarespace:navigation navigationId="{where}" template="nav" />|<squarespace:navigation navigationId="main">{.repeated section items}[{collection.fullUrl}{.if active}!{.end}]{.end}</squarespace:navigation>',
      {
        'blocks/nav.block':
          '{.repeated section items}<a href="{collection.fullUrl}">{collection.navigationTitle}</a>{.end}',
      },
    ).renderPage(['system/page'], { where: 'main' }, host, 0);
    expect(html).toBe('<a href="/shop">Shop</a>|[/shop!]');
  });

  it('has folders with their pages and links to other sites', () => {
    const { html } = aTheme(
      `<squarespace:navigation navigationId=main>${body}</squarespace:navigation>`,
    ).renderPage(
      ['system/page'],
      {},
      { ...host, path: '/press', navigations: { main: [shop, about, elsewhere] } },
      0,
    );
    expect(html).toBe('[/shop][/about?(/us)(/press!)][https://example.com/ new]');
  });

  it('of the current folder shows its pages, and nothing outside of a folder', () => {
    const theme = aTheme(`<squarespace:folder-navigation template='side' />`, {
      'blocks/side.block':
        '{collection.title}:{.repeated section items}{collection.title}{.if active}!{.end} {.end}',
    });
    const at = (path: string): string =>
      theme.renderPage(['system/page'], {}, { ...host, path, navigations: { main: [shop, about] } }, 0).html;
    expect(at('/us')).toBe('About:Us! Press ');
    expect(at('/shop')).toBe('');
  });

  it('with a missing template is reported with file, line and column', () => {
    const theme = aTheme('\n  <squarespace:navigation navigationId="main" template="no" />');
    const { problems } = theme.renderPage(['system/page'], {}, host, 0);
    expect(problems).toMatchObject([{ file: 'site.region', line: 2, column: 3 }]);
  });
});

describe('host tags', () => {
  it('typed into content stay text', () => {
    const tag = '<squarespace:navigation navigationId="main" template="nav" />';
    const { html } = aTheme('{squarespace.main-content}{item.title}{@|apply show}', {
      'blocks/nav.block': 'NAVIGATION',
      'blocks/show.block': '{item.title}',
    }).renderPage(
      ['system/page'],
      { item: { title: `${tag}{@|host-tag 0}{.section website}x{.end}` } },
      { ...host, document: tag },
      0,
    );
    expect(html).not.toContain('NAVIGATION');
    expect(html).toContain(tag);
    expect(html).toContain('{@|host-tag 0}{.section website}x{.end}');
  });

  it('typed into content stay text in the body of a query too', () => {
    const theme = aTheme(
      '<squarespace:query collection="blog">{.repeated section items}{title}{.end}</squarespace:query>',
    );
    const first = theme.renderPage(['system/page'], {}, host, 0);
    const [key = ''] = first.needs?.queries.keys() ?? [];
    const title = '<squarespace:query collection="secret">{@|json}</squarespace:query>';
    const data = { queries: new Map([[key, { items: [{ title }] }]]), fields: new Map<string, string>() };
    const second = theme.renderPage(['system/page'], {}, { ...host, data }, 0);
    expect(second.html).toBe(title);
    expect(second.needs).toBeNull();
  });

  it('inside comments are ignored', () => {
    const { html } = aTheme(
      'a{# <squarespace:script src="no.js" /> }b{## {x} <squarespace:script src="no.js" /> ##}c<!-- <squarespace:script src="site.js" /> -->d',
    ).renderPage(['system/page'], {}, host, 0);
    expect(html).toBe('abc<!-- <squarespace:script src="site.js" /> -->d');
  });

  it('that are unknown show nothing and are reported with file, line and column', () => {
    const theme = aTheme('a\n <squarespace:wonder x="1">{title}</squarespace:wonder>b{a|nonsense}');
    expect(theme.renderPage(['system/page'], {}, host, 0).html).toBe('a\n b{a|nonsense}');
    expect(theme.problems()).toMatchObject([
      { file: 'site.region', line: 2, column: 57 },
      { file: 'site.region', line: 2, column: 2, message: expect.stringContaining('wonder') as unknown },
    ]);
  });

  it('keep the positions of the source after them and inside them', () => {
    const theme = aTheme(
      '<squarespace:query\n collection="blog">\n  {.sectoin a}\n</squarespace:query> {.wrong}',
    );
    expect(theme.problems().map(({ line, column }) => [line, column])).toEqual(
      expect.arrayContaining([
        [3, 3],
        [4, 22],
      ]),
    );
  });
});

describe('a query', () => {
  it('requests its items, with attributes evaluated by the template language, within bounds', () => {
    const needs = needsOf(
      '<squarespace:query collection="{where}" limit="1000" skip=\'2\' tag=new category="a b" featured="true">{title}</squarespace:query>',
      { where: 'blog' },
    );
    expect([...(needs?.queries.values() ?? [])]).toEqual([
      { of: 'items', collection: 'blog', limit: 100, skip: 2, tag: 'new', category: 'a b', featured: true },
    ]);
  });

  it('is limited to twenty per page', () => {
    const region = '{.repeated section a}<squarespace:query collection="c{@}">x</squarespace:query>{.end}';
    const needs = needsOf(region, { a: Array.from({ length: 50 }, (_, at) => `${at}`) });
    expect(needs?.queries.size).toBe(20);
  });

  it('requests nothing on a page that has none', () => {
    expect(needsOf('{squarespace.main-content}')).toBeNull();
  });

  it('in the body of another is requested once that one is loaded', () => {
    const theme = aTheme(
      '<squarespace:query collection="a">{.repeated section items}<squarespace:query collection="{urlId}">{.repeated section items}{title}{.end}</squarespace:query>{.end}</squarespace:query>',
    );
    const query = { of: 'items', limit: 100, skip: 0, tag: '', category: '', featured: null } as const;
    const queries = new Map<string, Record<string, unknown>>([
      [hostQueryKey({ ...query, collection: 'a' }), { items: [{ urlId: 'b' }] }],
    ]);
    const fields = new Map<string, string>();
    const first = theme.renderPage(['system/page'], {}, { ...host, data: { queries, fields } }, 0);
    expect([...(first.needs?.queries.values() ?? [])].map(({ collection }) => collection)).toEqual(['b']);
    queries.set(hostQueryKey({ ...query, collection: 'b' }), { items: [{ title: 'deep' }] });
    expect(theme.renderPage(['system/page'], {}, { ...host, data: { queries, fields } }, 0).html).toBe(
      'deep',
    );
  });
});

describe('a block field', () => {
  it('is an empty, valid container until content is stored for it', () => {
    const theme = aTheme(
      '<squarespace:block-field id="foot" columns="6" label="Footer <b>" class=wide lock-layout=true />',
    );
    const first = theme.renderPage(['system/page'], {}, host, 0);
    expect(first.html).toBe(
      '<div class="sqs-layout sqs-grid-6 columns-6 empty wide" data-layout-label="Footer &lt;b&gt;" data-type="block-field" id="foot"></div>',
    );
    expect([...(first.needs?.fields ?? [])]).toEqual(['foot']);
    const data = { queries: new Map<string, never>(), fields: new Map([['foot', '<p>stored</p>']]) };
    const second = theme.renderPage(['system/page'], {}, { ...host, data }, 0);
    expect(second.html).toContain('id="foot"><p>stored</p></div>');
    expect(second.needs).toBeNull();
  });
});

const footOf = (html: string) => ({
  queries: new Map<string, never>(),
  fields: new Map([['foot', html]]),
});

describe('a block field with a body', () => {
  const source =
    '<footer><squarespace:block-field id="foot" label="Footer" look="dark">\n<p>{name|html}</p>\n</squarespace:block-field></footer>';

  it('shows its body, with nothing around it, while no blocks are stored', () => {
    const theme = aTheme(source);
    const page = theme.renderPage(['system/page'], { name: 'A & B' }, { ...host, data: footOf('') }, 0);
    expect(page.html).toBe('<footer>\n<p>A &amp; B</p>\n</footer>');
    expect(page.needs).toBeNull();
  });

  it('shows the blocks instead as soon as there are some', () => {
    const data = footOf('<b>blocks</b>');
    const page = aTheme(source).renderPage(['system/page'], { name: 'A' }, { ...host, data }, 0);
    expect(page.html).toBe(
      '<footer><div class="sqs-layout sqs-grid-12 columns-12" data-layout-label="Footer" data-type="block-field" id="foot"><b>blocks</b></div></footer>',
    );
  });

  it('is known of the theme, with the look of what it shows itself', () => {
    const theme = aTheme(
      `${source}<squarespace:block-field id="{id}" /><squarespace:block-field id="side" />`,
    );
    expect([...theme.fields.values()]).toEqual([
      { id: 'foot', label: 'Footer', hasOwn: true, look: 'dark' },
      { id: 'side', label: '', hasOwn: false, look: 'light' },
    ]);
  });
});

describe('a script', () => {
  it('is found with and without its folder; a missing one is reported', () => {
    const theme = aTheme(
      '<squarespace:script src="site.js" combo="true" /><squarespace:script src=/scripts/site.js/><squarespace:script src="none.js" />',
    );
    const tag = '<script src="/_v/theme-scripts/site.js?v=1"></script>';
    expect(theme.renderPage(['system/page'], {}, host, 0).html).toBe(tag + tag);
    expect(theme.warnings).toEqual(['site.region:1:92: The script scripts/none.js is not there']);
  });
});

describe('reading host tags', () => {
  it('accepts attributes with any quotes or none, and template tags in them', () => {
    const [tag] = scanHostTags(
      `<squarespace:query collection = 'a' limit=2 tag="{x|json}" skip={n} Featured\n>b</squarespace:query>`,
    );
    expect(Object.fromEntries(tag?.attributes ?? [])).toEqual({
      collection: 'a',
      limit: '2',
      tag: '{x|json}',
      skip: '{n}',
      featured: '',
    });
  });

  it('ends at an unclosed tag', () => {
    expect(names('<squarespace:query collection="a">')).toEqual(['query']);
    expect(names('<squarespace:query collection="a')).toEqual(['query']);
    expect(names('<squarespace:')).toEqual([]);
  });

  it('reports tags nested too deeply, or too many, and breaks nothing', () => {
    const deep = `a${'<squarespace:query collection="x">'.repeat(3000)}b${'</squarespace:query>'.repeat(3000)}c`;
    const theme = aTheme(deep);
    expect(theme.warnings).toEqual([
      'site.region:1: Host tags lie too deep inside each other; this one and what is in it show nothing',
    ]);
    expect(theme.renderPage([], {}, plainHost, 0).html).toBe('ac');
    const took = startCpuTimer();
    expect(scanHostTags('<squarespace:query>'.repeat(20_000))).toHaveLength(MAX_TAGS);
    expect(scanHostTags(`${'<!--'.repeat(100_000)}<squarespace:script src="a" />`)).toHaveLength(1);
    expect(took()).toBeLessThan(500);
  });

  it('takes time linear in the length', () => {
    const took = startCpuTimer();
    scanHostTags(`<squarespace:query a=${'{a}'.repeat(20_000)}"`);
    scanHostTags('<squarespace:query '.repeat(2000));
    scanHostTags(`<!--${'<!--'.repeat(10_000)}`);
    expect(took()).toBeLessThan(500);
  });
});

import { describe, expect, it } from 'vitest';
import { aTheme, plainHost } from '@vitrine/testing/theme-fixture.ts';
import type { NavigationItem } from './host-data.ts';
import type { HostVariables } from './theme-pages.ts';

const entry = (title: string): NavigationItem => ({
  title,
  url: `/${title.toLowerCase()}`,
  collectionId: title,
  urlId: title.toLowerCase(),
  type: 10,
  typeName: 'page',
});
const host: HostVariables = {
  ...plainHost,
  pageClasses: 'collection-type-blog view-list',
  navigations: { main: [entry('Shop')], footer: [entry('Terms')] },
};

const conf = (navigations: readonly (readonly [string, string])[]): string =>
  JSON.stringify({
    layouts: { default: { regions: ['site'] } },
    navigations: navigations.map(([name, title]) => ({ name, title })),
  });
const show = (name: string): string =>
  `<squarespace:navigation navigationId="${name}">${name}: {.repeated section items}{title} {.end}</squarespace:navigation>`;

const classes = (collection: object): string =>
  aTheme('{squarespace.page-classes}').renderPage([], { collection }, host, 0).html;

const withFooter = (region: string): string =>
  aTheme(region).renderPage([], {}, { ...host, footers: '<b>' }, 0).html;

describe('a folder written for another host', () => {
  it.each([
    [[['siteNav', 'Site']], 'siteNav: Shop '],
    [
      [
        ['pages', 'Pages'],
        ['bottomNav', 'Below'],
        ['third', 'More'],
      ],
      'pages: Shop bottomNav: Terms third: ',
    ],
    [
      [
        ['mainNav', 'Main'],
        ['second', 'Footer Navigation'],
        ['social', 'Social'],
      ],
      'second: Terms social: ',
    ],
    [
      [
        ['footerNav', 'Footer'],
        ['lowFooter', 'Second footer'],
      ],
      'lowFooter: ',
    ],
  ] as const)('has its navigations under its own names: %j', (navigations, shown) => {
    const region = navigations
      .map(([name]) => name)
      .filter((name) => !['mainNav', 'footerNav'].includes(name))
      .map(show)
      .join('');
    const theme = aTheme(region, { 'template.conf': conf(navigations) });
    expect(theme.renderPage([], {}, host, 0).html).toBe(shown);
  });

  it('gets the code at the end of a page also where it has no place for it', () => {
    const region = '<body><p title="</body>">a</p></BODY>';
    expect(withFooter(region)).toBe('<body><p title="</body>">a</p><b></BODY>');
    expect(withFooter(`{squarespace-footers}${region}`)).toBe(`<b>${region}`);
    expect(withFooter('<p>a</p>')).toBe('<p>a</p><b>');
  });

  it('has mobile styles enabled', () => {
    const theme = aTheme('{.if template.mobileStylesEnabled}<meta name="viewport" content="a">{.end}');
    expect(theme.renderPage([], {}, host, 0).html).toBe('<meta name="viewport" content="a">');
  });

  it('finds its page by custom type and layout', () => {
    expect(classes({ typeName: 'blog' })).toBe(
      'collection-type-blog view-list collection-layout-default mobile-style-available',
    );
    expect(classes({ typeName: 'case "study"', regionName: 'wide' })).toBe(
      'collection-type-blog view-list collection-type-case-study- collection-layout-wide mobile-style-available',
    );
  });

  it('can apply the partials of its host, and its own take precedence', () => {
    const region =
      '{.section website}{@|apply sqs-social-links}|{@|apply sqs-social-links.block}{.end}|{@|apply sqs-share-buttons}{@|apply sqs-video-background.block}';
    const website = {
      socialAccounts: [
        { service: 'instagram', profileUrl: 'https://example.com/a"b', userName: 'a' },
        { service: 'evil', profileUrl: 'javascript:alert(1)', userName: '' },
      ],
    };
    const page = (sources: Record<string, string>): { html: string; problems: readonly unknown[] } =>
      aTheme(region, sources).renderPage([], { website }, host, 0);
    const { html, problems } = page({});
    expect(problems).toEqual([]);
    expect(
      html.match(/<a class="sqs-svg-icon--wrapper instagram" href="https:\/\/example.com\/a&quot;b"/g),
    ).toHaveLength(2);
    expect(html).toContain('<svg');
    expect(html).not.toContain('javascript');
    expect(page({ 'blocks/sqs-social-links.block': 'mine' }).html).toBe('mine|mine|');
    expect(aTheme(region).warnings).toEqual([]);
  });

  it('has a problem for each missing template that a host tag names', () => {
    const region =
      '<squarespace:navigation navigationId="a" template="there" />\n<squarespace:category collection="b" template=\'gone\' />{##\n<squarespace:query template="unused" />##}';
    expect(aTheme(region, { 'blocks/there.block': '' }).warnings).toEqual([
      "site.region:2:1: There is no partial 'gone'",
    ]);
  });
});

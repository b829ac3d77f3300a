import { describe, expect, it } from 'vitest';
import { aTheme, plainHost } from '@vitrine/testing/theme-fixture.ts';
import { replaceWithCopies, outsideFiles } from './outside-files.ts';

const jquery = 'https://code.jquery.com/jquery-3.3.1.min.js';
const fonts = 'https://fonts.googleapis.com/css?family=Work+Sans:400|Karla&subset=latin';

const region = [
  '<head>',
  '<script src="//code.jquery.com/jquery-3.3.1.min.js" integrity="sha256-x" crossorigin="anonymous"></script>',
  "<link rel='stylesheet' type='text/css' href='//fonts.googleapis.com/css?family=Work+Sans:400|Karla&amp;subset=latin'>",
  '<link rel="canonical" href="https://elsewhere.example/">',
  '<img src="https://elsewhere.example/a.png"><script src="/scripts/site.js"></script>',
  '<squarespace:script src="https://cdn.example/slick.js" />',
  '<script src="https://cdn.example/{website.identifier}.js"></script>',
  '</head>',
].join('\n');
const css =
  '@import url(https://fonts.googleapis.com/css?family=Lora);\n@font-face { font-family: A; src: url("//cdn.example/a.woff2") }\nb { background: url(https://cdn.example/b.png) }';

const copyOf = (address: string, file: string) => ({
  address,
  file,
  bytes: 1,
  copiedOn: '2026-03-02T15:00:00.000Z',
});

const warningsWith = (copies = {}): readonly string[] =>
  aTheme(region, {}, { 'a.css': css }, copies).warnings;

describe('files of a theme from other sites', () => {
  it('are found once each, with type and place', () => {
    const found = outsideFiles({
      sources: new Map([
        ['site.region', region],
        ['blocks/foot.block', `<script src=${jquery}></script>`],
        ['data.json', '"<script src=https://cdn.example/no.js>"'],
      ]),
      importable: new Map([['a.css', css]]),
    });
    expect(found.map(({ address, kind, file, line }) => [kind, address, file, line])).toEqual([
      ['script', jquery, 'site.region', 2],
      ['style', fonts, 'site.region', 3],
      ['script', 'https://cdn.example/slick.js', 'site.region', 6],
      ['style', 'https://fonts.googleapis.com/css?family=Lora', 'styles/a.css', 1],
      ['font', 'https://cdn.example/a.woff2', 'styles/a.css', 2],
    ]);
  });

  it('are reported to the author, until they are copied or declined', () => {
    expect(warningsWith()).toHaveLength(5);
    expect(warningsWith()[0]).toBe(
      `site.region:2:1: This script is on another site and is not loaded: ${jquery}`,
    );
    expect(warningsWith({ files: [copyOf(jquery, 'jquery-1.js')], without: [fonts] })).toHaveLength(3);
  });

  it('are loaded from their copies where these exist', () => {
    const files = [
      copyOf(jquery, 'jquery-1.js'),
      copyOf(fonts, 'css-2.css'),
      copyOf('https://cdn.example/slick.js', 'slick-3.js'),
      copyOf('https://fonts.googleapis.com/css?family=Lora', 'css-4.css'),
      copyOf('https://cdn.example/a.woff2', 'a-5.woff2'),
    ];
    const theme = aTheme(region, {}, { 'a.css': css }, { files });
    const { html } = theme.renderPage([], {}, plainHost, 0);
    expect(html).toMatch(
      /<script src="\/_v\/theme-copies\/jquery-1\.js" crossorigin="anonymous" *><\/script>/,
    );
    expect(html).toMatch(/<link rel='stylesheet' type='text\/css' href="\/_v\/theme-copies\/css-2\.css" *>/);
    expect(html).toContain('<script src="/_v/theme-copies/slick-3.js"></script>');
    expect(html).toContain('<link rel="canonical" href="https://elsewhere.example/">');
    const styles = theme.stylesheet.body.toString();
    expect(styles).toContain('@import url("/_v/theme-copies/css-4.css");');
    expect(styles).toContain('src: url("/_v/theme-copies/a-5.woff2")');
    expect(styles).toContain('url(https://cdn.example/b.png)');
  });

  it('keep the offsets of the source after them', () => {
    const line = `<script src="${jquery}"></script>{.nonsense}`;
    const named = replaceWithCopies(line, () => '/_v/theme-copies/jquery-1.js');
    expect(named.indexOf('{.nonsense}')).toBe(line.indexOf('{.nonsense}'));
  });
});

describe('addresses in a folder’s styles', () => {
  it('are relative to the root of the site, so that url(assets/…) finds its picture', () => {
    const { stylesheet } = aTheme(
      '',
      {},
      {
        'a.css': [
          'a { background: url(\'assets/paper.png\') } b { background: url(../assets/b.svg) } i { background: url("./assets/c.svg") }',
          'u { background: url(/assets/d.svg) } s { mask: url(#e) } p { background: url(data:image/png;base64,AA) }',
        ].join('\n'),
      },
    );
    const styles = stylesheet.body.toString();
    for (const address of [
      "'/assets/paper.png'",
      '/assets/b.svg',
      '"/assets/c.svg"',
      '/assets/d.svg',
      '#e',
      'data:image/png;base64,AA',
    ])
      expect(styles).toContain(`url(${address})`);
  });
});

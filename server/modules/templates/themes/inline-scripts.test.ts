import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { expect, it } from 'vitest';
import { aTheme, plainHost } from '@vitrine/testing/theme-fixture.ts';
import { moveScripts } from './inline-scripts.ts';

const page = (region: string): string => aTheme(region).renderPage(['system/page'], {}, plainHost, 0).html;

it('an inline script of a theme becomes a file, so that it runs', () => {
  const scripts = new Map<string, string>();
  const moved = moveScripts('a<script>\n  on(() => {\n    go();\n  });\n</script>b', scripts, () => true);
  expect([...scripts.values()]).toEqual(['\n  on(() => {\n    go();\n  });\n']);
  expect(moved.split('\n')).toHaveLength(5);
  expect(page('a<script>\n  on(() => {\n    go();\n  });\n</script>b')).toMatch(
    /^a<script src="\/_v\/theme-scripts\/inline-[\w-]{10}\.js\?v=[\w-]{10}"><\/script>b$/,
  );
});

it('data, scripts from files and scripts with template tags are unchanged', () => {
  for (const kept of [
    '<script type="application/json">{ "a": 1 }</script>',
    '<script type=text/x-template><p></p></script>',
    '<script src="/scripts/site.js"></script>',
    '<script>say("{title}")</script>',
    '<script> </script>',
  ])
    expect(moveScripts(kept, new Map(), (script) => !script.includes('{title}'))).toBe(kept);
});

it('every script type for JavaScript is recognised', () => {
  for (const type of ['type="text/javascript"', "type='module'", 'type=application/javascript', 'type=""']) {
    const moved = moveScripts(`<script ${type}>go()</script>`, new Map(), () => true);
    expect(moved).toMatch(new RegExp(`^<script ${type} src="/_v/theme-scripts/inline-`));
  }
});

it('unclosed scripts are scanned once', () => {
  const took = startCpuTimer();
  const source = '<script>'.repeat(60_000);
  expect(moveScripts(source, new Map(), () => true)).toBe(source);
  expect(took()).toBeLessThan(500);
});

it.each([
  ["(function(){var e='x'in window;if(!e){document.title=document.title.replace(/a/,'')}})()", true],
  ['if (a) {return 1}\nfor (;;) {b; c}\nx = { previous: true, next: 1 }; y = `${z + 1}px`', true],
  ['say("{title}")', false],
  ['say(`${title}`)', false],
  ['{.if a}b(){.end}', false],
  ['a() {# a comment of the language }', false],
  ['say("<squarespace:navigation />")', false],
])('a script runs if it contains no template tag: %s', (script, runs) => {
  const html = page(`<script>${script}</script>`);
  expect(html.startsWith('<script src="/_v/theme-scripts/inline-')).toBe(runs);
});

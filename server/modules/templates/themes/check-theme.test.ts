import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../platform/project-root.ts';
import { checkTheme } from './check-theme.ts';
import { themesFolder } from './theme-files.ts';
import { describeProblem } from './theme-problem.ts';

const sites = join(projectRoot, 'testing/folder-sites');

describe('checking a theme', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'theme-'));
    await cp(join(sites, 'letterpress'), folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const change = (path: string, text: string): Promise<void> => writeFile(join(folder, path), text);

  it.each([
    ['letterpress', 12],
    ['hardware-store', 8],
  ])('reports nothing for %s', async (name, templates) => {
    const { problems, rendered } = await checkTheme(join(sites, name), 0);
    expect(problems.map(describeProblem)).toEqual([]);
    expect(rendered).toBeGreaterThanOrEqual(templates);
  });

  it.each([
    ['lighthouse', ['site.region:6:3: This stylesheet']],
    ['dockside', ['head.region:6:1: This script', 'head.region:7:1: This stylesheet']],
  ])('reports only files from other sites for %s', async (name, expected) => {
    const { problems } = await checkTheme(join(sites, name), 0);
    expect(problems.map((problem) => describeProblem(problem).replace(/ is on another site.*/, ''))).toEqual(
      expected,
    );
  });

  it('reports no error for the built-in themes', async () => {
    for (const name of ['atelier', 'gazette', 'noctis']) {
      const { problems } = await checkTheme(join(themesFolder, name), 0);
      expect(problems.map(describeProblem), name).toEqual([]);
    }
  });

  it('reports every problem with file, line and column', async () => {
    await change('foot.region', '{.end}\n<footer>\n  {a|wrongly}{.nothing?}{.end}\n{squarespace-footers}');
    await change('blocks/byline.block', '<img src="/assets/none.png">\n{@|apply nowhere.block}');
    await change('styles/sheet.less', '.a { color: @none; }\n.b { .nomixin(); }\n');
    await change('styles/type.less', '.a {\n  color red;\n}\n');
    await change('collections/gallery.conf', '{ "title": "x", "pageSize" 3 }');
    await change(
      'template.conf',
      '{ "layouts": { "default": { "regions": ["head",\n "lost", "foot"] } }, "stylesheets": ["type.less", "sheet.less", "gone.less"] }',
    );
    const { problems } = await checkTheme(folder, 0);
    const described = problems.map(describeProblem);
    for (const line of [
      "foot.region:3:3: SyntaxError: Formatter 'wrongly' is unknown",
      "foot.region:3:14: SyntaxError: Predicate 'nothing?' is unknown",
      'blocks/byline.block:1:11: The file assets/none.png is not there',
      "blocks/byline.block:2:1: There is no partial 'nowhere.block'",
      'collections/gallery.conf:1:28: This is not JSON: Expected ":" after "pageSize".',
    ])
      expect(described).toContain(line);
    expect(described.join('\n')).toMatch(/template\.conf:2:2: The region "lost"/);
    expect(described.join('\n')).toMatch(
      /template\.conf:2:\d+: The stylesheet styles\/gone\.less is not there/,
    );
    expect(described.join('\n')).toMatch(/styles\/type\.less:\d+:\d+: Less: /);
    expect(described.join('\n')).toMatch(/styles\/sheet\.less:1:13: Less: .*@none/);
    expect(described.join('\n')).toMatch(/styles\/sheet\.less:2:6: Less: .*\.nomixin/);
  });
});

import { describe, expect, it } from 'vitest';
import type { ThemeProblem } from '../theme-problem.ts';
import { readTweaks } from './read-tweaks.ts';
import { buildStyles, joinStyles, paletteStylesOf, tweaksOf } from './theme-styles.ts';
import { tweakClasses } from './theme-tweaks.ts';

const styles = (less: string) => [{ path: 'tweaks.less', text: less }];
const input = (less: string) => ({
  styles: styles(less),
  importable: new Map<string, string>(),
  blockStyles: '',
  copies: { files: [], without: [] },
});

const read = (comment: string) => {
  const problems: ThemeProblem[] = [];
  const [tweak] = readTweaks('a.less', `// tweak: ${comment}\n@ink: #102030;`, problems);
  return { tweak, problems };
};

/** The colors that a stylesheet sets, in order. */
const colors = (css: string) =>
  css.match(/--(?:paper|ink|accent|tint|moss)(?:-\w+)?:\s*#\w+/g)?.map((one) => one.replaceAll(/\s/g, ''));

describe('what is said of a tweak', () => {
  it('is its group, a hint, and what a color becomes and where', () => {
    const { tweak } = read(
      '{ "type": "color", "title": "Ink", "group": "Palette", "hint": "Of text", "sets": ["ink", "dark"] }',
    );
    expect(tweak).toMatchObject({
      group: 'Palette',
      hint: 'Of text',
      sets: { property: 'ink', scope: 'dark' },
    });
  });

  it('is left out where it makes no sense', () => {
    for (const sets of ['"ink"', '["ink", "nowhere"]', '["in k; }"]', '[1]', '[]', 'null'])
      expect(read(`{ "type": "color", "sets": ${sets}, "hint": ["x"] }`)).toMatchObject({
        tweak: { sets: null, hint: '', group: '' },
        problems: [],
      });
    expect(read('{ "type": "value", "sets": ["ink"] }').tweak?.sets).toBeNull();
    expect(read('{ "type": "color", "sets": ["ink"] }').tweak?.sets?.scope).toBe('page');
  });
});

describe('the tweaks of the host', () => {
  const theme = `:root { --paper: #fff; --ink: #111; }
@import 'vitrine-tweaks';
// tweak: { "type": "value", "title": "Roundness", "min": 0, "max": 9 }
@cornerRadius: 4px;
@accentColor: #AA0000;
@groundColor: #FFFFFF;
@inkColor: #111111;`;

  it('are those of every theme that imports them, with its own defaults and comments', () => {
    const problems: ThemeProblem[] = [];
    const tweaks = tweaksOf(styles(theme), problems);
    const byName = new Map(tweaks.map((tweak) => [tweak.name, tweak]));
    expect(problems).toEqual([]);
    expect(tweaks).toHaveLength(69);
    expect(byName.get('accentColor')).toMatchObject({ title: 'Accent', default: '#AA0000' });
    expect(byName.get('cornerRadius')).toMatchObject({ title: 'Roundness', default: '4px', max: 9 });
    expect(byName.get('h2Size')).toMatchObject({
      title: 'Heading 2 size',
      default: '100%',
      category: 'Text styles',
    });
  });

  it('write rules for what is set, and nothing for the rest', () => {
    const tweaks = tweaksOf(styles(theme), []);
    const css = (values: Readonly<Record<string, string>>): string => {
      const problems: ThemeProblem[] = [];
      const built = joinStyles(buildStyles(input(theme), tweaks, values, problems));
      expect(problems).toEqual([]);
      return built;
    };
    const plain = css({});
    expect(plain).not.toMatch(/--scale|--own-|\.button|animation/);
    const cased = css({ h2Case: 'Uppercase', buttonShape: 'Pill' });
    expect(cased).toContain('text-transform:uppercase');
    expect(cased).toMatch(/\.button\{border-radius:2rem\}/);
    expect(cased.length - plain.length).toBeLessThan(600);
    expect(css({ comingIntoView: 'Fade' })).toMatch(
      /@media screen and \(prefers-reduced-motion:no-preference\)\{@supports \(animation-timeline:view\(\)\)/,
    );
    expect(css({ groundColor: '#101820' })).toContain('--paper:#101820');
  });

  it('are compiled alone for palettes, to the same colors', () => {
    const tweaks = tweaksOf(styles(theme), []);
    const palette = paletteStylesOf(input(theme), tweaks);
    for (const values of [
      {},
      { accentColor: '#1A4FA3', h1Case: 'Uppercase' },
      {},
      { tintedInk: '#222222' },
    ]) {
      const whole = joinStyles(buildStyles(input(theme), tweaks, values, []));
      expect(colors(palette(values))).toEqual(colors(whole));
    }
    expect(palette({ h1Case: 'Uppercase' })).not.toContain('uppercase');
  });

  it('are no page classes', () => {
    expect(tweakClasses(tweaksOf(styles(theme), []), { buttonShape: 'Pill' })).toBe('');
  });
});

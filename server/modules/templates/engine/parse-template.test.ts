import { describe, expect, it } from 'vitest';
import { formatsOf } from './locale-formats.ts';
import { table, TemplateEngine } from './engine.ts';
import { formatterTable, predicateTable } from '../formatters/formatters.ts';
import type { TemplateProblem } from './template-problem.ts';

const engine = new TemplateEngine(formatterTable(), predicateTable());
const problemLine = ({ file, line, column, message }: TemplateProblem): string =>
  `${file}:${line}:${column} ${message}`;
const places = (source: string, firstLine?: number): string[] =>
  engine.parse(source, 'blocks/a.block', firstLine).problems.map(problemLine);

const render = (source: string, partials: Record<string, string>, json: Record<string, unknown> = { a: 1 }) =>
  engine.render({
    code: engine.parse(source, 'site.region').code,
    json,
    partials: table(
      Object.fromEntries(
        Object.entries(partials).map(([name, text]) => [
          name,
          engine.parse(text, `blocks/${name}.block`).code,
        ]),
      ),
    ),
    cldr: formatsOf('en'),
    now: 0,
  });

describe('a syntax error in a template', () => {
  it('is reported with file, line and column', () => {
    expect(places('one\n  {a|nope} {b|html|constructor}\n{.what?}{.end}')).toEqual([
      "blocks/a.block:2:3 SyntaxError: Formatter 'nope' is unknown",
      "blocks/a.block:2:12 SyntaxError: Formatter 'constructor' is unknown",
      "blocks/a.block:3:1 SyntaxError: Predicate 'what?' is unknown",
    ]);
  });

  it('points to the start of a block that is not closed', () => {
    const [first] = places('<div>\n {.section a}\n  {.repeated section b}{.end}\n</div>\n');
    expect(first).toBe('blocks/a.block:2:2 SyntaxError: Reached EOF in the middle of SECTION');
    const [inner] = places('{.section a}\n{.if b}\n{.or}\nx');
    expect(inner).toBe('blocks/a.block:3:1 SyntaxError: Reached EOF in the middle of OR_PREDICATE');
  });

  it('points to the tag that can never run or is not allowed there', () => {
    expect(places('{.if a}{.or}\n{.or}{.end}')).toEqual([
      'blocks/a.block:2:1 SyntaxError: This OR_PREDICATE block will never execute.',
    ]);
    expect(places('a\n {.end}')).toEqual([
      'blocks/a.block:2:2 SyntaxError: Instruction END not allowed at root',
    ]);
    expect(places('\n\n{## never ends')).toEqual([
      'blocks/a.block:3:1 SyntaxError: Reached EOF in the middle of a multi-line comment',
    ]);
  });

  it('has a line number relative to the file of an extracted body', () => {
    expect(places('x\n{.sectoin a}', 40)).toEqual([
      "blocks/a.block:41:1 SyntaxError: Invalid instruction '.sectoin a'",
    ]);
  });

  it('is reported for expressions before they run', () => {
    expect(places('\n{.eval sqrt(2)}')).toEqual([
      'blocks/a.block:2:1 RuntimeError: Error parsing expression: "sqrt(2)": Invalid function sqrt',
    ]);
  });

  it('is not reported for styles, scripts and ordinary braces', () => {
    expect(
      places('<style>@media print{.a{color:red}}</style><script>var a = {b: {c: 1}};if(a||b){}</script>'),
    ).toEqual([]);
  });
});

describe('a runtime error of a template', () => {
  it('is reported with the file and line of the instruction, inside partials too', () => {
    const { html, problems } = render(
      'a\n{@|apply p}\n{@|apply none}',
      { p: 'b\n{@|apply gone}{d|date %F}' },
      { d: 1e18 },
    );
    expect(html).toBe('a\nb\n\n');
    expect(problems.map(problemLine)).toEqual([
      "blocks/p.block:2:1 RuntimeError: Attempt to apply partial 'gone' which could not be found.",
      expect.stringMatching(
        /^blocks\/p\.block:2:15 RuntimeError: Unexpected Error error when executing VARIABLE: Julian day/,
      ),
      "site.region:3:1 RuntimeError: Attempt to apply partial 'none' which could not be found.",
    ]);
  });

  it('is reported once, however often it occurs', () => {
    const many = Array.from({ length: 500 }, () => 1);
    expect(render('{.repeated section a}{@|apply none}{.end}', {}, { a: many }).problems).toHaveLength(1);
  });

  it('leaves partials usable after one was nested too deeply', () => {
    const source = `${'{@|apply self}'.repeat(20)}{@|apply fine}`;
    expect(render(source, { self: '{@|apply self}', fine: 'fine' }).html).toBe('fine');
  });

  it('does not change the context of instructions after a throw', () => {
    const { html } = render(
      '{.section b}{c|date %F}{.section d}{e}{.end}{.end}',
      {},
      { b: { c: 'no date', d: { e: 'here' } } },
    );
    expect(html).toBe('here');
  });
});

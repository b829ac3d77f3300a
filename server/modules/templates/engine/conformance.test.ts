import { readFileSync } from 'node:fs';
import { Formatters, nameOfOpcode, Opcode, Predicates } from '@squarespace/template-engine';
import * as operators from '@squarespace/template-engine/lib/math.js';
import { describe, expect, it } from 'vitest';
import { formatsOf } from './locale-formats.ts';
import { table, TemplateEngine } from './engine.ts';
import { formatterTable, predicateTable } from '../formatters/formatters.ts';
import { conformanceList, groups, namedCases } from '@vitrine/testing/conformance/conformance-list.ts';
import { type Golden, now } from '@vitrine/testing/conformance/golden.ts';

const formatters = formatterTable();
const predicates = predicateTable();
const engine = new TemplateEngine(formatters, predicates);

function render(golden: Golden) {
  const { code, problems } = engine.parse(golden.template, 'template');
  const partials = Object.entries(golden.partials ?? {}).map(
    ([name, source]) => [name, engine.parse(source, name)] as const,
  );
  const rendered = engine.render({
    code,
    json: golden.json as Record<string, unknown>,
    partials: table(Object.fromEntries(partials.map(([name, parsed]) => [name, parsed.code]))),
    injects: golden.injects ?? {},
    cldr: formatsOf('en'),
    now,
  });
  const all = [...problems, ...partials.flatMap(([, parsed]) => parsed.problems), ...rendered.problems];
  return { html: rendered.html, problems: all.map(({ message }) => message) };
}

describe.each(groups)('$title', ({ cases }) => {
  it.each(namedCases(cases))('$of, case $nth', (golden) => {
    expect(render(golden)).toEqual({ html: golden.html, problems: golden.problems ?? [] });
  });
});

/** Names that have a case in the groups of this title. */
function shown(title: string): Set<string> {
  const cases = groups.filter((group) => group.title === title).flatMap((group) => group.cases);
  return new Set(cases.map(({ of }) => of));
}

describe('the conformance list', () => {
  it('has a golden case for every instruction with a syntax', () => {
    const opcodes = Object.values(Opcode).filter((code) => typeof code === 'number' && code >= 0);
    const names = opcodes.map((code) => nameOfOpcode(Number(code)));
    expect([...shown('Instructions'), 'STRUCT', 'ATOM'].toSorted()).toEqual(names.toSorted());
  });

  it('has a golden case for every operator of expressions', () => {
    const named = Object.values(operators).flatMap((token) =>
      typeof token === 'object' && 'value' in token ? [token.value.desc] : [],
    );
    const marks = new Set(['semicolon', 'comma', 'left paren', 'right paren']);
    const cases = shown('Expressions');
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !cases.has(name) && !marks.has(name))).toEqual([]);
  });

  it('has a golden case for every formatter of the language', () => {
    const cases = shown('Formatters');
    expect(Object.keys(Formatters).filter((name) => !cases.has(name))).toEqual([]);
    expect([...cases].filter((name) => formatters[name] === undefined)).toEqual([]);
  });

  it('has a golden case for every predicate, and no unknown one', () => {
    expect([...shown('Predicates')].toSorted()).toEqual(Object.keys(predicates).toSorted());
    expect(Object.keys(Predicates).filter((name) => predicates[name] === undefined)).toEqual([]);
  });

  it('equals the one in docs/template-conformance.md', () => {
    const document = readFileSync(
      new URL('../../../../docs/template-conformance.md', import.meta.url),
      'utf8',
    );
    const rows = document.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.map((row) => row.replaceAll(/\s*\|\s*/g, '|'))).toEqual(
      conformanceList().map((row) => row.replaceAll(/\s*\|\s*/g, '|')),
    );
  });
});

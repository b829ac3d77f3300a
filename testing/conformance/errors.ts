import type { Golden } from './golden.ts';

const neverEof =
  'SyntaxError: Machine never processed EOF, indicating (a) it was never fed an EOF (bad test?) or (b) the state machine has a bug.';
const unclosed = (name: string): string[] => [
  `SyntaxError: Reached EOF in the middle of ${name}`,
  `SyntaxError: Unclosed ${name}: perhaps an EOF was not fed to the machine? If not, this represents a bug in the state machine.`,
  neverEof,
];
const afterEof = (name: string): string =>
  `SyntaxError: ${name} Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.`;

/** An expression with a syntax error. */
const misread = (of: string, text: string, error: string): Golden => ({
  of,
  template: `[{.eval ${text}}]`,
  json: {},
  html: '[]',
  problems: [`RuntimeError: Error parsing expression: ${JSON.stringify(text)}: ${error}`],
});
/** An expression with a runtime error. */
const misrun = (of: string, text: string, error: string, json: unknown = {}): Golden => ({
  of,
  template: `[{.eval ${text}}]`,
  json,
  html: '[]',
  problems: [`RuntimeError: Error reducing expression: ${text}: ${error}`],
});

/** Every message a template can cause, verbatim. spec: site-platform 5 "Template engine errors" */
export const errors: readonly Golden[] = [
  {
    of: 'unknown formatter',
    template: '[{a|nope}{a|constructor}]',
    json: { a: 1 },
    html: '[{a|nope}{a|constructor}]',
    problems: ["SyntaxError: Formatter 'nope' is unknown", "SyntaxError: Formatter 'constructor' is unknown"],
  },
  {
    of: 'unknown predicate',
    template: '{.nope?}yes{.or}no{.end}',
    json: {},
    html: 'no',
    problems: ["SyntaxError: Predicate 'nope?' is unknown"],
  },
  {
    of: 'dead code',
    template: '{.section a}1{.or}2{.or}3{.end}',
    json: {},
    html: '23',
    problems: ['SyntaxError: This OR_PREDICATE block will never execute.'],
  },
  {
    of: 'unclosed SECTION',
    template: '{.section a}1',
    json: { a: 1 },
    html: '1',
    problems: unclosed('SECTION'),
  },
  {
    of: 'unclosed REPEATED',
    template: '{.repeated section a}1',
    json: { a: [1] },
    html: '1',
    problems: unclosed('REPEATED'),
  },
  { of: 'unclosed IF', template: '{.if a}1', json: { a: 1 }, html: '1', problems: unclosed('IF') },
  {
    of: 'unclosed PREDICATE',
    template: '{.odd? a}1',
    json: { a: 1 },
    html: '1',
    problems: unclosed('PREDICATE'),
  },
  {
    of: 'unclosed OR_PREDICATE',
    template: '{.odd? a}1{.or}2',
    json: { a: 1 },
    html: '1',
    problems: unclosed('OR_PREDICATE'),
  },
  { of: 'unclosed MACRO', template: '{.macro a}1', json: {}, html: '', problems: unclosed('MACRO') },
  {
    of: 'unclosed comment',
    template: 'a{## b',
    json: {},
    html: 'a',
    problems: ['SyntaxError: Reached EOF in the middle of a multi-line comment'],
  },
  {
    of: 'not in a block',
    template: '{.section a}1{.alternates with}2{.end}',
    json: { a: 1 },
    html: '12',
    problems: ['SyntaxError: ALTERNATES_WITH instruction is not allowed inside SECTION block.'],
  },
  {
    of: 'not in a block',
    template: '{.macro m}1{.or}2{.end}{a|apply m}',
    json: { a: 1 },
    html: '12',
    problems: ['SyntaxError: OR_PREDICATE instruction is not allowed inside MACRO block.'],
  },
  {
    of: 'not at the root',
    template: 'a{.end}b{.or}c{.alternates with}d',
    json: {},
    html: 'abcd',
    problems: [
      'SyntaxError: Instruction END not allowed at root',
      'SyntaxError: Instruction OR_PREDICATE not allowed at root',
      'SyntaxError: Instruction ALTERNATES_WITH not allowed at root',
    ],
  },
  { of: 'after the end', template: 'a{.eof}b', json: {}, html: 'a', problems: [afterEof('TEXT'), neverEof] },
  {
    of: 'misspelt instruction',
    template: '{.sectoin a}',
    json: {},
    html: '{.sectoin a}',
    problems: ["SyntaxError: Invalid instruction '.sectoin a'"],
  },
  {
    of: 'misspelt instruction',
    template: '{if a}1 { if a } {if a && b.c} {if (a) b} {if a: 2}',
    json: {},
    html: '{if a}1 { if a } {if a && b.c} {if (a) b} {if a: 2}',
    problems: [
      "SyntaxError: Invalid instruction 'if a', which lacks its dot ({.if …})",
      "SyntaxError: Invalid instruction 'if a && b.c', which lacks its dot ({.if …})",
    ],
  },
  {
    of: 'partial not found',
    template: '[{a|apply none}]',
    json: { a: 1 },
    html: '[]',
    problems: ["RuntimeError: Attempt to apply partial 'none' which could not be found."],
  },
  {
    of: 'partial not found',
    template: '[{.include none}]',
    json: {},
    html: '[]',
    problems: ["RuntimeError: Attempt to apply partial 'none' which could not be found."],
  },
  {
    of: 'partial recursion',
    template: '{@|apply p}',
    json: { a: 1 },
    html: 'x'.repeat(16),
    partials: { p: 'x{@|apply p}' },
    problems: ["RuntimeError: Attempt to apply partial 'p' exceeded maximum recursion depth of 16"],
  },
  {
    of: 'partial parse failed',
    template: '{@|apply p}',
    json: { a: 1 },
    html: '[{@|nope}]',
    partials: { p: '[{@|nope}]' },
    problems: ["SyntaxError: Formatter 'nope' is unknown"],
  },
  {
    of: 'unexpected error',
    template: '[{a|json}]',
    json: { a: Array.from({ length: 100_001 }, () => 0) },
    html: '[]',
    problems: [
      'RuntimeError: Unexpected RangeError error when executing VARIABLE: the value is too large for JSON',
    ],
  },
  misread(
    'too many tokens',
    Array.from({ length: 101 }, () => '1').join('+'),
    'Expression exceeds the maximum number of allowed tokens: 200',
  ),
  misread('invalid function', 'sqrt(2)', 'Invalid function sqrt'),
  misread('invalid function', 'toString(1)', 'Invalid function toString'),
  misread('unterminated string', '"a', 'Unterminated string'),
  misread('duplicate decimal point', '1.2.3', 'Duplicate decimal point in number'),
  misread('decimal point in exponent', '1e2.3', 'Unexpected decimal point in exponent'),
  misread('digit after exponent', '1e', 'Expected a digit after exponent in decimal number'),
  misread('digits after start of hex', '0x', 'Expected digits after start of hex number'),
  misread('invalid hex escape', '"\\xzz"', 'Invalid 2-char hex escape found'),
  misread('invalid unicode escape', '"\\u12"', 'Invalid unicode escape found'),
  misread('bare line break', '"a\nb"', 'Illegal bare line feed character in string literal'),
  misread('unexpected character', '1 ? 2', 'Unexpected character at 2: "?"'),
  misread('unexpected character', '.5', 'Unexpected character at 0: "."'),
  misread('mismatched operator', '(1', 'Mismatched operator found: left paren'),
  misread('mismatched operator', '1)', 'Mismatched operator found: right paren'),
  misrun('error calling a function', 'max()', 'Error calling function max'),
  misrun('invalid arguments', '1 +', 'Invalid arguments to operator add'),
  misrun('invalid arguments', 'a * 2', 'Invalid arguments to operator multiply', { a: [1] }),
  misrun('string too long', 'a + a', 'Concatenation would exceed maximum string length 10000', {
    a: 'x'.repeat(6000),
  }),
  misrun('unexpected token', 'a', 'Reduce error: unexpected token on stack', { a: { b: 1 } }),
];

import { commerceFormatters } from './commerce-formatters.ts';
import { contentFormatters } from './content-formatters.ts';
import { dateFormatters } from './date-formatters.ts';
import { errors } from './errors.ts';
import { expressions } from './expressions.ts';
import type { Golden } from './golden.ts';
import { instructions } from './instructions.ts';
import { numberFormatters } from './number-formatters.ts';
import { predicates } from './predicates.ts';
import { socialFormatters } from './social-formatters.ts';
import { textFormatters } from './text-formatters.ts';

export interface GoldenGroup {
  readonly title: string;
  /** The file of the cases. */
  readonly file: string;
  readonly cases: readonly Golden[];
}

/** All golden cases. */
export const groups: readonly GoldenGroup[] = [
  { title: 'Instructions', file: 'instructions.ts', cases: instructions },
  { title: 'Predicates', file: 'predicates.ts', cases: predicates },
  { title: 'Formatters', file: 'text-formatters.ts', cases: textFormatters },
  { title: 'Formatters', file: 'date-formatters.ts', cases: dateFormatters },
  { title: 'Formatters', file: 'number-formatters.ts', cases: numberFormatters },
  { title: 'Formatters', file: 'content-formatters.ts', cases: contentFormatters },
  { title: 'Formatters', file: 'commerce-formatters.ts', cases: commerceFormatters },
  { title: 'Formatters', file: 'social-formatters.ts', cases: socialFormatters },
  { title: 'Expressions', file: 'expressions.ts', cases: expressions },
  { title: 'Errors', file: 'errors.ts', cases: errors },
];

/** A golden case with the name its test has: `truncate, case 2`, counted from 1 within its group. */
export interface NamedGolden extends Golden {
  readonly nth: number;
}

/** A group's cases, counted by name. */
export function namedCases(cases: readonly Golden[]): readonly NamedGolden[] {
  const counts = new Map<string, number>();
  return cases.map((golden) => {
    const nth = (counts.get(golden.of) ?? 0) + 1;
    counts.set(golden.of, nth);
    return { ...golden, nth };
  });
}

/** One row of the document per name: its description, its golden cases, and their test names. */
export function conformanceList(): string[] {
  return groups.flatMap(({ title, file, cases }) =>
    [...new Set(cases.map(({ of }) => of))].map((name) => {
      const count = cases.filter(({ of }) => of === name).length;
      const named = count === 1 ? 'case 1' : `cases 1 to ${count}`;
      return `| \`${name}\` | ${file} | ${title}: ${name}, ${named} |`;
    }),
  );
}

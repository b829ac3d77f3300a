/** What visitors see because of a problem of a theme. */
export type ProblemMeaning =
  | 'confIgnored'
  | 'regionMissing'
  | 'stylesMissing'
  | 'stylesBroken'
  | 'outside'
  | 'fileMissing'
  | 'partMissing'
  | 'scriptMissing'
  | 'cutShort'
  | 'notRead'
  | 'tweakIgnored'
  | 'template'
  | 'other';

interface Problem {
  readonly file: string;
  readonly message: string;
}

/** By what the message says, the first that fits. */
const byMessage: readonly (readonly [RegExp, ProblemMeaning])[] = [
  [/^This is not JSON/, 'confIgnored'],
  [/^The region |names no regions|No layout of this theme/, 'regionMissing'],
  [/^The stylesheet |^There is no stylesheet/, 'stylesMissing'],
  [/^Less:|^Imports lie/, 'stylesBroken'],
  [/is on another site/, 'outside'],
  [/^The file \S+ is not there/, 'fileMissing'],
  [/partial/, 'partMissing'],
  [/script/i, 'scriptMissing'],
  [/is left out$|queries and no more/, 'cutShort'],
  [/not read$|cannot be read|No further/i, 'notRead'],
  [/tweak/i, 'tweakIgnored'],
];

/** What a problem means for those who see the site, without the words of its author's tools. */
export function meaningOf({ file, message }: Problem): ProblemMeaning {
  const named = byMessage.find(([pattern]) => pattern.test(message));
  if (named !== undefined) return named[1];
  if (file.startsWith('styles/')) return 'stylesBroken';
  return /\.(?:region|block|list|item|page)$/.test(file) ? 'template' : 'other';
}

/** The problems by file, files with errors first. */
export function byFile<P extends Problem & { readonly severity: 'error' | 'warning' }>(
  problems: readonly P[],
): readonly { readonly file: string; readonly problems: readonly P[] }[] {
  const files = new Map<string, P[]>();
  for (const problem of problems) files.set(problem.file, [...(files.get(problem.file) ?? []), problem]);
  const errors = (list: readonly P[]): number => list.filter(({ severity }) => severity === 'error').length;
  return [...files]
    .map(([file, list]) => ({ file, problems: list }))
    .toSorted((a, b) => errors(b.problems) - errors(a.problems) || a.file.localeCompare(b.file));
}

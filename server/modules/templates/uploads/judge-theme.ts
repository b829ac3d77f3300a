import { themeUploadText } from '@vitrine/domain/text/en/theme-upload.ts';
import { checkTheme } from '../themes/check-theme.ts';
import { NO_LAYOUT } from '../themes/layouts.ts';
import { describeProblem, MAX_PROBLEMS, type ThemeProblem } from '../themes/theme-problem.ts';
import { readThemeFolder } from '../themes/theme-files.ts';

/** Milliseconds of work that looking at a theme may take. */
const MAX_WORK = 15_000;

/** What a theme folder is fit for. */
export interface JudgedTheme {
  /** As template.conf names it; '' where it does not. */
  readonly title: string;
  readonly problems: readonly ThemeProblem[];
  /** Whether it has a page to show; without one it is not installed. */
  readonly isUsable: boolean;
}

/**
 * Reads a theme folder, renders all its templates with sample content, and says what is wrong with it. A theme without a
 * layout is of no use; with any other mistake the rest of its pages shows.
 */
export async function judgeTheme(folder: string, now: number): Promise<JudgedTheme> {
  const { conf } = await readThemeFolder(folder);
  const check = await checkTheme(folder, now, MAX_WORK);
  const unfinished: ThemeProblem = {
    severity: 'warning',
    file: 'template.conf',
    line: 0,
    column: 0,
    message: themeUploadText.checkStopped,
  };
  const problems = [...(check.isWhole ? [] : [unfinished]), ...check.problems];
  const unique = new Map(problems.map((problem) => [describeProblem(problem), problem]));
  return {
    title: conf.name.trim().slice(0, 100),
    problems: [...unique.values()].slice(0, MAX_PROBLEMS),
    isUsable: !problems.some(({ message }) => message === NO_LAYOUT),
  };
}

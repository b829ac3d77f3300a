import type { ThemeView } from '@vitrine/contracts/themes.ts';
import { text } from '../../../text/en.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { Tone } from '../../../ui/tone.tsx';
import styles from './problem-list.module.css';

type Problem = ThemeView['problems'][number];

/** The problems of a theme, with file and line. */
export function ProblemList(props: { theme: ThemeView }) {
  const { problems } = props.theme;
  return (
    <section className={`${screen['sheet']} ${styles['sheet']}`} aria-labelledby="design-problems">
      <header className={styles['head']}>
        <h2 id="design-problems" className={styles['title']}>
          {text.design.problemsOf(props.theme.title)}
        </h2>
        {problems.length > 0 && <p className={styles['hint']}>{text.design.problemsHint}</p>}
      </header>
      {problems.length === 0 ? (
        <p className={styles['none']}>
          <CheckIcon size={18} />
          {text.design.problemsNone}
        </p>
      ) : (
        <ul className={styles['list']}>
          {problems.map((problem) => (
            <li key={`${placeOf(problem)} ${problem.message}`} className={styles['problem']}>
              <Tone tone={problem.severity === 'error' ? 'red' : 'amber'}>
                {text.design.severity[problem.severity]}
              </Tone>
              <div className={styles['words']}>
                <code className={styles['place']}>{placeOf(problem)}</code>
                <span className={styles['message']}>{problem.message}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `site.region:12:3`, the format code editors open. */
function placeOf({ file, line, column }: Problem): string {
  return [file, ...(line > 0 ? [line] : []), ...(line > 0 && column > 0 ? [column] : [])].join(':');
}

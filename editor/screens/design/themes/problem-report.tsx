import { byFile, meaningOf } from '@vitrine/domain/theme/problem-meaning.ts';
import { themes as text } from '../../../text/en-themes.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Tone } from '../../../ui/tone.tsx';
import styles from './problem-report.module.css';
import type { Problem } from './upload-theme.ts';

/** The problems of a theme by file: what visitors see because of each, and where it is for whoever mends it. */
export function ProblemReport(props: { problems: readonly Problem[] }) {
  const { problems } = props;
  const files = byFile(problems);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <div className={styles['report']}>
      <div className={styles['head']}>
        <p className={styles['counts']}>
          {text.problemCounts(errors, problems.length - errors, files.length)}
        </p>
        <CopyButton
          size="xs"
          text={problems.map(lineOf).join('\n')}
          label={text.copy}
          copiedLabel={text.copied}
          failed={text.copyFailed}
        />
      </div>
      <ul className={styles['files']}>
        {files.map(({ file, problems: list }) => (
          <li key={file}>
            <code className={styles['file']}>{file}</code>
            <ul className={styles['problems']}>
              {list.map((problem) => (
                <li key={lineOf(problem)} className={styles['problem']}>
                  <Tone tone={problem.severity === 'error' ? 'red' : 'amber'}>
                    {text.severity[problem.severity]}
                  </Tone>
                  <div className={styles['words']}>
                    <span>{text.meaning[meaningOf(problem)]}</span>
                    <span className={styles['technical']}>
                      {problem.line > 0 ? text.line(problem.line) : text.wholeFile}: {problem.message}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Error site.region:12:3: There is no partial 'card'` */
function lineOf({ severity, file, line, column, message }: Problem): string {
  const place = [file, ...(line > 0 ? [line] : []), ...(line > 0 && column > 0 ? [column] : [])].join(':');
  return `${text.severity[severity]} ${place}: ${message}`;
}

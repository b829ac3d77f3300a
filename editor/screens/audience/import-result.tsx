import { Alert, Progress, Text, Title } from '@mantine/core';
import type { SubscriberImport } from '@vitrine/contracts/subscriber-imports.ts';
import type { Ref } from 'react';
import { audience } from '../../text/en-audience.ts';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import styles from './audience.module.css';

const text = audience.import;

/** How far the newest import is, and what became of its lines. */
export function ImportResult({ result, ref }: { result: SubscriberImport; ref: Ref<HTMLElement> }) {
  const show = useShowNumber();
  const { fileName, phase, problem, problems, refused, ignored } = result;
  return (
    <section ref={ref} className={`${screen['sheet']} ${styles['import']}`}>
      <Title order={2} size="h5">
        {text.newest(fileName)}
      </Title>
      {phase === 'importing' && (
        <>
          <output>{text.importing(fileName)}</output>
          <Progress
            value={result.bytes === 0 ? 0 : (result.bytesRead / result.bytes) * 100}
            size="sm"
            w="100%"
            aria-label={text.importing(fileName)}
          />
        </>
      )}
      {problem !== null && (
        <Alert color="red" variant="light" role="alert">
          {text.failed[problem]}
        </Alert>
      )}
      <Text size="sm" fw={600}>
        {text.done(show, result.added)}
      </Text>
      {result.known > 0 && <Text size="sm">{text.known(show, result.known)}</Text>}
      {result.left > 0 && <Text size="sm">{text.left(show, result.left)}</Text>}
      {refused > 0 && (
        <>
          <Text size="sm">{text.refused(show, refused)}</Text>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
          <ul className={styles['problems']} tabIndex={0} aria-label={text.refused(show, refused)}>
            {problems.map((one) => (
              <li key={one.line}>
                {text.line(show, one.line)}: {text.problems[one.problem]}
                {one.value === '' ? '' : ` – “${one.value}”`}
              </li>
            ))}
          </ul>
          {refused > problems.length && (
            <Text size="sm">{text.moreProblems(show, refused - problems.length)}</Text>
          )}
        </>
      )}
      {ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          {text.ignored(ignored.join(', '))}
        </Text>
      )}
    </section>
  );
}

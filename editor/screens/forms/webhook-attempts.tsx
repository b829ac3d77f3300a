import { Text } from '@mantine/core';
import type { WebhookAttempt } from '@vitrine/contracts/webhooks.ts';
import { Link } from 'react-router';
import { webhooks as text } from '../../text/en-webhooks.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import styles from './webhook.module.css';

/** Why a request was not taken, with the words of the service. */
export function whyNot({ problem, status, answer }: WebhookAttempt): string {
  return [
    ...(problem === null ? [] : [text.problems[problem]]),
    ...(status === null ? [] : [`${text.status(status)}${answer === '' ? '.' : `: ${answer}`}`]),
  ].join(' ');
}

/** Requests to a webhook, the newest first. `isOfOne`: they are all about the submission whose page this is. */
export function AttemptList({
  attempts,
  isOfOne = false,
}: {
  readonly attempts: readonly WebhookAttempt[];
  readonly isOfOne?: boolean;
}) {
  if (attempts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text.noLog}
      </Text>
    );
  }
  return (
    <div>
      <Text size="sm" fw={600} component="h3" mb={4}>
        {text.log}
      </Text>
      {/* It scrolls: whoever uses a keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles['log']} aria-label={text.log} tabIndex={0}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} isOfOne={isOfOne} />
        ))}
      </ul>
    </div>
  );
}

function Attempt({ attempt, isOfOne }: { readonly attempt: WebhookAttempt; readonly isOfOne: boolean }) {
  const times = useShowTime();
  const showNumber = useShowNumber();
  const { problem, status, answer, submissionId, took, sentOn, address } = attempt;
  return (
    <li>
      <div className={styles['line']}>
        <Tone tone={problem === null ? 'green' : 'red'}>{problem === null ? text.taken : text.notTaken}</Tone>
        {submissionId === null && <span>{text.isTest}</span>}
        {submissionId !== null && !isOfOne && (
          <Link to={`/form-submissions/${submissionId}`}>{text.submission}</Link>
        )}
        <time dateTime={sentOn}>{times.moment(sentOn)}</time>
        <span className={styles['quiet']}>{text.took(showNumber, took)}</span>
      </div>
      <span className={styles['quiet']}>POST {address}</span>
      {problem === null ? (
        <span dir="auto">{[text.status(status ?? 0), answer].filter((part) => part !== '').join(': ')}</span>
      ) : (
        <span dir="auto">{whyNot(attempt)}</span>
      )}
    </li>
  );
}

import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import { AboutCard } from './about-card.tsx';
import { AnswerValue } from './answer-value.tsx';
import { actOn, changeSubmission, offeredActions, type SubmissionAction } from './change-submission.ts';
import { Around } from './around.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { addressLink } from './reply-link.ts';
import { submissionQuery } from './submission-queries.ts';
import { SubmissionTools } from './submission-tools.tsx';
import styles from './submissions.module.css';
import { useSubmissionKeys } from './use-submission-keys.ts';

/** A submission in full, and what can be done with it. Opening it marks it as read. */
export function SubmissionPage() {
  const { id = '' } = useParams();
  const found = useQuery(submissionQuery(id));
  const isGone = found.error instanceof CallFailure && [404, 422].includes(found.error.status);
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <div className={styles['head']}>
        <Link to="/form-submissions" className={screen['back']}>
          <BackIcon size={18} />
          {text.back}
        </Link>
        {found.data !== undefined && <Around submission={found.data} />}
      </div>
      {found.isPending ? (
        <div className={screen['sheet']}>
          <ListWaiting />
        </div>
      ) : found.data !== undefined ? (
        <Whole key={found.data.id} submission={found.data} />
      ) : (
        <div className={screen['sheet']}>
          {isGone ? (
            <EmptyState order={1} title={text.notFoundTitle}>
              {text.notFound}
            </EmptyState>
          ) : (
            <CallFailed error={found.error} again={() => void found.refetch()} />
          )}
        </div>
      )}
    </div>
  );
}

const tones: Readonly<Record<Submission['folder'], ToneName>> = { inbox: 'green', spam: 'red', bin: 'grey' };

function Whole({ submission }: { readonly submission: Submission }) {
  const { id, folder, isRead, email, formId, formName, receivedOn } = submission;
  const title = useRef<HTMLHeadingElement>(null);
  const times = useShowTime();
  useReadOnce(id, isRead);
  useNamedAnswer();
  const act = async (action: SubmissionAction): Promise<void> => {
    // The pressed button is another one then.
    if (await actOn(id, action)) focusPlace(title.current);
  };
  useSubmissionKeys(submission, (...wanted) => {
    const action = offeredActions(submission).find((one) => wanted.includes(one));
    if (action !== undefined) void act(action);
  });
  return (
    <div className={screen['stack']}>
      <article className={`${screen['sheet']} ${styles['whole']}`}>
        <Title order={1} size="h4" ref={title} dir="auto">
          {text.whose(submission.name || email || text.unnamed)}
        </Title>
        <div className={styles['facts']}>
          {folder !== 'inbox' && <Tone tone={tones[folder]}>{text.folders[folder]}</Tone>}
          {!isRead && <Tone tone="blue">{text.isUnread}</Tone>}
          <Link to={`/forms/${formId}`}>{formName}</Link>
          <time dateTime={receivedOn}>{times.moment(receivedOn)}</time>
          {email !== '' && <a href={addressLink(email)}>{email}</a>}
        </div>
        <SubmissionTools submission={submission} onAction={(action) => void act(action)} />
        <dl className={styles['answers']} aria-label={text.answers}>
          {submission.answers.map((answer) => (
            <div key={answer.id} id={`answer-${answer.id}`}>
              <dt dir="auto">{answer.label}</dt>
              <dd>
                <AnswerValue answer={answer} />
                {answer.type === 'hidden' && <span className={styles['note']}> · {text.isHidden}</span>}
              </dd>
              {!answer.isAsked && <dd className={styles['note']}>{text.notAsked}</dd>}
            </div>
          ))}
        </dl>
      </article>
      <HistoryCard id={id} />
      <DeliveryCard id={id} formId={formId} isSpam={submission.isSpam} />
      <AboutCard submission={submission} />
    </div>
  );
}

/** Shows the answer that the link of a mail names: its files are there. */
function useNamedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith('#answer-'))
      document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [hash]);
}

/** Marks a submission as read when it is opened, and not again: the owner may mark it as unread. */
function useReadOnce(id: string, isRead: boolean): void {
  const wasUnread = useRef(!isRead);
  useEffect(() => {
    if (!wasUnread.current) return;
    wasUnread.current = false;
    void changeSubmission(id, { isRead: true });
  }, [id]);
}

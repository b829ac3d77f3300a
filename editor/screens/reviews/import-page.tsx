import { Alert, Button, FileButton, Progress, Radio, Stack, Text, Title } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ReviewImport } from '@vitrine/contracts/reviews.ts';
import { MAX_REVIEW_FILE } from '@vitrine/domain/review/review-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf, uploadClient } from '../../app/client.ts';
import { reviews } from '../../text/en-reviews.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useFileDrop } from '../../ui/uploads/use-file-drop.ts';
import { readReviewsAgain } from './review-queries.ts';
import styles from './reviews.module.css';

const text = reviews.import;

type Become = 'published' | 'pending';

interface Sent {
  readonly file: File;
  readonly mode: 'check' | 'import';
  readonly status: Become;
}

function send({ file, mode, status }: Sent): Promise<ReviewImport> {
  const form = new FormData();
  // Before the file: fields after it are not read.
  form.set('mode', mode);
  form.set('status', status);
  form.set('file', file);
  return uploadClient(() => undefined).call('POST', '/api/admin/reviews/import', { body: form });
}

const reasonOf = (error: unknown): string =>
  (error instanceof CallFailure ? error.fields['file'] : undefined) ?? sentenceOf(error);

/** Imports reviews from a file: choose it, look through what would be imported, import. */
export function ImportPage() {
  const [status, setStatus] = useState<Become>('published');
  const [refusal, setRefusal] = useState('');
  const check = useMutation({ mutationFn: send, onSettled: focusHeading });
  const apply = useMutation({
    mutationFn: send,
    onSuccess: readReviewsAgain,
    onSettled: focusHeading,
  });
  const isBusy = check.isPending || apply.isPending;
  const take = (file: File | null | undefined) => {
    if (file === null || file === undefined || isBusy) return;
    apply.reset();
    check.reset();
    const isTooLarge = file.size > MAX_REVIEW_FILE;
    setRefusal(isTooLarge ? text.tooLarge : '');
    if (!isTooLarge) check.mutate({ file, mode: 'check', status });
  };
  const dropArea = useFileDrop(([file]) => take(file));
  const failure = apply.error ?? check.error;
  const problem = refusal !== '' ? refusal : failure === null ? '' : reasonOf(failure);
  const file = check.variables?.file;
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <Link to="/reviews" className={screen['back']}>
        <BackIcon size={18} />
        {reviews.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''} tabIndex={-1}>
          {text.title}
        </Title>
      </div>
      <div className={`${screen['sheet']} ${styles['import']}`} {...dropArea}>
        <Text c="dimmed" size="sm">
          {text.lead}
        </Text>
        {problem !== '' && (
          <Alert color="red" variant="light" role="alert">
            {problem}
          </Alert>
        )}
        {apply.isSuccess ? (
          <Done result={apply.data} />
        ) : (
          check.isSuccess &&
          file !== undefined && (
            <Findings result={check.data} name={file.name}>
              <Radio.Group
                label={text.status}
                value={status}
                onChange={(value) => setStatus(value === 'pending' ? 'pending' : 'published')}
              >
                <Stack gap="xs" mt="xs">
                  <Radio value="published" label={text.published} />
                  <Radio value="pending" label={text.pending} />
                </Stack>
              </Radio.Group>
              <Apply
                count={check.data.added}
                isBusy={apply.isPending}
                onApply={() => apply.mutate({ file, mode: 'import', status })}
              />
            </Findings>
          )
        )}
        <Choose isFirst={file === undefined} onTake={take} isBusy={isBusy} />
        {isBusy && (
          <>
            <output>{text.reading(file?.name ?? '')}</output>
            <Progress value={100} animated size="sm" w="100%" aria-label={text.reading(file?.name ?? '')} />
          </>
        )}
      </div>
    </div>
  );
}

function Choose(props: { isFirst: boolean; isBusy: boolean; onTake: (file: File | null) => void }) {
  const reset = useRef<() => void>(null);
  return (
    <>
      <FileButton
        resetRef={reset}
        accept=".csv,.txt,.tsv,text/csv"
        onChange={(file) => {
          reset.current?.();
          props.onTake(file);
        }}
      >
        {(given) => (
          <Button
            {...given}
            variant={props.isFirst ? 'filled' : 'default'}
            {...(props.isBusy ? { 'aria-disabled': true, 'data-disabled': true } : {})}
          >
            {props.isFirst ? text.choose : text.other}
          </Button>
        )}
      </FileButton>
      <Text c="dimmed" size="xs">
        {text.dropHint}
      </Text>
    </>
  );
}

function Apply(props: { count: number; isBusy: boolean; onApply: () => void }) {
  const show = useShowNumber();
  return (
    <BusyButton loading={props.isBusy} onClick={props.onApply}>
      {text.apply(show, props.count)}
    </BusyButton>
  );
}

/** What importing a file would do. `children`: how it is imported. */
function Findings(props: { result: ReviewImport; name: string; children: ReactNode }) {
  const show = useShowNumber();
  const { added, verified, known, refused, problems, ignored } = props.result;
  return (
    <>
      <Title order={2} size="h5">
        {text.file(props.name)}
      </Title>
      <Text>{added === 0 ? text.nothing : text.added(show, added)}</Text>
      {verified > 0 && <Text size="sm">{text.verified(show, verified)}</Text>}
      {added > verified && (
        <Text size="sm" c="dimmed">
          {text.notVerified}
        </Text>
      )}
      {known > 0 && <Text size="sm">{text.known(show, known)}</Text>}
      {refused > 0 && (
        <>
          <Text size="sm">{text.refused(show, refused)}</Text>
          <ul className={styles['problems']}>
            {problems.map(({ line, problem, value }) => (
              <li key={line}>
                {text.line(show, line)}: {text.problems[problem]}
                {value === '' ? '' : ` – “${value}”`}
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
      {added > 0 && props.children}
    </>
  );
}

function Done({ result }: { result: ReviewImport }) {
  const show = useShowNumber();
  return (
    <>
      <output>{text.done(show, result.added)}</output>
      <Button component={Link} to="/reviews">
        {text.toReviews}
      </Button>
    </>
  );
}

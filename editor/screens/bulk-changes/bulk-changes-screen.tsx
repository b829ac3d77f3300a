import { Button, Progress, Title } from '@mantine/core';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { BulkCommand } from '@vitrine/domain/list/bulk.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { bulk as text } from '../../text/en-bulk.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { ClockIcon } from '../../ui/icons.tsx';
import { BulkCommands } from '../../ui/list/bulk-commands.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { isAtWork, refusedText, sentenceAbout } from '../../ui/list/describe-job.ts';
import screen from '../../ui/screen.module.css';
import { useShowMore } from '../../ui/show-more.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import styles from './bulk-changes.module.css';

const KEY = ['bulk', 'recent'];

/** The last changes of many rows of every list, with what can still be done with each. */
export function BulkChangesScreen() {
  const changes = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/bulk/recent',
        { query: pageParam === null ? {} : { before: pageParam } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ jobs }) => jobs.some((job) => isAtWork(job) && !job.isPaused)) === true
        ? 1000
        : false,
  });
  const jobs = changes.data?.pages.flatMap((page) => page.jobs) ?? [];
  const sheet = useRef<HTMLDivElement>(null);
  const showMore = useShowMore(sheet, changes.fetchNextPage);
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      </div>
      {jobs.length > 0 && <p className={styles['lead']}>{text.lead}</p>}
      <div className={screen['sheet']} ref={sheet}>
        {changes.isPending ? (
          <ListWaiting />
        ) : changes.isError && jobs.length === 0 ? (
          <CallFailed error={changes.error} again={() => void changes.refetch()} />
        ) : jobs.length === 0 ? (
          <EmptyState
            title={text.empty}
            picture={<ClockIcon size={44} />}
            action={
              <Button component={Link} to="/products">
                {text.emptyAction}
              </Button>
            }
          >
            {text.emptyHint}
          </EmptyState>
        ) : (
          <ul className={styles['list']} aria-label={text.title}>
            {jobs.map((job) => (
              <Change key={job.id} job={job} />
            ))}
          </ul>
        )}
        {changes.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={changes.isFetchingNextPage} onClick={showMore}>
              {text.more}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}

function Change({ job }: { job: BulkJob }) {
  const times = useShowTime();
  const showNumber = useShowNumber();
  const place = useRef<HTMLLIElement>(null);
  const command = useMutation({
    mutationFn: (name: BulkCommand) =>
      client.call('POST', `/api/admin/bulk/:id/${name}`, { params: { id: job.id } }),
    onSettled: () => {
      // What was pressed may be gone with the answer.
      if (place.current?.contains(document.activeElement) === true) focusPlace(place.current);
      void queryClient.invalidateQueries({ queryKey: KEY });
      // The lists read their rows again.
      void queryClient.invalidateQueries({ queryKey: [job.list] });
      void queryClient.invalidateQueries({ queryKey: ['bulk', job.list] });
    },
  });
  const [one, many] = text.nouns[job.list] ?? text.rowsOf;
  const undoUntil = job.commands.includes('undo') ? job.undoUntil : null;
  return (
    <li ref={place} className={styles['change']} tabIndex={-1}>
      <div className={styles['words']}>
        <Link className={styles['sentence']} to={places[job.list] ?? '/products'}>
          {sentenceAbout(job, { one, many }, showNumber)}
        </Link>
        {job.refused.length > 0 && <p className={styles['quiet']}>{refusedText(job, showNumber)}</p>}
        <p className={styles['quiet']}>
          <time dateTime={job.startedOn}>{times.moment(job.startedOn)}</time>
          {job.startedBy !== '' && ` · ${text.by(job.startedBy)}`}
          {undoUntil !== null && ` · ${text.undoUntil(times.moment(undoUntil))}`}
        </p>
        {command.isError && (
          <p role="alert" className={styles['problem']}>
            {sentenceOf(command.error)}
          </p>
        )}
      </div>
      <Tone tone={toneOf(job)}>{text.states[stateOf(job)]}</Tone>
      <div className={styles['commands']}>
        <BulkCommands
          job={job}
          busy={command.isPending ? command.variables : null}
          run={(name) => command.mutate(name)}
        />
      </div>
      {isAtWork(job) && job.total > 0 && (
        <Progress
          className={styles['bar'] ?? ''}
          value={job.phase === 'collecting' ? 0 : (job.handled / job.total) * 100}
          size="sm"
          aria-label={text.label}
        />
      )}
    </li>
  );
}

/** Where the rows of each list are. */
const places: Readonly<Record<string, string>> = {
  products: '/products',
  orders: '/orders',
  customers: '/customers',
  audience: '/audience',
  mails: '/mail',
  'product-import-rows': '/products/import',
};

const stateOf = (job: BulkJob): keyof typeof text.states =>
  job.hasFailed ? 'failed' : job.isPaused ? 'paused' : job.phase;

function toneOf(job: BulkJob): ToneName {
  if (job.hasFailed) return 'red';
  if (job.isPaused) return 'amber';
  if (isAtWork(job)) return 'blue';
  return job.phase === 'done' ? 'green' : 'grey';
}

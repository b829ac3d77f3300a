import { Progress } from '@mantine/core';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { BulkCommand } from '@vitrine/domain/list/bulk.ts';
import type { RefObject } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { bulk as text } from '../../text/en-bulk.ts';
import { BusyButton } from '../busy-button.tsx';
import { focusHeading, focusPlace } from '../focus-place.ts';
import { CloseIcon } from '../icons.tsx';
import styles from './bulk.module.css';
import type { ListDefinition } from './list-definition.ts';
import type { Bulk } from './use-bulk.ts';

/** Says how far a change of many rows is, what came of it, and offers what can be done with it. */
export function BulkProgress<Row extends { readonly id: string }>(props: {
  definition: ListDefinition<Row>;
  bulk: Bulk;
  job: BulkJob;
  /** The focus goes here when a change begins. */
  place: RefObject<HTMLElement | null>;
}) {
  const { definition, bulk, job, place } = props;
  const isAtWork = job.phase === 'collecting' || job.phase === 'changing' || job.phase === 'undoing';
  const run = (command: BulkCommand) =>
    bulk.command.mutate({ id: job.id, command }, { onSettled: () => focusPlace(place.current) });
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles['progress']}
      data-failed={job.hasFailed}
      aria-label={text.label}
    >
      <div className={styles['words']}>
        <output>{sentenceAbout(job, definition.noun)}</output>
        {job.refused.length > 0 && <span className={styles['refused']}>{refusedText(job)}</span>}
        {bulk.command.isError && (
          <span role="alert" className={styles['problem']}>
            {sentenceOf(bulk.command.error)}
          </span>
        )}
      </div>
      <div className={styles['commands']}>
        {job.commands.map((command) =>
          // While it works, ending it is offered once it is paused.
          command === 'stop' && !job.isPaused ? null : (
            <BusyButton
              key={command}
              variant={command === 'resume' ? 'filled' : 'default'}
              size="compact-md"
              className={styles['button'] ?? ''}
              loading={bulk.command.isPending && bulk.command.variables.command === command}
              onClick={() => run(command)}
            >
              {command === 'undo' && isAtWork ? text.takeBack : text[command]}
            </BusyButton>
          ),
        )}
        {!isAtWork && (
          <button
            type="button"
            className={styles['dismiss']}
            aria-label={text.dismiss}
            onClick={() => {
              bulk.dismiss(job);
              focusHeading();
            }}
          >
            <CloseIcon size={16} />
          </button>
        )}
      </div>
      {isAtWork && job.total > 0 && (
        <Progress
          className={styles['bar'] ?? ''}
          value={job.phase === 'collecting' ? 0 : (job.handled / job.total) * 100}
          size="sm"
          aria-label={text.label}
        />
      )}
    </section>
  );
}

function sentenceAbout(job: BulkJob, noun: { readonly one: string; readonly many: string }): string {
  const { doing, done } = text.action(job.action);
  const rows = text.count(job.changed, noun.one, noun.many);
  if (job.hasFailed) return text.failed(job.handled, job.total);
  if (job.isPaused) return text.paused(job.handled, job.total);
  switch (job.phase) {
    case 'collecting':
      return text.collecting(doing);
    case 'changing':
      return text.progress(doing, job.handled, job.total);
    case 'undoing':
      return text.undoing(job.handled, job.total);
    case 'done':
      return job.changed === 0 ? text.nothing : done(rows);
    case 'stopped':
      return text.stopped(rows);
    case 'undone':
      return text.undone;
  }
}

function refusedText({ refused }: BulkJob): string {
  const count = refused.reduce((sum, one) => sum + one.count, 0);
  const parts = refused.map((one) => text.reason(one.reason, one.count)).join(', ');
  return text.refused(count, parts);
}

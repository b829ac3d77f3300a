import { Progress } from '@mantine/core';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { BulkCommand } from '@vitrine/domain/list/bulk.ts';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../app/client.ts';
import { bulk as text } from '../../text/en-bulk.ts';
import { focusHeading, focusPlace } from '../focus-place.ts';
import { CloseIcon } from '../icons.tsx';
import { useShowNumber } from '../show-money.ts';
import { BulkCommands } from './bulk-commands.tsx';
import styles from './bulk.module.css';
import { isAtWork, refusedText, sentenceAbout } from './describe-job.ts';
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
  const showNumber = useShowNumber();
  const atWork = isAtWork(job);
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
        <output>{sentenceAbout(job, definition.noun, showNumber)}</output>
        {job.refused.length > 0 && <span className={styles['refused']}>{refusedText(job, showNumber)}</span>}
        {bulk.command.isError && (
          <span role="alert" className={styles['problem']}>
            {sentenceOf(bulk.command.error)}
          </span>
        )}
      </div>
      <div className={styles['commands']}>
        <BulkCommands
          job={job}
          busy={bulk.command.isPending ? bulk.command.variables.command : null}
          run={run}
        />
        <Link className={styles['all']} to="/bulk-changes">
          {text.all}
        </Link>
        {!atWork && (
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
      {atWork && job.total > 0 && (
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

import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { BulkCommand } from '@vitrine/domain/list/bulk.ts';
import { bulk as text } from '../../text/en-bulk.ts';
import { BusyButton } from '../busy-button.tsx';
import styles from './bulk.module.css';
import { isAtWork } from './describe-job.ts';

/** What can be done with a change of many rows. `busy`: the command that is on its way. */
export function BulkCommands(props: {
  job: BulkJob;
  busy: BulkCommand | null;
  run: (command: BulkCommand) => void;
}) {
  const { job, busy, run } = props;
  return job.commands.map((command) =>
    // While it works, ending it is offered once it is paused.
    command === 'stop' && !job.isPaused ? null : (
      <BusyButton
        key={command}
        variant={command === 'resume' ? 'filled' : 'default'}
        size="compact-md"
        className={styles['button'] ?? ''}
        loading={busy === command}
        onClick={() => run(command)}
      >
        {command === 'undo' && isAtWork(job) ? text.takeBack : text[command]}
      </BusyButton>
    ),
  );
}

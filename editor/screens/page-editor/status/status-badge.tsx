import type { PageState } from '@vitrine/contracts/page-status.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { pageStatus as words } from '../../../text/en-page-status.ts';
import { pageStatusTones } from '../../../ui/page-status-tones.ts';
import { useShowTime } from '../../../ui/show-time.ts';
import { Tone } from '../../../ui/tone.tsx';
import styles from './status.module.css';

/** The page's status, with the time that is planned. */
export function StatusBadge({ state }: { readonly state: PageState | null }) {
  const times = useShowTime();
  if (state === null) return null;
  const { status, publishOn, changed } = state;
  const label = statusLabels[status];
  const since = changed === null ? label : words.changedBy(label, changed.by, times.moment(changed.on));
  return (
    <span className={styles['badge']} title={since}>
      <Tone tone={pageStatusTones[status]}>{label}</Tone>
      {publishOn !== null && (
        <span className={styles['time']}>
          {status === 'published' ? words.changesOn(times.moment(publishOn)) : times.moment(publishOn)}
        </span>
      )}
    </span>
  );
}

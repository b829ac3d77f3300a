import { Skeleton, VisuallyHidden } from '@mantine/core';
import { text } from '../../text/en.ts';
import styles from './page-waiting.module.css';

/** A page that is not there yet, in the shape of one: a headline, a few lines and a picture beside them. */
export function PageWaiting() {
  return (
    <div className={styles['page']} aria-busy="true">
      <VisuallyHidden component="output">{text.app.loading}</VisuallyHidden>
      <Skeleton height={14} width="22%" />
      <div className={styles['columns']}>
        <div className={styles['words']}>
          <Skeleton height={32} width="90%" />
          <Skeleton height={32} width="55%" mb={16} />
          <Skeleton height={12} />
          <Skeleton height={12} width="94%" />
          <Skeleton height={12} width="62%" mb={16} />
          <Skeleton height={36} width={120} />
        </div>
        <Skeleton className={styles['picture'] ?? ''} />
      </div>
    </div>
  );
}

/** The desk while the page is opened: its parts stand where they will be, so that nothing moves when it is there. */
export function DeskWaiting() {
  return (
    <div className={styles['desk']}>
      <div className={styles['bar']}>
        <Skeleton height={14} width={160} />
        <Skeleton height={32} width={104} />
      </div>
      <div className={styles['work']}>
        <PageWaiting />
        <div className={styles['panel']}>
          <Skeleton height={14} width="30%" mb={10} />
          <Skeleton height={12} width="70%" />
          <Skeleton height={12} width="50%" />
        </div>
      </div>
    </div>
  );
}

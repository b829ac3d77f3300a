import { ActionIcon, Button, Progress } from '@mantine/core';
import { useRef } from 'react';
import { editorFailures } from '../../text/en-editor-failures.ts';
import { filesText } from '../../text/en-files.ts';
import { focusHeading } from '../focus-place.ts';
import { CloseIcon, ResetIcon } from '../icons.tsx';
import { useShowNumber } from '../show-money.ts';
import styles from './upload-tray.module.css';
import type { TrayUploads } from './use-tray-uploads.ts';
import type { Upload } from './use-uploads.ts';

const text = filesText.uploads;

/** What is on its way, what has arrived, and why what has not did not; at the foot of the window. */
export function UploadTray({ uploads }: { readonly uploads: TrayUploads }) {
  const showNumber = useShowNumber();
  const own = useRef<HTMLElement>(null);
  const { done, isGoing } = uploads;
  const all = uploads.uploads;
  const failed = all.filter(({ failure }) => failure !== null);
  const going = all.filter(({ failure }) => failure === null);
  const isShown = all.length > 0 || done > 0;
  // What failed first, then what is sent; of what waits only the first few.
  const listed = [
    ...failed,
    ...going.filter(({ isWaiting }) => !isWaiting),
    ...going.filter(({ isWaiting }) => isWaiting).slice(0, 3),
  ];
  const words = isGoing
    ? text.going(showNumber, done, done + going.length)
    : failed.length === 0
      ? text.done(showNumber, done)
      : text.failed(showNumber, failed.length);
  const sent = going.reduce((sum, one) => sum + one.sent, done);
  /** The pressed button may be gone. */
  const keepFocus = (): void =>
    void requestAnimationFrame(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const next = own.current?.querySelector<HTMLElement>('button');
      if (next === null || next === undefined) focusHeading();
      else next.focus();
    });
  const close = () => {
    for (const { id } of all) uploads.drop(id);
    uploads.forget();
    keepFocus();
  };
  return (
    <>
      <output className={styles['spoken']}>{isShown && !isGoing ? words : ''}</output>
      {isShown && (
        <section ref={own} className={styles['tray']} aria-label={text.title}>
          <div className={styles['head']}>
            <strong>{words}</strong>
            {failed.length > 1 && !isGoing && (
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => {
                  for (const { id } of failed) uploads.retry(id);
                  keepFocus();
                }}
              >
                {text.againAll}
              </Button>
            )}
            {isGoing ? (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                onClick={() => {
                  for (const { id } of going) uploads.cancel(id);
                  keepFocus();
                }}
              >
                {text.cancelAll}
              </Button>
            ) : (
              <ActionIcon variant="subtle" color="gray" aria-label={text.close} onClick={close}>
                <CloseIcon size={16} />
              </ActionIcon>
            )}
          </div>
          {isGoing && (
            <Progress.Root size="xs" radius={0}>
              <Progress.Section value={(100 * sent) / Math.max(1, done + going.length)} aria-label={words} />
            </Progress.Root>
          )}
          {listed.length > 0 && (
            <ul className={styles['list']}>
              {listed.map((one) => (
                <UploadRow key={one.id} upload={one} uploads={uploads} onGone={keepFocus} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

function UploadRow(props: { upload: Upload; uploads: TrayUploads; onGone: () => void }) {
  const { upload, uploads, onGone } = props;
  const { id, file, sent, isWaiting, failure } = upload;
  const { name } = file;
  if (failure !== null) {
    return (
      <li className={styles['row']} data-failed>
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          <span role="alert" className={styles['failure']}>
            <strong>{editorFailures.noUpload}</strong> {failure}
          </span>
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text.againOf(name)}
          title={text.again}
          onClick={() => {
            uploads.retry(id);
            onGone();
          }}
        >
          <ResetIcon size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text.dismiss(name)}
          onClick={() => {
            uploads.drop(id);
            onGone();
          }}
        >
          <CloseIcon size={16} />
        </ActionIcon>
      </li>
    );
  }
  return (
    <li className={styles['row']}>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {isWaiting || sent === 1 ? (
          <span className={styles['state']}>{isWaiting ? text.waiting : text.processing}</span>
        ) : (
          <Progress.Root size="xs">
            <Progress.Section value={Math.max(3, sent * 100)} aria-label={text.progress(name)} />
          </Progress.Root>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text.cancel(name)}
        onClick={() => {
          uploads.cancel(id);
          onGone();
        }}
      >
        <CloseIcon size={16} />
      </ActionIcon>
    </li>
  );
}

import { Button } from '@mantine/core';
import type { OutsideFilesBody, ThemeView } from '@vitrine/contracts/themes.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../../app/client.ts';
import { text } from '../../../text/en.ts';
import screen from '../../../ui/screen.module.css';
import { groupBySite } from './group-by-site.ts';
import styles from './outside-files.module.css';

type Failed = readonly { readonly address: string; readonly reason: string }[];

/** Files a theme loads from other sites: copy them into the theme or leave them out. Nothing where there are none. */
export function OutsideFiles(props: { theme: ThemeView; onSettled: (theme: ThemeView) => void }) {
  const { theme } = props;
  const files = theme.outsideFiles;
  const [busy, setBusy] = useState<OutsideFilesBody['action'] | null>(null);
  const [failed, setFailed] = useState<Failed>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const copyButton = useRef<HTMLButtonElement>(null);
  if (files.length === 0) return null;
  const count = (state: (typeof files)[number]['state']): number =>
    files.filter((file) => file.state === state).length;
  const missing = count('missing');
  const isAsking = missing > 0;

  const settle = async (action: OutsideFilesBody['action']): Promise<void> => {
    if (busy !== null) return;
    setBusy(action);
    setProblem(null);
    try {
      const answer = await client.call('POST', '/api/admin/themes/:name/outside-files', {
        params: { name: theme.name },
        body: { action },
      });
      setFailed(answer.failed);
      const copied = files.length - failedOf(answer.failed, files);
      setDone(
        action === 'go-without'
          ? text.design.outside.without(missing)
          : copied === 0
            ? ''
            : text.design.outside.copied(copied),
      );
      props.onSettled(answer.theme);
      // The other button may have been removed.
      copyButton.current?.focus();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(null);
    }
  };

  return (
    <section className={`${screen['sheet']} ${styles['sheet']}`} aria-labelledby="design-outside">
      <h2 id="design-outside" className={styles['title']}>
        {text.design.outside.title}
      </h2>
      <p className={styles['hint']}>
        {isAsking
          ? text.design.outside.asks(missing)
          : count('without') > 0
            ? text.design.outside.goesWithout(count('without'))
            : text.design.outside.hasCopies(files.length)}
      </p>
      <ul className={styles['sites']}>
        {groupBySite(files).map(({ site, files: ofSite }) => (
          <li key={site}>
            <strong>{site}</strong>
            <ul className={styles['files']}>
              {ofSite.map(({ address, kind, state, path }) => (
                <li key={address}>
                  <code className={styles['path']}>{path}</code>
                  <span className={styles['state']}>
                    {text.design.outside.kind[kind]} · {text.design.outside.state[state]}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <div role="alert" className={styles['failed']}>
          <p>{text.design.outside.failed}</p>
          <ul>
            {failed.slice(0, 20).map(({ address, reason }) => (
              <li key={address}>
                <code className={styles['path']}>{address}</code>: {reason}.
              </li>
            ))}
          </ul>
        </div>
      )}
      {problem !== null && (
        <p role="alert" className={styles['failed']}>
          {problem}
        </p>
      )}
      <div className={styles['actions']}>
        <Button
          ref={copyButton}
          variant={isAsking ? 'filled' : 'default'}
          loading={busy === 'copy'}
          onClick={() => void settle('copy')}
        >
          {isAsking || count('without') > 0 ? text.design.outside.copy : text.design.outside.copyAgain}
        </Button>
        {isAsking && (
          <Button
            variant="subtle"
            color="gray"
            loading={busy === 'go-without'}
            onClick={() => void settle('go-without')}
          >
            {text.design.outside.goOn}
          </Button>
        )}
        <output className={styles['done']}>{done}</output>
      </div>
    </section>
  );
}

/** How many files the theme names could not be copied; files named by copied stylesheets are not counted. */
const failedOf = (failed: Failed, files: ThemeView['outsideFiles']): number =>
  files.filter(({ address }) => failed.some((one) => one.address === address)).length;

import { Button } from '@mantine/core';
import type { ThemeView } from '@vitrine/contracts/themes.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../../app/client.ts';
import { themes as text } from '../../../text/en-themes.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { ProblemReport } from './problem-report.tsx';
import styles from './themes-screen.module.css';
import type { UploadOutcome } from './upload-theme.ts';

/** What became of an upload, with its problems and what to do next. */
export function UploadResult(props: {
  outcome: UploadOutcome;
  /** The earlier upload of the same theme, as long as both are there. */
  earlier: ThemeView | null;
  onReplaced: (theme: ThemeView, without: string) => void;
  onClose: () => void;
}) {
  const { outcome, earlier } = props;
  const isInstalled = outcome.kind === 'installed';
  const title = isInstalled ? text.installed(outcome.theme.title) : text.refused(outcome.fileName);
  const problems = isInstalled ? outcome.theme.problems : outcome.problems;
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears above the cards: who waits for it is taken there.
  useEffect(() => heading.current?.focus(), []);
  const replacing = useMutation({
    mutationFn: ({ name, by }: { name: string; by: string }) =>
      client.call('POST', '/api/admin/themes/:name/replace', { params: { name }, body: { by } }),
    onSuccess: (theme, { by }) => props.onReplaced(theme, by),
  });
  return (
    <section className={`${screen['sheet']} ${styles['result']}`} aria-labelledby="theme-result">
      <h2 id="theme-result" ref={heading} tabIndex={-1} className={styles['resultTitle']}>
        {title}
      </h2>
      <p className={styles['resultHint']}>{isInstalled ? text.installedHint : text.refusedHint}</p>
      {isInstalled && outcome.leftOut.length > 0 && (
        <p className={styles['resultHint']}>{text.leftOut(outcome.leftOut)}</p>
      )}
      {problems.length === 0 ? (
        <p className={styles['none']}>
          <CheckIcon size={18} />
          {text.noProblems}
        </p>
      ) : (
        <ProblemReport problems={problems} />
      )}
      {isInstalled && earlier !== null && (
        <div className={styles['replace']}>
          <strong>{text.replaceTitle(earlier.title)}</strong>
          <p>{text.replaceHint(earlier.isCurrent)}</p>
          {replacing.isError && <p role="alert">{sentenceOf(replacing.error)}</p>}
          <BusyButton
            size="sm"
            loading={replacing.isPending}
            onClick={() => replacing.mutate({ name: earlier.name, by: outcome.theme.name })}
          >
            {text.replace(earlier.title)}
          </BusyButton>
          <Button size="sm" variant="default" onClick={props.onClose} disabled={replacing.isPending}>
            {text.keepBoth}
          </Button>
        </div>
      )}
      <div className={styles['resultActions']}>
        {isInstalled && (
          <Button
            component={Link}
            to={`/design?theme=${encodeURIComponent(outcome.theme.name)}`}
            variant={earlier === null ? 'filled' : 'default'}
            aria-label={text.tryOnName(outcome.theme.title)}
          >
            {text.tryOn}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={props.onClose}>
          {text.close}
        </Button>
      </div>
    </section>
  );
}

import { Alert, Button, FileButton, Title, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ThemeList, ThemeView } from '@vitrine/contracts/themes.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, updateCache } from '../../../app/client.ts';
import { text as common } from '../../../text/en.ts';
import { themes as text } from '../../../text/en-themes.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { BackIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { useFileDrop } from '../../../ui/uploads/use-file-drop.ts';
import { useUploads } from '../../../ui/uploads/use-uploads.ts';
import { UploadLine } from '../../page-editor/panel/controls/upload-line.tsx';
import { OutsideFiles } from './outside-files.tsx';
import { ProblemList } from './problem-list.tsx';
import { ThemeCards } from './theme-cards.tsx';
import styles from './themes-screen.module.css';
import { UploadResult } from './upload-result.tsx';
import { type UploadOutcome, uploadTheme } from './upload-theme.ts';
import { useThemeSwitcher } from './use-theme-switcher.ts';

const themesKey = ['themes'];

/** All themes of the website: to look at, to try on, to use, to upload and to remove. */
export function ThemesScreen() {
  const themes = useQuery({
    queryKey: themesKey,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/themes', {}, signal),
  });
  const all = themes.data?.themes ?? [];
  const current = all.find(({ isCurrent }) => isCurrent) ?? all[0];
  return (
    <div className={screen['screen']}>
      <Link className={screen['back']} to="/design">
        <BackIcon size={16} />
        {text.back}
      </Link>
      {current !== undefined ? (
        <Themes themes={all} current={current} refetch={() => void themes.refetch()} />
      ) : (
        <>
          <div className={screen['head']}>
            <Title order={1} className={screen['title'] ?? ''}>
              {text.title}
            </Title>
          </div>
          <div className={screen['sheet']}>
            {themes.isError ? (
              <CallFailed error={themes.error} again={() => void themes.refetch()} />
            ) : (
              <ListWaiting />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Changes the cached list of themes. */
const change = (by: (themes: readonly ThemeView[]) => readonly ThemeView[]): void =>
  updateCache<ThemeList>(themesKey, (list) => list && { themes: by(list.themes) });

/** Puts a theme from a response into the list; where it is the current one, the others no longer are. */
function adopt(theme: ThemeView): void {
  change((themes) =>
    themes.map((one) =>
      one.name === theme.name ? theme : theme.isCurrent ? { ...one, isCurrent: false } : one,
    ),
  );
}

function Themes(props: { themes: readonly ThemeView[]; current: ThemeView; refetch: () => void }) {
  const { themes, current } = props;
  const switcher = useThemeSwitcher(themes, current, false, adopt);
  const [outcomes, setOutcomes] = useState<readonly UploadOutcome[]>([]);
  /** Counts changes of files, so that the cards show them. */
  const [changes, setChanges] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const { uploads, add, retry, drop } = useUploads(uploadTheme, (outcome: UploadOutcome) => {
    if (outcome.kind === 'installed') change((list) => [...list, outcome.theme]);
    setOutcomes((before) => [outcome, ...before]);
  });
  const dropArea = useFileDrop(add);
  const close = (outcome: UploadOutcome): void => {
    setOutcomes((before) => before.filter((one) => one !== outcome));
    button.current?.focus();
  };
  const take = (theme: ThemeView): void => {
    adopt(theme);
    setChanges((count) => count + 1);
  };

  return (
    <div className={styles['area']} {...dropArea}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <div className={screen['grow']} />
        <FileButton onChange={(files) => add(files)} accept=".zip,application/zip" multiple>
          {(given) => (
            <Button {...given} ref={button}>
              {text.upload}
            </Button>
          )}
        </FileButton>
      </div>
      <p className={styles['lead']}>
        {text.lead} {text.uploadHint}
      </p>
      <p className={styles['dropHint']} aria-hidden="true">
        {text.dropHere}
      </p>
      {switcher.failure !== null && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {switcher.failure}{' '}
          {switcher.stale && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                switcher.forget();
                props.refetch();
              }}
            >
              {common.design.staleAction}
            </Button>
          )}
        </Alert>
      )}
      {uploads.length > 0 && (
        <section className={`${screen['sheet']} ${styles['uploads']}`} aria-label={text.uploads}>
          {uploads.map((one) => (
            <UploadLine
              key={one.id}
              upload={one}
              onRetry={() => retry(one.id)}
              onDrop={() => {
                drop(one.id);
                button.current?.focus();
              }}
            />
          ))}
        </section>
      )}
      {outcomes.map((outcome) => (
        <UploadResult
          key={outcome.kind === 'installed' ? outcome.theme.name : outcome.fileName}
          outcome={outcome}
          earlier={earlierOf(outcome, themes)}
          onReplaced={(theme, without) => {
            change((list) => list.filter(({ name }) => name !== without));
            take(theme);
            close(outcome);
            notifications.show({ message: text.replaced(theme.title) });
          }}
          onClose={() => close(outcome)}
        />
      ))}
      <section aria-labelledby="themes-all">
        <VisuallyHidden component="h2" id="themes-all">
          {text.all}
        </VisuallyHidden>
        <ThemeCards
          isLarge
          themes={themes}
          changing={switcher.changing}
          before={switcher.before}
          saves={changes}
          activate={switcher.activate}
          changes={{
            onChanged: take,
            onRemoved: (removed) => {
              change((list) => list.filter(({ name }) => name !== removed.name));
              setOutcomes((before) =>
                before.filter((one) => one.kind === 'refused' || one.theme.name !== removed.name),
              );
              notifications.show({ message: text.removed(removed.title) });
              button.current?.focus();
            },
          }}
        />
      </section>
      <VisuallyHidden component="output">{switcher.announcement}</VisuallyHidden>
      <OutsideFiles key={current.name} theme={current} onSettled={take} />
      <ProblemList theme={current} />
    </div>
  );
}

/** The earlier upload that a new one may replace, as long as both are there. */
function earlierOf(outcome: UploadOutcome, themes: readonly ThemeView[]): ThemeView | null {
  if (outcome.kind === 'refused' || outcome.replaces === null) return null;
  const isThere = themes.some(({ name, isCurrent }) => name === outcome.theme.name && !isCurrent);
  const earlier = themes.find(({ name }) => name === outcome.replaces);
  return isThere ? (earlier ?? null) : null;
}

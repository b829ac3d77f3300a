import { Button, Title, VisuallyHidden } from '@mantine/core';
import type { ThemeList, ThemeView } from '@vitrine/contracts/themes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client, updateCache } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { themes as themesText } from '../../text/en-themes.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DesignIcon } from '../../ui/icons.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import screen from '../../ui/screen.module.css';
import { SaveForm, useSaving } from '../../ui/save-form.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import styles from './design-screen.module.css';
import { OutsideFiles } from './themes/outside-files.tsx';
import { ProblemList } from './themes/problem-list.tsx';
import { ThemeCards } from './themes/theme-cards.tsx';
import { TweakGroups } from './tweak-groups.tsx';
import { TweakPreview } from './tweak-preview.tsx';
import { useTweaksForm } from './use-tweaks-form.ts';
import { useThemeSwitcher } from './themes/use-theme-switcher.ts';

const themesKey = ['themes'];

/** Which theme the site uses, and its tweaks. */
export function DesignScreen() {
  const themes = useQuery({
    queryKey: themesKey,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/themes', {}, signal),
    // No refetch under an open form; a stale save is reported when it is made.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const all = themes.data?.themes ?? [];
  const current = all.find(({ isCurrent }) => isCurrent) ?? all[0];
  return (
    <div className={screen['screen']}>
      {current !== undefined ? (
        <Desk themes={all} current={current} refetch={() => void themes.refetch()} />
      ) : (
        <>
          <div className={screen['head']}>
            <Title order={1} className={screen['title'] ?? ''}>
              {text.design.title}
            </Title>
          </div>
          <div className={screen['sheet']}>
            {themes.isPending ? (
              <ListWaiting />
            ) : themes.isError ? (
              <CallFailed error={themes.error} again={() => void themes.refetch()} />
            ) : (
              <EmptyState
                title={text.design.emptyTitle}
                picture={<DesignIcon size={44} />}
                action={
                  <BusyButton loading={themes.isFetching} onClick={() => void themes.refetch()}>
                    {text.design.lookAgain}
                  </BusyButton>
                }
              >
                {text.design.empty}
              </EmptyState>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Puts a theme from a response into the cached list; where it is the current one, the others no longer are. */
function adopt(theme: ThemeView): void {
  updateCache<ThemeList>(themesKey, (list) =>
    list === undefined
      ? list
      : {
          themes: list.themes.map((one) =>
            one.name === theme.name ? theme : theme.isCurrent ? { ...one, isCurrent: false } : one,
          ),
        },
  );
}

function Desk(props: { themes: readonly ThemeView[]; current: ThemeView; refetch: () => void }) {
  const { current } = props;
  const form = useTweaksForm(current, adopt);
  const switcher = useThemeSwitcher(props.themes, current, form.state !== 'saved', adopt);
  const { sheet, save } = useSaving(form);

  return (
    <SaveForm
      sheet={sheet}
      save={save}
      state={form.state}
      title={
        <Title order={1} className={screen['title'] ?? ''}>
          {text.design.title}
        </Title>
      }
      seen={{ href: '/', label: text.design.openShop }}
      kept={form.kept}
      failure={form.failure ?? switcher.failure}
      stale={
        form.stale || switcher.stale
          ? {
              title: text.design.staleTitle,
              label: text.design.staleAction,
              act: () => {
                form.forget();
                switcher.forget();
                props.refetch();
              },
            }
          : null
      }
    >
      <section aria-labelledby="design-themes">
        <div className={styles['looksHead']}>
          <h2 id="design-themes" className={styles['heading']}>
            {text.design.themes}
          </h2>
          <Button component={Link} to="/design/themes" variant="subtle" size="compact-sm">
            {themesText.all}
          </Button>
        </div>
        <ThemeCards
          themes={props.themes}
          changing={switcher.changing}
          before={switcher.before}
          saves={form.saves}
          activate={switcher.activate}
        />
        <VisuallyHidden component="output">{switcher.announcement}</VisuallyHidden>
      </section>
      <div className={styles['columns']}>
        <section className={screen['stack']} aria-labelledby="design-looks">
          <div>
            <div className={styles['looksHead']}>
              <h2 id="design-looks" className={styles['heading']}>
                {text.design.looks(current.title)}
              </h2>
              {form.state !== 'saved' && form.state !== 'saving' && (
                <Button variant="subtle" color="gray" size="compact-sm" onClick={form.discard}>
                  {text.design.discard}
                </Button>
              )}
            </div>
            {current.tweaks.length > 0 && <p className={styles['lead']}>{text.design.looksHint}</p>}
          </div>
          <TweakGroups key={current.name} form={form} />
        </section>
        <div className={styles['beside']}>
          {/* Rendering may have met problems that reading the theme did not. */}
          <TweakPreview key={current.name} form={form} onFirst={props.refetch} />
        </div>
      </div>
      <OutsideFiles key={current.name} theme={current} onSettled={adopt} />
      <ProblemList theme={current} />
      <LeaveGuard
        unsaved={form.state !== 'saved'}
        sentence={text.design.unsaved(current.title)}
        save={save}
        discard={form.discard}
      />
      <UnsavedDialog
        opened={switcher.pending !== null}
        title={text.design.unsavedTitle(switcher.pending?.title ?? '')}
        sentence={text.design.unsaved(current.title)}
        goLabel={text.design.activateConfirm}
        saveLabel={text.design.activateAndSave}
        save={save}
        stay={switcher.stay}
        go={() => {
          form.discard();
          switcher.go();
        }}
      />
    </SaveForm>
  );
}

import { Title } from '@mantine/core';
import type { ThemeList, ThemeView } from '@vitrine/contracts/themes.ts';
import { useQuery } from '@tanstack/react-query';
import { client, updateCache } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import screen from '../../ui/screen.module.css';
import { OutsideFiles } from './outside-files.tsx';
import { ProblemList } from './problem-list.tsx';
import { ThemeCards } from './theme-cards.tsx';
import { useThemeSwitcher } from './use-theme-switcher.ts';

const themesKey = ['themes'];

/** All themes, the files of the current one from other sites, and its problems. */
export function ThemesScreen() {
  const themes = useQuery({
    queryKey: themesKey,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/themes', {}, signal),
  });
  const all = themes.data?.themes ?? [];
  const current = all.find(({ isCurrent }) => isCurrent) ?? all[0];
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.design.themes}
        </Title>
      </div>
      {current !== undefined ? (
        <Themes themes={all} current={current} />
      ) : (
        <div className={screen['sheet']}>
          {themes.isError ? (
            <CallFailed error={themes.error} again={() => void themes.refetch()} />
          ) : (
            <ListWaiting />
          )}
        </div>
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

function Themes({ themes, current }: { themes: readonly ThemeView[]; current: ThemeView }) {
  const switcher = useThemeSwitcher(themes, current, false, adopt);
  return (
    <div className={screen['stack']}>
      {switcher.failure !== null && <p role="alert">{switcher.failure}</p>}
      <ThemeCards
        themes={themes}
        changing={switcher.changing}
        before={switcher.before}
        saves={0}
        activate={switcher.activate}
      />
      <output>{switcher.announcement}</output>
      <OutsideFiles key={current.name} theme={current} onSettled={adopt} />
      <ProblemList theme={current} />
    </div>
  );
}

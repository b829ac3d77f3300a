import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ThemeView } from '@vitrine/contracts/themes.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../../app/client.ts';
import { text } from '../../../text/en.ts';

export interface ThemeSwitcher {
  /** The theme being activated; null when none is. */
  readonly changing: string | null;
  /** The theme before the last switch, for Undo; null when nothing was switched. */
  readonly before: ThemeView | null;
  /** The theme to switch to once the dialog about unsaved changes is answered. */
  readonly pending: ThemeView | null;
  readonly failure: string | null;
  /** True when the site's theme was switched elsewhere. */
  readonly stale: boolean;
  /** The last change, for screen readers. */
  readonly announcement: string;
  activate(name: string): void;
  /** Activates the requested theme despite unsaved changes. */
  go(): void;
  stay(): void;
  forget(): void;
}

/** Switches themes, with Undo. */
export function useThemeSwitcher(
  themes: readonly ThemeView[],
  current: ThemeView,
  unsaved: boolean,
  onChanged: (theme: ThemeView) => void,
): ThemeSwitcher {
  const [changing, setChanging] = useState<string | null>(null);
  const [beforeName, setBefore] = useState<string | null>(null);
  const [pending, setPending] = useState<ThemeView | null>(null);
  const [refusal, setRefusal] = useState<{ readonly sentence: string; readonly stale: boolean } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // Two quick presses must not switch twice.
  const busy = useRef(false);

  const change = async (name: string): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setChanging(name);
    setRefusal(null);
    try {
      const theme = await client.call('PUT', '/api/admin/themes/current', {
        body: { name, seen: current.name },
      });
      onChanged(theme);
      // An undo cannot be undone.
      setBefore(name === beforeName ? null : current.name);
      setAnnouncement(text.design.themeActivated(theme.title));
    } catch (error) {
      const stale = error instanceof CallFailure && error.code === 'STALE_REVISION';
      setRefusal({ sentence: sentenceOf(error), stale });
    } finally {
      busy.current = false;
      setChanging(null);
    }
  };

  const before = themes.find(({ name }) => name === beforeName);
  return {
    changing,
    before: before === undefined || before.name === current.name ? null : before,
    pending,
    failure: refusal?.sentence ?? null,
    stale: refusal?.stale ?? false,
    announcement,
    activate: (name) => {
      const wanted = themes.find((theme) => theme.name === name);
      if (unsaved && wanted !== undefined) setPending(wanted);
      else void change(name);
    },
    go: () => {
      setPending(null);
      if (pending !== null) void change(pending.name);
    },
    stay: () => setPending(null),
    forget: () => setRefusal(null),
  };
}

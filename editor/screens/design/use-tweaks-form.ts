import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ThemeView, TweakView } from '@vitrine/contracts/themes.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { useSavedDraft } from '../../ui/saved-draft.ts';
import type { DraftOffer } from '../../ui/saved-draft-offer.tsx';
import type { SaveState } from '../../ui/save-state.tsx';
import {
  changesOf,
  emptyTweaks,
  isDraftStale,
  savedTweaksDraft,
  problemsOf,
  restoreTweaks,
  type TweakProblems,
  typedSince,
  type TypedTweaks,
  typeValue,
  valuesOf,
} from './tweak-draft.ts';

export interface TweaksForm {
  readonly theme: ThemeView;
  /** Unsaved values. */
  readonly typed: TypedTweaks;
  readonly state: SaveState;
  readonly problems: TweakProblems;
  /** Why the last save failed; null otherwise. */
  readonly failure: string | null;
  /** True when the site's theme was switched elsewhere. */
  readonly stale: boolean;
  /** Unsaved changes of an earlier visit; null without any. */
  readonly kept: DraftOffer | null;
  /** Number of saves: thumbnails are reloaded after each. */
  readonly saves: number;
  valueOf(tweak: TweakView): string;
  type(tweak: TweakView, value: string): void;
  /** Returns whether everything is stored. */
  save(): Promise<boolean>;
  discard(): void;
  /** Clears the failure of the last save; unsaved values stay with their theme. */
  forget(): void;
}

interface Typing {
  readonly of: string;
  readonly typed: TypedTweaks;
  readonly problems: TweakProblems;
  readonly failure: string | null;
  readonly stale: boolean;
}

const nothingTyped = (of: string): Typing => ({ of, typed: {}, problems: {}, failure: null, stale: false });

/** The form of a theme's tweaks. Unsaved values belong to their theme: another one starts with an empty form. */
export function useTweaksForm(theme: ThemeView, onSaved: (theme: ThemeView) => void): TweaksForm {
  const [kept, setTyping] = useState(() => nothingTyped(theme.name));
  const [saving, setSaving] = useState(false);
  const [saves, setSaves] = useState(0);
  // Two quick presses of Ctrl-S must not send two saves.
  const busy = useRef(false);
  const typing = kept.of === theme.name ? kept : nothingTyped(theme.name);
  const { typed, problems, failure, stale } = typing;
  const isChanged = Object.keys(typed).length > 0;
  const unsaved = isChanged
    ? { typed: { ...typed }, base: valuesOf(theme.tweaks, Object.keys(typed)) }
    : null;
  const { offered, answer } = useSavedDraft(`design/${theme.name}`, savedTweaksDraft, unsaved);

  const save = async (): Promise<boolean> => {
    if (busy.current) return false;
    if (!isChanged) return true;
    const empty = emptyTweaks(theme.tweaks, typed);
    if (Object.keys(empty).length > 0) {
      setTyping({ ...typing, problems: empty, failure: text.form.fix });
      return false;
    }
    busy.current = true;
    setSaving(true);
    try {
      onSaved(
        await client.call('PUT', '/api/admin/themes/current', {
          body: { seen: theme.name, tweaks: changesOf(theme.tweaks, typed) },
        }),
      );
      setTyping((now) => ({
        ...nothingTyped(theme.name),
        typed: typedSince(theme.tweaks, now.typed, typed),
      }));
      setSaves((count) => count + 1);
      return true;
    } catch (error) {
      const refused = error instanceof CallFailure ? error : null;
      setTyping((now) => ({
        ...now,
        problems: problemsOf(refused?.fields ?? {}),
        failure: sentenceOf(error),
        stale: refused?.code === 'STALE_REVISION',
      }));
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return {
    theme,
    typed,
    problems,
    failure,
    stale,
    saves,
    kept:
      offered === null
        ? null
        : {
            stale: isDraftStale(offered, theme.tweaks),
            restore: () => {
              setTyping({ ...typing, typed: restoreTweaks(offered, typed, theme.tweaks) });
              answer();
            },
            discard: answer,
          },
    state: saving ? 'saving' : !isChanged ? 'saved' : failure === null ? 'unsaved' : 'failed',
    valueOf: (tweak) => typed[tweak.name] ?? tweak.value,
    type: (tweak, value) =>
      setTyping((before) => {
        const now = before.of === theme.name ? before : nothingTyped(theme.name);
        return {
          ...now,
          typed: typeValue(now.typed, tweak, value),
          problems: Object.fromEntries(Object.entries(now.problems).filter(([name]) => name !== tweak.name)),
          // A conflict stays until it is resolved; any other failure is cleared by typing.
          failure: now.stale ? now.failure : null,
        };
      }),
    save,
    discard: () => setTyping(nothingTyped(theme.name)),
    forget: () => setTyping((now) => ({ ...nothingTyped(now.of), typed: now.typed })),
  };
}

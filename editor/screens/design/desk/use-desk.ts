import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { DesignView } from '@vitrine/contracts/design.ts';
import { picture, type PictureView } from '@vitrine/contracts/media.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { client, queryClient, sentenceOf } from '../../../app/client.ts';
import { design as words } from '../../../text/en-design.ts';
import { type Conflict, mergeValues } from '../../../ui/form/merge-values.ts';
import type { SaveState } from '../../../ui/save-state.tsx';
import { useSavedDraft } from '../../../ui/saved-draft.ts';
import type { DraftOffer } from '../../../ui/saved-draft-offer.tsx';
import { showUndo } from '../../../ui/show-undo.tsx';
import { useLatest } from '../../../ui/use-latest.ts';
import * as histories from './desk-history.ts';
import type { DeskValues } from './desk-history.ts';
import { bodyOf, changedKeys, keyOf, problemsByKey, valuesOf } from './desk-values.ts';

/** Unpublished values and the published ones when they were set, by key, with the pictures among them. */
const savedDesk = z.object({
  values: z.record(z.string(), z.string()),
  base: z.record(z.string(), z.string()),
  pictures: z.array(picture),
});

export interface Desk {
  /** What is stored, and what the theme allows. */
  readonly view: DesignView;
  readonly values: DeskValues;
  /** Keys of values that are not published. */
  readonly changed: readonly string[];
  readonly state: SaveState;
  /** Sentences by key, of values that could not be published. */
  readonly problems: Readonly<Record<string, string>>;
  readonly failure: string | null;
  readonly conflicts: readonly Conflict[];
  readonly kept: DraftOffer | null;
  /** What Undo and Redo would do; null for nothing. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** A picture of the logo or the icon by its id, once it is known. */
  pictureOf(id: string): PictureView | null;
  set(key: string, value: string, label: string): void;
  knowPicture(picture: PictureView): void;
  /** Ends a step: what follows is another one. */
  close(): void;
  /** What was undone or done again; null for nothing. */
  undo(): string | null;
  redo(): string | null;
  discard(): void;
  choose(conflict: Conflict, side: 'mine' | 'theirs'): void;
  /** Returns whether everything is published. */
  publish(): Promise<boolean>;
}

/** The values of a design, all steps that led to them, and what became of publishing them. */
export function useDesk(opened: DesignView): Desk {
  const [view, setView] = useState(opened);
  const [history, setHistory] = useState(() => histories.startHistory(valuesOf(opened)));
  const [pictures, setPictures] = useState<ReadonlyMap<string, PictureView>>(() => new Map());
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isPublishing, setPublishing] = useState(false);
  const busy = useRef(false);

  const base = useMemo(() => valuesOf(view), [view]);
  const { values } = history;
  const changed = useMemo(() => changedKeys(values, base), [values, base]);
  const latest = useLatest({ view, values });

  const known = useMemo(() => {
    const all = new Map(pictures);
    for (const one of [view.logo, view.icon]) if (one !== null) all.set(one.id, one);
    return all;
  }, [pictures, view]);
  const { offered, answer } = useSavedDraft(
    `design/${view.theme}`,
    savedDesk,
    changed.length === 0
      ? null
      : {
          values: Object.fromEntries(changed.map((key) => [key, values[key] ?? ''])),
          base: Object.fromEntries(changed.map((key) => [key, base[key] ?? ''])),
          pictures: changed.flatMap((key) => known.get(values[key] ?? '') ?? []),
        },
  );

  const change = useCallback((next: DeskValues, label: string): void => {
    setHistory((now) => histories.change(now, next, { label, at: Date.now() }));
  }, []);

  /** Takes over what somebody else has published; returns whether a choice is left. */
  const merge = (theirs: DesignView): boolean => {
    const merged = mergeValues(latest.current.values, valuesOf(latest.current.view), valuesOf(theirs));
    setHistory((now) => histories.close(now));
    change(merged.values, words.theirChanges);
    setView(theirs);
    setConflicts(merged.conflicts);
    return merged.conflicts.length > 0;
  };

  const takeBack = async (before: DesignView, after: DesignView): Promise<void> => {
    try {
      if (before.current.name !== after.current.name) {
        const { name: theme } = before.current;
        const stored = await client.call('GET', '/api/admin/design', { query: { theme } });
        await client.call('PUT', '/api/admin/design', { body: { theme, version: stored.version } });
        const now = await client.call('GET', '/api/admin/design', { query: { theme: after.theme } });
        setView(now);
        notifications.show({ message: words.usedAgain(before.current.title) });
      } else {
        const body = bodyOf(valuesOf(before), valuesOf(after), after);
        setView(await client.call('PUT', '/api/admin/design', { body }));
        notifications.show({ message: words.publishUndone });
      }
      forgetOthers();
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
    }
  };

  const send = async (): Promise<boolean> => {
    const { view: before, values: sent } = latest.current;
    try {
      const now = await client.call('PUT', '/api/admin/design', {
        body: bodyOf(sent, valuesOf(before), before),
      });
      setView(now);
      forgetOthers();
      showUndo({
        message:
          before.current.name === now.current.name ? words.published : words.nowUsed(now.current.title),
        label: words.publishUndo,
        undo: () => takeBack(before, now),
      });
      return true;
    } catch (error) {
      const refused = error instanceof CallFailure ? error : null;
      if (refused?.code === 'STALE_REVISION') {
        const theirs = await client.call('GET', '/api/admin/design', { query: { theme: before.theme } });
        const isSwitched = theirs.current.name !== before.current.name;
        const hasConflicts = merge(theirs);
        if (isSwitched) setFailure(words.switched(theirs.current.title));
        else if (!hasConflicts) setFailure(words.merged);
        return false;
      }
      setProblems(problemsByKey(refused?.fields ?? {}));
      setFailure(
        refused?.code === 'SIGN_IN_REQUIRED'
          ? words.signIn
          : Object.keys(refused?.fields ?? {}).length > 0
            ? words.fixFirst
            : sentenceOf(error),
      );
      return false;
    }
  };

  const publish = async (): Promise<boolean> => {
    if (busy.current) return false;
    const empty = view.tweaks.filter(
      (tweak) =>
        changed.includes(keyOf(tweak)) && values[keyOf(tweak)]?.trim() === '' && tweak.default !== '',
    );
    if (empty.length > 0) {
      setProblems(Object.fromEntries(empty.map((tweak) => [keyOf(tweak), words.missing])));
      setFailure(words.fixFirst);
      return false;
    }
    if (conflicts.length > 0) return false;
    busy.current = true;
    setPublishing(true);
    setFailure(null);
    setProblems({});
    setHistory(histories.close);
    try {
      return await send();
    } catch (error) {
      setFailure(sentenceOf(error));
      return false;
    } finally {
      busy.current = false;
      setPublishing(false);
    }
  };

  const travel = (to: typeof histories.undo, label: string | null): string | null => {
    if (label === null) return null;
    setHistory((now) => to(now) ?? now);
    return label;
  };
  const undoLabel = history.done.at(-1)?.label ?? null;
  const redoLabel = history.undone.at(-1)?.label ?? null;

  return {
    view,
    values,
    changed,
    problems,
    failure,
    conflicts,
    undoLabel,
    redoLabel,
    state: isPublishing ? 'saving' : changed.length === 0 ? 'saved' : failure === null ? 'unsaved' : 'failed',
    kept:
      offered === null
        ? null
        : {
            stale: Object.entries(offered.base).some(([key, value]) => (base[key] ?? '') !== value),
            restore: () => {
              const merged = mergeValues({ ...base, ...offered.values }, { ...base, ...offered.base }, base);
              // Of a theme that has lost a tweak nothing is left to restore there.
              const there = Object.entries(merged.values).filter(([key]) => Object.hasOwn(base, key));
              const since = Object.fromEntries(changed.map((key) => [key, values[key] ?? '']));
              setPictures(
                (now) => new Map([...now, ...offered.pictures.map((one) => [one.id, one] as const)]),
              );
              change({ ...Object.fromEntries(there), ...since }, words.restored);
              setConflicts(merged.conflicts.filter(({ name }) => !Object.hasOwn(since, name)));
              answer();
            },
            discard: answer,
          },
    pictureOf: (id) => known.get(id) ?? null,
    knowPicture: (made) => setPictures((now) => new Map([...now, [made.id, made]])),
    set: (key, value, label) => {
      change({ [key]: value }, label);
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => name !== key)));
      setFailure(null);
    },
    close: () => setHistory(histories.close),
    undo: () => travel(histories.undo, undoLabel),
    redo: () => travel(histories.redo, redoLabel),
    discard: () => {
      setHistory(histories.close);
      change(base, words.discardLabel);
      setProblems({});
      setFailure(null);
      setConflicts([]);
    },
    choose: ({ name, theirs }, side) => {
      if (side === 'theirs') change({ [name]: typeof theirs === 'string' ? theirs : '' }, words.theirChanges);
      setConflicts((now) => now.filter((one) => one.name !== name));
    },
    publish,
  };
}

/** What other screens know of themes, logo and icon is not true any more. */
function forgetOthers(): void {
  void queryClient.invalidateQueries({ queryKey: ['themes'] });
  void queryClient.invalidateQueries({ queryKey: ['branding'] });
}

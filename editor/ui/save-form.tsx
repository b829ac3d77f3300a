import { Alert, Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { text } from '../text/en.ts';
import { focusHeading } from './focus-place.ts';
import { OutsideIcon } from './icons.tsx';
import { SavedDraftOffer, type DraftOffer } from './saved-draft-offer.tsx';
import screen from './screen.module.css';
import { SaveButton } from './save-button.tsx';
import styles from './save-form.module.css';
import { SaveStateSign, type SaveState } from './save-state.tsx';
import { showFirstProblem } from './show-first-problem.ts';
import { useLatest } from './use-latest.ts';

interface Saving {
  readonly sheet: RefObject<HTMLFormElement | null>;
  /** Saves and leads to what is invalid. Returns whether everything is stored. */
  readonly save: () => Promise<boolean>;
}

/**
 * Saves a form by its button, by Ctrl-S or from the dialog about unsaved changes. A save requested while one is in
 * flight runs after it, with what was typed since.
 */
export function useSaving(
  form: { readonly state: SaveState; save(): Promise<boolean> },
  onRefused: (sheet: HTMLFormElement | null) => void = showFirstProblem,
): Saving {
  const sheet = useRef<HTMLFormElement>(null);
  // The current form, not the one of the render in which waiting began.
  const newest = useLatest(form);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (form.state !== 'saving') for (const goOn of waiting.current.splice(0)) goOn();
  });
  const save = async (): Promise<boolean> => {
    while (newest.current.state === 'saving') await new Promise<void>((goOn) => waiting.current.push(goOn));
    const saved = await newest.current.save();
    if (!saved) onRefused(sheet.current);
    return saved;
  };
  useHotkeys([['mod+S', () => void save()]], [], true);
  return { sheet, save };
}

interface SaveFormProps extends Saving {
  readonly state: SaveState;
  readonly title: ReactNode;
  /** Link to what the form edits, as visitors see it; opens in a new tab. */
  readonly seen?: { readonly href: string; readonly label: string } | undefined;
  /** Whether nothing is stored yet: an untouched form is not called saved. */
  readonly isNew?: boolean | undefined;
  /** Offers to drop what was typed; without it there is no such button. */
  readonly discard?: () => void;
  /** Unsaved changes of an earlier visit; null without any. */
  readonly kept: DraftOffer | null;
  readonly failure: string | null;
  /** Message and action when somebody else has saved meanwhile; null otherwise. */
  readonly stale: {
    readonly title: string;
    readonly label: string;
    readonly act: () => void | Promise<void>;
  } | null;
  readonly children: ReactNode;
}

/** Layout of a form screen: sticky header with save state and button, then the failure, then the fields. */
export function SaveForm(props: SaveFormProps) {
  const { sheet, save, state, title, seen, isNew = false, discard, kept, failure, stale, children } = props;
  return (
    <form
      ref={sheet}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={`${screen['head']} ${styles['head']}`}>
        {title}
        <div className={screen['grow']} />
        <Group
          gap="sm"
          className={styles['actions'] ?? ''}
          data-changed={state === 'unsaved' || state === 'failed'}
        >
          {!(isNew && state === 'saved') && <SaveStateSign state={state} />}
          {discard !== undefined && (state === 'unsaved' || state === 'failed') && (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                // The button is removed with the changes.
                discard();
                focusHeading();
              }}
            >
              {text.form.discard}
            </Button>
          )}
          {seen !== undefined && (
            <Button
              component="a"
              href={seen.href}
              target="_blank"
              rel="noopener"
              variant="default"
              data-seen
              rightSection={<OutsideIcon size={15} />}
            >
              {seen.label}
            </Button>
          )}
          <SaveButton state={state} />
        </Group>
      </div>
      {kept !== null && <SavedDraftOffer {...kept} />}
      {failure !== null && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          mb="md"
          data-failure
          className={styles['failure'] ?? ''}
          title={stale?.title}
        >
          <div>{failure}</div>
          {stale !== null && (
            <Button variant="default" size="xs" mt="sm" onClick={stale.act}>
              {stale.label}
            </Button>
          )}
        </Alert>
      )}
      {children}
    </form>
  );
}

import { Alert, Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { OutsideIcon } from './icons.tsx';
import { KeptDraftOffer, type KeptOffer } from './kept-draft-offer.tsx';
import screen from './screen.module.css';
import { SaveButton } from './save-button.tsx';
import styles from './save-form.module.css';
import { SaveStateSign, type SaveState } from './save-state.tsx';
import { showFirstProblem } from './show-first-problem.ts';

interface Saving {
  readonly sheet: RefObject<HTMLFormElement | null>;
  /** Saves, and leads to what was refused. Answers whether all is stored. */
  readonly save: () => Promise<boolean>;
}

/**
 * Saving a form by its button, by Ctrl-S or from a question about unsaved changes, alike. Asked for while a save is
 * under way, what was typed since is saved after it.
 */
export function useSaving(form: { readonly state: SaveState; save(): Promise<boolean> }): Saving {
  const sheet = useRef<HTMLFormElement>(null);
  // The form as it is now, not as it was when something began to wait for it.
  const newest = useRef(form);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    newest.current = form;
    if (form.state !== 'saving') for (const goOn of waiting.current.splice(0)) goOn();
  });
  const save = async (): Promise<boolean> => {
    while (newest.current.state === 'saving') await new Promise<void>((goOn) => waiting.current.push(goOn));
    const saved = await newest.current.save();
    if (!saved) showFirstProblem(sheet.current);
    return saved;
  };
  useHotkeys([['mod+S', () => void save()]], [], true);
  return { sheet, save };
}

interface SaveFormProps extends Saving {
  readonly state: SaveState;
  readonly title: ReactNode;
  /** Where visitors see what the form is about; opens in another tab. */
  readonly seen: { readonly href: string; readonly label: string };
  /** What an earlier visit left unsaved; null for nothing. */
  readonly kept: KeptOffer | null;
  readonly failure: string | null;
  /** What to do when somebody else has saved meanwhile; null when nobody has. */
  readonly stale: {
    readonly title: string;
    readonly label: string;
    readonly act: () => void | Promise<void>;
  } | null;
  readonly children: ReactNode;
}

/** A screen's form: a head that stays, with what is saved and the button, then why it was not, then the fields. */
export function SaveForm({ sheet, save, state, title, seen, kept, failure, stale, children }: SaveFormProps) {
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
        <Group gap="sm" className={styles['actions'] ?? ''}>
          <SaveStateSign state={state} />
          <Button
            component="a"
            href={seen.href}
            target="_blank"
            rel="noopener"
            variant="default"
            rightSection={<OutsideIcon size={15} />}
          >
            {seen.label}
          </Button>
          <SaveButton state={state} />
        </Group>
      </div>
      {kept !== null && <KeptDraftOffer {...kept} />}
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

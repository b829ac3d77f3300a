import { Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { galleries } from '../../text/en-galleries.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useWarningOnClose } from '../../ui/use-warning-on-close.ts';
import file from '../files/file-panel.module.css';
import styles from './galleries.module.css';
import { unsavedWords } from './unsaved-words.ts';

const text = galleries.panel;

/** Why a field was not saved: the sentence that the call has for it, if there is one. */
const reasonOf = (error: unknown, field: string): string =>
  (error instanceof CallFailure ? error.fields[field] : undefined) ?? sentenceOf(error);

/** A text that is saved when its field is left. What could not be saved stays, with the reason, and is saved again. */
export function SavingField(props: {
  label: string;
  hint: string;
  /** Its name in the call, under which a failure may have a sentence for it. */
  name: string;
  /** As it is stored. */
  stored: string;
  max: number;
  isLong?: boolean;
  /** Said of an empty text, where it must not be. */
  missing?: string;
  /** Title of what it belongs to, for a notice when it could not be saved and is not shown any more. */
  of: string;
  /** Fields with the same one are saved one after the other. */
  queue: string;
  /** Returns what is stored now. */
  save: (words: string) => Promise<string>;
}) {
  const { stored, missing } = props;
  const key = `${props.queue}/${props.name}`;
  // Could not be saved when the field was shown before.
  const [early] = useState(() => unsavedWords.of(key));
  const [words, setWords] = useState(early?.words ?? stored);
  const [base, setBase] = useState(stored);
  if (base !== stored) {
    setBase(stored);
    // What somebody else wrote is shown, unless something is typed here.
    if (words.trim() === base) setWords(stored);
  }
  const [isMissing, setMissing] = useState(false);
  const notify = (reason: string) =>
    void notifications.show({ color: 'red', message: text.notSaved(props.label, props.of, reason) });
  const isShown = useRef(true);
  const onLeave = useRef(notify);
  useEffect(() => {
    onLeave.current = notify;
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      const unsaved = unsavedWords.of(key);
      if (unsaved !== null) onLeave.current(unsaved.reason);
    };
  }, [key]);
  const save = useMutation({
    mutationFn: props.save,
    scope: { id: props.queue },
    onError: (error, sent) => {
      const reason = reasonOf(error, props.name);
      unsavedWords.keep(key, { words: sent, reason });
      if (!isShown.current) notify(reason);
    },
    // What was typed meanwhile stays.
    onSuccess: (now, sent) => setWords((current) => (current.trim() === sent ? now : current)),
  });
  const submit = (): void => {
    const next = words.trim();
    unsavedWords.forget(key);
    if (missing !== undefined && next === '') setMissing(true);
    else if (next !== stored && !(save.isPending && save.variables === next)) save.mutate(next);
  };
  const isChanged = words.trim() !== stored;
  useWarningOnClose(isChanged);
  const failure = save.isError
    ? reasonOf(save.error, props.name)
    : save.isIdle
      ? (early?.reason ?? null)
      : null;
  const isUnsaved = failure !== null && isChanged;
  const field = {
    label: props.label,
    description: props.hint,
    maxLength: props.max,
    autoComplete: 'off',
    value: words,
    error: isMissing ? missing : isUnsaved ? failure : null,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setWords(event.currentTarget.value);
      setMissing(false);
    },
    onBlur: submit,
  };
  return (
    <div>
      {props.isLong === true ? (
        <Textarea {...field} autosize minRows={2} maxRows={8} />
      ) : (
        <TextInput
          {...field}
          onKeyDown={(event) => {
            if (event.key === 'Enter') submit();
          }}
        />
      )}
      <p className={`${file['under']} ${styles['under']}`}>
        <output>
          {save.isPending ? text.saving : save.isSuccess && words.trim() === stored ? text.saved : ''}
        </output>
        {isUnsaved && (
          <BusyButton variant="default" size="compact-xs" loading={save.isPending} onClick={submit}>
            {text.saveAgain}
          </BusyButton>
        )}
      </p>
    </div>
  );
}

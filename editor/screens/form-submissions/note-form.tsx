import { Alert, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { MAX_NOTE } from '@vitrine/domain/form/submission-notes.ts';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { submissionHistory as text } from '../../text/en-submission-history.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { keepHistory } from './history-queries.ts';
import styles from './history.module.css';

/** A note; Ctrl or Cmd with Enter adds it. The field keeps the focus and, on a failure, the text. */
export function NoteForm({ id }: { readonly id: string }) {
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useMutation({
    mutationFn: (note: string) =>
      client.call('POST', '/api/admin/form-submissions/:id/notes', { params: { id }, body: { text: note } }),
    onSuccess: (now) => {
      setTyped('');
      keepHistory(id, now);
    },
  });
  const submit = () => {
    field.current?.focus();
    if (add.isPending) return;
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '') add.mutate(typed.trim());
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {add.isError && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(add.error)}
        </Alert>
      )}
      <Textarea
        ref={field}
        aria-label={text.note}
        placeholder={text.notePlaceholder}
        autosize
        minRows={1}
        maxRows={10}
        maxLength={MAX_NOTE}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setEmpty(false);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            submit();
          }
        }}
        error={isEmpty ? text.noteEmpty : null}
      />
      <BusyButton type="submit" variant="default" size="xs" loading={add.isPending}>
        {text.addNote}
      </BusyButton>
    </form>
  );
}

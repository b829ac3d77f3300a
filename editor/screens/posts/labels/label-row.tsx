import { Button, Group, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { PostLabel } from '@vitrine/contracts/post-labels.ts';
import { MAX_LABEL } from '@vitrine/domain/content/labels.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { client, sentenceOf } from '../../../app/client.ts';
import { postLabels as text } from '../../../text/en-posts.ts';
import { written } from '../../../text/en-written.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useShowNumber } from '../../../ui/show-money.ts';
import { useWrittenKind } from '../written-kinds.ts';
import { labelsChanged } from './labels-changed.ts';
import styles from './labels.module.css';

/** A tag or category with its number of posts, and a field in place of its name while it is renamed. */
export function LabelRow(props: {
  readonly label: PostLabel;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
  readonly onMerge: () => void;
  readonly onDelete: () => void;
}) {
  const { label } = props;
  const showNumber = useShowNumber();
  const { noun } = written[useWrittenKind()];
  const rename = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The field that had the focus has made way for the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !props.isEditing) rename.current?.focus();
    wasEditing.current = props.isEditing;
  }, [props.isEditing]);
  return (
    <li className={styles['row']}>
      {props.isEditing ? (
        <RenameField label={label} onEnd={props.onEnd} />
      ) : (
        <span className={styles['name']}>{label.name}</span>
      )}
      <Text size="sm" c="dimmed" className={styles['count'] ?? ''}>
        {text.posts(showNumber, label.posts, label.isMore, noun)}
      </Text>
      {!props.isEditing && (
        <Group gap="xs" className={styles['actions'] ?? ''}>
          <Button
            ref={rename}
            variant="default"
            size="xs"
            aria-label={text.rename(label.name)}
            onClick={props.onEdit}
          >
            {text.renameShort}
          </Button>
          <Button variant="default" size="xs" aria-label={text.merge(label.name)} onClick={props.onMerge}>
            {text.mergeShort}
          </Button>
          <Button
            variant="default"
            size="xs"
            c="red"
            aria-label={text.delete(label.name)}
            onClick={props.onDelete}
          >
            {text.deleteShort}
          </Button>
        </Group>
      )}
    </li>
  );
}

function RenameField({ label, onEnd }: { readonly label: PostLabel; readonly onEnd: () => void }) {
  const [name, setName] = useState(label.name);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const rename = useMutation({
    mutationFn: () =>
      client.call('PUT', '/api/admin/post-labels/:id', {
        params: { id: label.id },
        body: { name, revision: label.revision },
      }),
    onSuccess: () => {
      notifications.show({ message: text.renamed(name.trim()) });
      onEnd();
      labelsChanged();
    },
    onError: (error) => refuse(sentenceOf(error)),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (rename.isPending) return;
    if (name.trim() === '') refuse(text.nameMissing);
    else if (name.trim() === label.name) onEnd();
    else rename.mutate();
  };
  return (
    <form noValidate className={styles['rename']} onSubmit={submit}>
      <TextInput
        ref={field}
        data-rename
        aria-label={text.rename(label.name)}
        maxLength={MAX_LABEL}
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !rename.isPending) onEnd();
        }}
      />
      <BusyButton type="submit" size="xs" loading={rename.isPending}>
        {text.save}
      </BusyButton>
      <Button variant="default" size="xs" onClick={onEnd} disabled={rename.isPending}>
        {text.cancel}
      </Button>
    </form>
  );
}

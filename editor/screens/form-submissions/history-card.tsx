import { ActionIcon, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { SubmissionNote, SubmissionReply } from '@vitrine/contracts/submission-history.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { submissionHistory as text } from '../../text/en-submission-history.ts';
import { text as common } from '../../text/en.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Card } from '../../ui/card.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { BinIcon } from '../../ui/icons.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './history.module.css';
import { historyQuery, keepHistory } from './history-queries.ts';
import { NoteForm } from './note-form.tsx';

const refuse = (error: unknown): false => {
  notifications.show({ color: 'red', message: sentenceOf(error) });
  return false;
};

/** Deletes a note, with a way back. False when that was refused. */
async function deleteNote(id: string, noteId: string): Promise<boolean> {
  const params = { id, noteId };
  try {
    keepHistory(id, await client.call('DELETE', '/api/admin/form-submissions/:id/notes/:noteId', { params }));
  } catch (error) {
    return refuse(error);
  }
  showUndo({
    message: text.noteDeleted,
    label: text.undo,
    undo: async () => {
      try {
        keepHistory(
          id,
          await client.call('POST', '/api/admin/form-submissions/:id/notes/:noteId/restore', { params }),
        );
        notifications.show({ message: text.undone });
      } catch (error) {
        refuse(error);
      }
    },
  });
  return true;
}

/** What was noted of a submission and how it was answered, in the order of time; a note can be added. */
export function HistoryCard({ id }: { readonly id: string }) {
  const found = useQuery(historyQuery(id));
  const place = useRef<HTMLDivElement>(null);
  if (found.isPending) {
    return (
      <Card title={text.title}>
        <ListWaiting />
      </Card>
    );
  }
  if (found.data === undefined) {
    return (
      <Card title={text.title}>
        <CallFailed error={found.error} again={() => void found.refetch()} />
      </Card>
    );
  }
  const { notes, replies } = found.data;
  const entries = [
    ...notes.map((note) => ({ kind: 'note' as const, writtenOn: note.writtenOn, note })),
    ...replies.map((reply) => ({ kind: 'reply' as const, writtenOn: reply.writtenOn, reply })),
  ].toSorted((one, other) => one.writtenOn.localeCompare(other.writtenOn));
  const remove = async (noteId: string): Promise<void> => {
    // The pressed button is gone then.
    if (await deleteNote(id, noteId)) focusPlace(place.current);
  };
  return (
    <Card title={text.title}>
      <div ref={place} tabIndex={-1} className={styles['place']}>
        {entries.length === 0 ? (
          <Text size="sm" c="dimmed">
            {text.none}
          </Text>
        ) : (
          <ol className={styles['entries']} aria-label={text.title}>
            {entries.map((entry) =>
              entry.kind === 'note' ? (
                <Note key={entry.note.id} note={entry.note} onDelete={() => void remove(entry.note.id)} />
              ) : (
                <Reply key={entry.reply.id} reply={entry.reply} />
              ),
            )}
          </ol>
        )}
      </div>
      <NoteForm id={id} />
    </Card>
  );
}

function Note({ note, onDelete }: { readonly note: SubmissionNote; readonly onDelete: () => void }) {
  const times = useShowTime();
  return (
    <li>
      <div className={styles['line']}>
        <strong>{text.wrote(note.author)}</strong>
        <time dateTime={note.writtenOn}>{times.moment(note.writtenOn)}</time>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={text.deleteNote} onClick={onDelete}>
          <BinIcon size={16} />
        </ActionIcon>
      </div>
      <p className={styles['words']} dir="auto">
        {note.text}
      </p>
    </li>
  );
}

function Reply({ reply }: { readonly reply: SubmissionReply }) {
  const times = useShowTime();
  const { author, writtenOn, recipient, subject, message, mail } = reply;
  return (
    <li>
      <div className={styles['line']}>
        <strong>{text.answered(author)}</strong>
        <time dateTime={writtenOn}>{times.moment(writtenOn)}</time>
        {mail !== null && (
          <span>
            {common.mail.status[mail.status]} · <Link to={`/mail/${mail.id}`}>{text.openMail}</Link>
          </span>
        )}
      </div>
      <span className={styles['quiet']}>
        {text.to(recipient)} · <span dir="auto">{subject}</span>
      </span>
      <p className={styles['words']} dir="auto">
        {message}
      </p>
    </li>
  );
}

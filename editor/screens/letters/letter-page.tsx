import { Alert, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { Letter } from '@vitrine/contracts/letters.ts';
import { Link, useParams } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { LetterEditor } from './letter-editor.tsx';
import { LetterProgressView } from './letter-progress.tsx';
import { keepLetter, letterQuery } from './letter-queries.ts';

/** Milliseconds between looks at a letter that is under way. */
const LIVE = 4_000;

const isUnderWay = (letter: Letter | undefined): boolean =>
  letter?.status === 'sending' || letter?.status === 'scheduled';

/** A letter: a draft to be written, or how far it was sent; one in the bin is restored first. */
export function LetterPage() {
  const { id = '' } = useParams();
  const letter = useQuery({
    ...letterQuery(id),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LIVE : false),
  });
  const isGone = letter.error instanceof CallFailure && [404, 422].includes(letter.error.status);
  return (
    <div className={screen['screen']}>
      <Link to="/letters" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {letter.isPending ? (
        <ListWaiting />
      ) : letter.data === undefined ? (
        isGone ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={letter.error} again={() => void letter.refetch()} />
        )
      ) : letter.data.deletedOn !== null ? (
        <BinnedLetter letter={letter.data} />
      ) : letter.data.status === 'draft' ? (
        <LetterEditor key={letter.data.id} stored={letter.data} />
      ) : (
        <LetterProgressView letter={letter.data} />
      )}
    </div>
  );
}

function BinnedLetter({ letter }: { readonly letter: Letter }) {
  const restore = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/letters/:id/restore', { params: { id: letter.id } }),
    onSuccess: (restored) => {
      keepLetter(restored);
      notifications.show({ message: text.restored });
      requestAnimationFrame(focusHeading);
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {letter.subject === '' ? text.unnamed : letter.subject}
        </Title>
      </div>
      <Alert color="gray" variant="light" mb="md">
        {text.inBin}
      </Alert>
      <BusyButton loading={restore.isPending} onClick={() => restore.mutate()}>
        {text.restore}
      </BusyButton>
    </>
  );
}

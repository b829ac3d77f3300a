import { Button, Textarea, Title } from '@mantine/core';
import { type AssetView, MAX_ALT_TEXT } from '@vitrine/contracts/admin-media.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { filesText } from '../../text/en-files.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, PictureIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import styles from './alt-texts.module.css';
import { keepFile } from './use-files.ts';

const text = filesText.alts;

/** Pictures without an alternative text, one below the other, each with a field. What was written stays until one leaves. */
export function AltTextsScreen() {
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['alt-texts'],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/assets',
        { query: { altText: 'none', ...(pageParam === null ? {} : { after: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    // Rows do not go while one writes; another visit begins again.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const files = query.data?.pages.flatMap(({ assets }) => assets) ?? [];
  const showMore = () => {
    const shown = files.length;
    void query
      .fetchNextPage()
      .then(() => requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[shown]?.focus()));
  };
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <Link to="/files" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {filesText.altTitle}
        </Title>
      </div>
      {files.length > 0 && <p className={styles['lead']}>{text.lead}</p>}
      {query.isPending ? (
        <ListWaiting rows={4} />
      ) : query.isError && files.length === 0 ? (
        <CallFailed error={query.error} again={() => void query.refetch()} />
      ) : files.length === 0 ? (
        <div className={screen['sheet']}>
          <EmptyState title={text.doneTitle} picture={<PictureIcon size={44} />}>
            {text.done}
          </EmptyState>
        </div>
      ) : (
        <ul ref={list} className={styles['list']} aria-label={filesText.altTitle}>
          {files.map((file) => (
            <AltRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={screen['more']}>
          <BusyButton variant="default" loading={query.isFetchingNextPage} onClick={showMore}>
            {text.more}
          </BusyButton>
        </div>
      )}
    </div>
  );
}

function AltRow({ file }: { readonly file: AssetView }) {
  const showNumber = useShowNumber();
  const [words, setWords] = useState('');
  const [saved, setSaved] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useMutation({
    mutationFn: (altText: string) =>
      client.call('PUT', '/api/admin/assets/:id', { params: { id: file.id }, body: { altText } }),
    onSuccess: (changed) => {
      setSaved(changed.altText);
      keepFile(changed);
    },
  });
  const { name } = { name: file.filename };
  return (
    <li className={styles['row']}>
      <Picture picture={file.picture} width={168} height={126} alt="" />
      <div className={styles['field']}>
        <Textarea
          ref={field}
          label={<span className={styles['name']}>{name}</span>}
          aria-label={text.of(name)}
          autosize
          minRows={3}
          maxRows={6}
          maxLength={MAX_ALT_TEXT}
          value={words}
          error={save.isError ? sentenceOf(save.error) : null}
          onChange={(event) => setWords(event.currentTarget.value)}
          onBlur={() => {
            if (words.trim() !== saved && !save.isPending) save.mutate(words.trim());
          }}
        />
        <p className={styles['under']}>
          <span>{filesText.panel.left(showNumber, MAX_ALT_TEXT - words.length)}</span>
          <span className={styles['saved']}>
            <output>
              {save.isPending
                ? filesText.panel.saving
                : save.isSuccess && words.trim() === saved && saved !== ''
                  ? text.saved
                  : ''}
            </output>
            {saved !== '' && !save.isPending && (
              <Button
                variant="subtle"
                size="compact-xs"
                // Tab goes from one field to the next.
                tabIndex={-1}
                aria-label={text.undoOf(name)}
                onClick={() => {
                  setWords('');
                  save.mutate('');
                  field.current?.focus();
                }}
              >
                {text.undo}
              </Button>
            )}
          </span>
        </p>
      </div>
    </li>
  );
}

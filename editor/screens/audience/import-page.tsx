import {
  Alert,
  Anchor,
  Button,
  FileButton,
  NativeSelect,
  Progress,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_IMPORT_WORDS, MAX_SUBSCRIBER_FILE } from '@vitrine/domain/audience/audience-limits.ts';
import { MAX_CUSTOMER_TAG } from '@vitrine/domain/customer/customer.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, queryClient, sentenceOf, uploadClient } from '../../app/client.ts';
import { audience } from '../../text/en-audience.ts';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { useFileDrop } from '../../ui/uploads/use-file-drop.ts';
import { readAudienceAgain, useMailingLists } from './audience-queries.ts';
import styles from './audience.module.css';
import { ImportResult } from './import-result.tsx';

const text = audience.import;
const importKey = ['subscriber-import'];
/** Milliseconds between looks at an import that is at work. */
const PACE = 1500;

interface Sent {
  readonly file: File;
  readonly listId: string;
  readonly words: string;
  readonly tag: string;
  readonly onProgress: (fraction: number) => void;
}

function send({ file, listId, words, tag, onProgress }: Sent) {
  const form = new FormData();
  // Before the file: fields after it are not read.
  form.set('listId', listId);
  form.set('words', words);
  form.set('tag', tag);
  form.set('file', file);
  return uploadClient(onProgress).call('POST', '/api/admin/audience/import', { body: form });
}

/** Imports subscribers from a file into a list; the server goes on with it when the page is left. */
export function ImportPage() {
  const lists = useMailingLists();
  const [listId, setListId] = useState('');
  const [words, setWords] = useState('');
  const [tag, setTag] = useState('');
  const [missing, setMissing] = useState<{
    readonly list?: string | undefined;
    readonly words?: string | undefined;
  }>({});
  const [refusal, setRefusal] = useState('');
  const [sent, setSent] = useState(0);
  const reset = useRef<() => void>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  const newest = useQuery({
    queryKey: importKey,
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/audience/import', {}, signal)).import,
    refetchInterval: ({ state }) => (state.data?.phase === 'importing' ? PACE : false),
  });
  const phase = newest.data?.phase;
  useEffect(() => {
    if (phase === 'done') readAudienceAgain();
  }, [phase]);
  const upload = useMutation({
    mutationFn: send,
    onSuccess: (started) => {
      queryClient.setQueryData(importKey, started);
      // On a phone the progress is below what is seen.
      requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest' }));
    },
  });
  const isBusy = upload.isPending || phase === 'importing';
  const take = (file: File | null | undefined) => {
    reset.current?.();
    if (file === null || file === undefined || isBusy) return;
    upload.reset();
    const isTooLarge = file.size > MAX_SUBSCRIBER_FILE;
    setRefusal(isTooLarge ? text.tooLarge : '');
    const faults = {
      ...(listId === '' ? { list: audience.listMissing } : {}),
      ...(words.trim() === '' ? { words: text.wordsMissing } : {}),
    };
    setMissing(faults);
    showFirstProblem(sheet.current);
    if (isTooLarge || Object.keys(faults).length > 0) return;
    setSent(0);
    upload.mutate({ file, listId, words, tag, onProgress: setSent });
  };
  const dropArea = useFileDrop(([file]) => take(file));
  const fields = upload.error instanceof CallFailure ? upload.error.fields : {};
  const problem =
    refusal !== '' ? refusal : upload.error === null ? '' : (fields['file'] ?? sentenceOf(upload.error));
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <Link to="/audience" className={screen['back']}>
        <BackIcon size={18} />
        {audience.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''} tabIndex={-1}>
          {text.title}
        </Title>
      </div>
      <div className={`${screen['sheet']} ${styles['import']}`} ref={sheet} {...dropArea}>
        <Text c="dimmed" size="sm">
          {text.lead}
        </Text>
        {problem !== '' && (
          <Alert color="red" variant="light" role="alert">
            {problem}
          </Alert>
        )}
        <NativeSelect
          className={styles['wide'] ?? ''}
          label={text.list}
          data={[
            { value: '', label: audience.many.choose },
            ...(lists.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={listId}
          error={missing.list ?? fields['listId']}
          onChange={(event) => {
            setListId(event.currentTarget.value);
            setMissing({ ...missing, list: undefined });
          }}
        />
        {lists.data?.length === 0 && (
          <Text size="sm">
            {audience.noListYet}{' '}
            <Anchor component={Link} to="/audience/lists" inherit underline="always">
              {audience.emptyAction}
            </Anchor>
          </Text>
        )}
        <Textarea
          className={styles['wide'] ?? ''}
          label={text.words}
          description={text.wordsHint}
          autosize
          minRows={2}
          maxLength={MAX_IMPORT_WORDS}
          value={words}
          error={missing.words ?? fields['words']}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setMissing({ ...missing, words: undefined });
          }}
        />
        <TextInput
          className={styles['wide'] ?? ''}
          label={text.tag}
          description={text.tagHint}
          maxLength={MAX_CUSTOMER_TAG}
          value={tag}
          error={fields['tag']}
          onChange={(event) => setTag(event.currentTarget.value)}
        />
        <FileButton resetRef={reset} accept=".csv,.txt,.tsv,text/csv" onChange={take}>
          {(given) => (
            <Button {...given} {...(isBusy ? { 'aria-disabled': true, 'data-disabled': true } : {})}>
              {text.choose}
            </Button>
          )}
        </FileButton>
        <Text c="dimmed" size="xs">
          {text.dropHint}
        </Text>
        {upload.isPending && (
          <>
            <output>{text.sending(upload.variables.file.name)}</output>
            <Progress
              value={sent * 100}
              size="sm"
              w="100%"
              aria-label={text.sending(upload.variables.file.name)}
            />
          </>
        )}
      </div>
      {newest.data !== null && newest.data !== undefined && (
        <ImportResult ref={result} result={newest.data} />
      )}
    </div>
  );
}

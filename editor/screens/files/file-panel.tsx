import { ActionIcon, Alert, Button, FileButton, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type AssetView, type FolderList, MAX_ALT_TEXT } from '@vitrine/contracts/admin-media.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { editorFailures } from '../../text/en-editor-failures.ts';
import { filesText } from '../../text/en-files.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { BinIcon, CloseIcon, OutsideIcon, ReturnIcon } from '../../ui/icons.tsx';
import { showBytes } from '../../ui/show-bytes.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { uploadReplacement } from '../../ui/uploads/upload-asset.ts';
import { useUploads } from '../../ui/uploads/use-uploads.ts';
import { FocalPicture } from '../page-editor/panel/controls/focal-picture.tsx';
import { placeWords } from './folder-dialogs.tsx';
import { FileUses } from './file-uses.tsx';
import styles from './file-panel.module.css';
import { keepFile, refreshFiles, usesOf } from './use-files.ts';

const text = filesText.panel;

const changeFile = (
  id: string,
  body: { filename?: string; altText?: string; focalPoint?: { x: number; y: number } },
): Promise<AssetView> => client.call('PUT', '/api/admin/assets/:id', { params: { id }, body });

const extensionOf = (filename: string): string => /\.[^.]*$/.exec(filename)?.[0] ?? '';

/** Everything about one file. */
export function FilePanel(props: {
  file: AssetView;
  folders: FolderList['folders'];
  onMove: () => void;
  onDelete: () => void;
  isDeleting: boolean;
  /** Left out where a dialog has a button of its own. */
  onClose?: () => void;
}) {
  const { file, onClose } = props;
  return (
    <div className={styles['panel']}>
      {onClose !== undefined && (
        <div className={styles['head']}>
          <h2 className={styles['title']} title={file.filename}>
            {file.filename}
          </h2>
          <ActionIcon variant="subtle" color="gray" aria-label={text.close} onClick={onClose}>
            <CloseIcon size={18} />
          </ActionIcon>
        </div>
      )}
      <Preview key={`${file.id} ${file.version}`} file={file} />
      <ReplaceFile key={`replace ${file.id}`} file={file} />
      <AltField key={`alt ${file.id}`} file={file} />
      <NameField key={`name ${file.id} ${file.filename}`} file={file} />
      <Facts file={file} folders={props.folders} onMove={props.onMove} />
      <Uses id={file.id} />
      <div className={styles['foot']}>
        <BusyButton
          variant="default"
          color="red"
          leftSection={<BinIcon size={16} />}
          loading={props.isDeleting}
          onClick={props.onDelete}
        >
          {text.delete}
        </BusyButton>
      </div>
    </div>
  );
}

/** The file itself; a picture with the point that stays in view. */
function Preview({ file }: { readonly file: AssetView }) {
  const { picture, kind, assetUrl, filename } = file;
  const [point, setPoint] = useState(picture?.focalPoint ?? { x: 0.5, y: 0.5 });
  const [said, setSaid] = useState('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = (next: { x: number; y: number }): void => {
    setPoint(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      changeFile(file.id, { focalPoint: next }).then(keepFile, (error: unknown) => {
        notifications.show({ color: 'red', message: sentenceOf(error) });
      });
    }, 400);
  };
  if (picture !== null) {
    return (
      <div className={styles['preview']}>
        <FocalPicture
          picture={picture}
          point={point}
          label={text.focal}
          words={({ x, y }) => text.focalAt(Math.round(x * 100), Math.round(y * 100))}
          describedBy={`focal-${file.id}`}
          onPoint={save}
          onSay={setSaid}
        />
        <p id={`focal-${file.id}`} className={styles['hint']}>
          {text.focalHint}
        </p>
        <output className={styles['spoken']}>{said}</output>
      </div>
    );
  }
  if (assetUrl === null) return null;
  if (kind === 'video') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's own file, as it is
      <video className={styles['player']} src={assetUrl} controls preload="metadata" aria-label={filename} />
    );
  }
  if (kind === 'audio') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's own file, as it is
      <audio className={styles['sound']} src={assetUrl} controls preload="metadata" aria-label={filename} />
    );
  }
  return (
    <Button
      component="a"
      href={assetUrl}
      target="_blank"
      rel="noreferrer"
      variant="default"
      rightSection={<OutsideIcon size={15} />}
    >
      {text.open}
    </Button>
  );
}

/** Shows a file as it is now, and loads again what depends on it. */
function keep(changed: AssetView): void {
  keepFile(changed);
  void refreshFiles();
}

function ReplaceFile({ file }: { readonly file: AssetView }) {
  const times = useShowTime();
  const reset = useRef<() => void>(null);
  const hideNotice = useRef<() => void>(undefined);
  const showNumber = useShowNumber();
  const takeBack = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/assets/:id/content/restore', { params: { id: file.id } }),
    onSuccess: (changed) => {
      keep(changed);
      hideNotice.current?.();
      notifications.show({ message: text.takenBack });
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  const { uploads, add, drop } = useUploads<AssetView>(
    (chosen, signal, onProgress) =>
      uploadReplacement(file.id, file.kind === 'document' ? null : file.kind, chosen, signal, onProgress),
    (changed) => {
      keep(changed);
      hideNotice.current = showUndo({
        message: text.replaced,
        label: filesText.undo,
        undo: () => takeBack.mutate(),
      });
    },
  );
  const [upload] = uploads;
  const accept = {
    picture: 'image/*',
    video: 'video/*',
    audio: 'audio/*',
    attachment: 'application/pdf',
    document: '',
  };
  return (
    <div className={styles['replace']}>
      <FileButton
        resetRef={reset}
        accept={accept[file.kind]}
        onChange={(chosen) => {
          for (const { id } of uploads) drop(id);
          if (chosen !== null) add([chosen]);
          reset.current?.();
        }}
      >
        {(button) => (
          <BusyButton {...button} variant="default" loading={upload !== undefined && upload.failure === null}>
            {text.replace}
          </BusyButton>
        )}
      </FileButton>
      {file.assetUrl !== null && (
        <CopyButton
          text={new URL(file.assetUrl, location.origin).href}
          label={text.copy}
          copiedLabel={text.copied}
          failed={text.copyFailed}
        />
      )}
      <p className={styles['hint']}>
        {upload !== undefined && upload.failure === null
          ? text.replacing(showNumber(Math.round(upload.sent * 100)))
          : file.assetUrl === null
            ? text.noAddress
            : text.replaceHint}
      </p>
      {upload?.failure !== null && upload !== undefined && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          withCloseButton
          closeButtonLabel={text.close}
          onClose={() => drop(upload.id)}
        >
          <strong>{editorFailures.noUpload}</strong>
          <br />
          {upload.failure}
        </Alert>
      )}
      {file.replacedOn !== null && (
        <p className={styles['replaced']}>
          <span>{text.replacedOn(times.day(new Date(file.replacedOn).toISOString()))}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<ReturnIcon size={14} />}
            onClick={() => {
              if (!takeBack.isPending) takeBack.mutate();
            }}
          >
            {text.takeBack}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The text of a file, saved when the field is left. */
function AltField({ file }: { readonly file: AssetView }) {
  const showNumber = useShowNumber();
  const [words, setWords] = useState(file.altText);
  const isPicture = file.kind === 'picture';
  const save = useMutation({
    mutationFn: (altText: string) => changeFile(file.id, { altText }),
    onSuccess: keep,
  });
  const leave = (): void => {
    if (words.trim() !== file.altText && !save.isPending) save.mutate(words.trim());
  };
  const left = MAX_ALT_TEXT - words.length;
  return (
    <div>
      <Textarea
        label={isPicture ? text.alt : text.description}
        description={isPicture ? text.altHint : text.descriptionHint}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MAX_ALT_TEXT}
        value={words}
        error={save.isError ? sentenceOf(save.error) : null}
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={leave}
      />
      <p className={styles['under']}>
        <span>{text.left(showNumber, left)}</span>
        <output>
          {save.isPending ? text.saving : save.isSuccess && words.trim() === file.altText ? text.saved : ''}
        </output>
      </p>
    </div>
  );
}

/** The name of a file without what its kind adds to it. */
function NameField({ file }: { readonly file: AssetView }) {
  const extension = extensionOf(file.filename);
  const stem = file.filename.slice(0, file.filename.length - extension.length);
  const [name, setName] = useState(stem);
  const [problem, setProblem] = useState<readonly string[] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const rename = useMutation({
    mutationFn: () =>
      changeFile(file.id, { filename: name.trim() === '' ? '' : `${name.trim()}${extension}` }),
    onSuccess: (changed) => {
      keepFile(changed);
      void refreshFiles();
      notifications.show({ message: text.renamed });
    },
    onError: (error) => {
      const isKnown = error instanceof CallFailure && error.status >= 400 && error.status < 500;
      setProblem([editorFailures.noRename, isKnown ? sentenceOf(error) : editorFailures.renameProblem]);
      field.current?.focus();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!rename.isPending && name.trim() !== stem) rename.mutate();
      }}
    >
      <TextInput
        ref={field}
        label={text.name}
        value={name}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        rightSection={<span className={styles['extension']}>{extension}</span>}
        rightSectionWidth={64}
        rightSectionPointerEvents="none"
        error={problem === null ? null : `${problem[0]}. ${problem[1]}`}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
      {name.trim() !== stem && (
        <div className={styles['rename']}>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              setName(stem);
              setProblem(null);
              field.current?.focus();
            }}
          >
            {filesText.cancel}
          </Button>
          <BusyButton type="submit" size="compact-sm" loading={rename.isPending}>
            {text.nameSave}
          </BusyButton>
        </div>
      )}
    </form>
  );
}

function Facts(props: { file: AssetView; folders: FolderList['folders']; onMove: () => void }) {
  const { file, folders } = props;
  const { picture } = file;
  const showNumber = useShowNumber();
  const times = useShowTime();
  return (
    <dl className={styles['facts']}>
      <dt>{text.kind}</dt>
      <dd>{filesText.kindOf[file.kind]}</dd>
      {picture !== null && (
        <>
          <dt>{text.dimensions}</dt>
          <dd>{text.pixels(showNumber(picture.width), showNumber(picture.height))}</dd>
        </>
      )}
      <dt>{text.size}</dt>
      <dd>{showBytes(file.byteSize, showNumber)}</dd>
      <dt>{text.added}</dt>
      <dd>{times.day(new Date(file.createdOn).toISOString())}</dd>
      <dt>{text.folder}</dt>
      <dd>
        <span>{placeWords(folders, file.folderId, filesText.noFolder)}</span>
        <Button variant="subtle" size="compact-xs" onClick={props.onMove}>
          {text.move}
        </Button>
      </dd>
    </dl>
  );
}

function Uses({ id }: { readonly id: string }) {
  const query = useQuery({
    queryKey: ['assets', 'uses', id],
    queryFn: ({ signal }) => usesOf([id], signal),
  });
  const found = query.data?.files[0];
  return (
    <section className={styles['section']}>
      <h3>{text.places}</h3>
      {query.isPending ? (
        <p className={styles['hint']}>{text.placesLoading}</p>
      ) : query.isError ? (
        <p className={styles['hint']}>{sentenceOf(query.error)}</p>
      ) : found === undefined ? (
        <p className={styles['hint']}>{text.unused}</p>
      ) : (
        <FileUses uses={found.uses} isMore={found.isMore} />
      )}
    </section>
  );
}

import { Alert, Button, Group, Radio, Select, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FolderView } from '@vitrine/contracts/admin-media.ts';
import { MAX_FOLDER_NAME, mayMoveFolder, pathOfFolder } from '@vitrine/domain/files/file-folders.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { filesText as text } from '../../text/en-files.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import type { FolderAsk } from './folder-tree.tsx';
import { changeFolder, createFolder, deleteFolder, restoreFiles } from './use-files.ts';

/** `Glazes / Blue` */
const wayTo = (folders: readonly FolderView[], id: string): string =>
  pathOfFolder(folders, id)
    .map(({ name }) => name)
    .join(' / ');

/** Where something is, in a sentence. */
export const placeWords = (folders: readonly FolderView[], id: string | null, none: string): string => {
  const folder = folders.find((one) => one.id === id);
  return folder === undefined ? none : text.inFolder(folder.name);
};

/** The dialog of what is asked of a folder. */
export function FolderDialogs(props: {
  ask: FolderAsk;
  folders: readonly FolderView[];
  onClose: () => void;
  onMade: (folder: FolderView) => void;
  onDeleted: (folder: FolderView) => void;
}) {
  const { ask, folders, onClose } = props;
  if (ask.kind === 'new') {
    const { parent } = ask;
    return (
      <NameDialog
        title={parent === null ? text.newFolder : text.newFolderIn(parent.name)}
        label={text.folderName}
        placeholder={text.folderPlaceholder}
        max={MAX_FOLDER_NAME}
        missing={text.folderMissing}
        cancel={text.cancel}
        submit={text.makeFolder}
        act={(name) => createFolder(name, parent?.id ?? null)}
        onDone={(folder) => {
          notifications.show({ message: text.folderMade(folder.name) });
          props.onMade(folder);
        }}
        onClose={onClose}
      />
    );
  }
  const { folder } = ask;
  if (ask.kind === 'rename') {
    return (
      <NameDialog
        title={text.renameFolderTitle(folder.name)}
        label={text.folderName}
        name={folder.name}
        max={MAX_FOLDER_NAME}
        missing={text.folderMissing}
        cancel={text.cancel}
        submit={text.renameFolder}
        act={(name) => changeFolder(folder.id, { name })}
        onDone={onClose}
        onClose={onClose}
      />
    );
  }
  if (ask.kind === 'move') {
    return (
      <PlaceDialog
        title={text.moveFolderTitle(folder.name)}
        none={text.topChoice}
        folders={folders}
        current={folder.parentId}
        accepts={(id) => id === folder.parentId || mayMoveFolder(folders, folder.id, id)}
        act={(parentId) => moveFolderTo(folders, folder, parentId)}
        onDone={onClose}
        onClose={onClose}
      />
    );
  }
  return <DeleteFolderDialog {...props} folder={folder} />;
}

/** Moves a folder, with Undo. */
export async function moveFolderTo(
  folders: readonly FolderView[],
  { id, name, parentId: from }: FolderView,
  parentId: string | null,
): Promise<void> {
  if (parentId === from) return;
  await changeFolder(id, { parentId });
  showUndo({
    message: text.folderMoved(name, placeWords(folders, parentId, text.top)),
    label: text.undo,
    undo: () =>
      changeFolder(id, { parentId: from }).then(
        () => undefined,
        (error: unknown) => void notifications.show({ color: 'red', message: sentenceOf(error) }),
      ),
  });
}

/** Asks for a folder. */
export function PlaceDialog(props: {
  title: string;
  /** What no folder is called. */
  none: string;
  folders: readonly FolderView[];
  current: string | null;
  accepts: (folderId: string | null) => boolean;
  act: (folderId: string | null) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}) {
  const { folders, accepts } = props;
  const [chosen, setChosen] = useState(props.current ?? '');
  const move = useMutation({
    mutationFn: () => props.act(chosen === '' ? null : chosen),
    onSuccess: props.onDone,
  });
  const options = [
    ...(accepts(null) ? [{ value: '', label: props.none }] : []),
    ...folders.filter(({ id }) => accepts(id)).map(({ id }) => ({ value: id, label: wayTo(folders, id) })),
  ];
  return (
    <Dialog opened onClose={move.isPending ? () => undefined : props.onClose} title={props.title}>
      <Stack gap="md">
        {move.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(move.error)}
          </Alert>
        )}
        <Select
          data-autofocus
          label={text.moveTo}
          data={options}
          value={chosen}
          searchable
          allowDeselect={false}
          limit={100}
          nothingFoundMessage={text.moveNothing}
          onChange={(value) => setChosen(value ?? '')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={move.isPending}>
            {text.cancel}
          </Button>
          <BusyButton loading={move.isPending} onClick={() => move.mutate()}>
            {text.moveSubmit}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

function DeleteFolderDialog(props: {
  folder: FolderView;
  folders: readonly FolderView[];
  onClose: () => void;
  onDeleted: (folder: FolderView) => void;
}) {
  const { folder, folders } = props;
  const showNumber = useShowNumber();
  const [files, setFiles] = useState<'up' | 'bin'>('up');
  const remove = useMutation({
    mutationFn: () => deleteFolder(folder.id, files),
    onSuccess: (deleted) => {
      if (deleted.length === 0) notifications.show({ message: text.folderDeleted(folder.name) });
      else {
        showUndo({
          message: text.deleted(showNumber, deleted.length),
          label: text.undo,
          undo: () => restoreFiles(deleted.slice(0, 500)).then(() => undefined),
        });
      }
      props.onDeleted(folder);
    },
  });
  return (
    <Dialog
      opened
      onClose={remove.isPending ? () => undefined : props.onClose}
      title={text.deleteFolderTitle(folder.name)}
    >
      <Stack gap="md">
        {remove.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(remove.error)}
          </Alert>
        )}
        <Radio.Group
          label={text.deleteFolderFiles}
          value={files}
          onChange={(value) => setFiles(value === 'bin' ? 'bin' : 'up')}
        >
          <Stack gap="sm" mt="xs">
            <Radio
              value="up"
              label={text.deleteFolderUp(placeWords(folders, folder.parentId, text.outOfFolders))}
            />
            <Radio value="bin" label={text.deleteFolderBin} />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={remove.isPending} data-autofocus>
            {text.cancel}
          </Button>
          <BusyButton color="red.8" loading={remove.isPending} onClick={() => remove.mutate()}>
            {text.delete}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

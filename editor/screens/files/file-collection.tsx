import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { type DragEvent, type MouseEvent, useEffect, useRef } from 'react';
import { filesText as text } from '../../text/en-files.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { showBytes } from '../../ui/show-bytes.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { FileThumbnail, spokenName } from './file-tile.tsx';
import styles from './files.module.css';
import { useCollectionKeys } from './use-collection-keys.ts';
import type { FileSelection } from './use-file-selection.ts';

/** What is dragged within the library: ids of files. */
export const FILES_TYPE = 'application/x-vitrine-files';

export type FileView = 'grid' | 'table';

/** The files shown, as a grid of pictures or as a list with columns; both are moved through by the same keys. */
export function FileCollection(props: {
  files: readonly AssetView[];
  view: FileView;
  selection: FileSelection;
  /** The file whose panel is open. */
  openId: string | null;
  onOpen: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
  /** A file that gets the focus when it is shown, such as the first one of a page that was fetched. */
  focusId: string | null;
}) {
  const { files, view, selection, openId, onOpen } = props;
  const shown = files.map(({ id }) => id);
  const { list, active, focus, setPlace, onKeyDown } = useCollectionKeys({
    shown,
    selection,
    open: onOpen,
    remove: props.onRemove,
    first: openId,
  });
  const focused = useRef<string | null>(null);
  const wanted = props.focusId !== null && shown.includes(props.focusId) ? props.focusId : null;
  useEffect(() => {
    if (wanted !== focused.current && wanted !== null) focus(wanted);
    focused.current = wanted;
  }, [wanted, focus]);

  const press = (event: MouseEvent, id: string): void => {
    setPlace(id);
    if (event.shiftKey) selection.extend(id);
    else if (event.ctrlKey || event.metaKey || selection.ids.size > 0 || isCheck(event.target))
      selection.toggle(id);
    else onOpen(id);
  };
  const drag = (event: DragEvent, id: string): void => {
    const ids = selection.ids.has(id) ? [...selection.ids] : [id];
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData(FILES_TYPE, JSON.stringify(ids));
  };
  const shared = (file: AssetView) => ({
    'data-file': file.id,
    'data-open': file.id === openId || undefined,
    tabIndex: file.id === active ? 0 : -1,
    draggable: true,
    onClick: (event: MouseEvent) => press(event, file.id),
    onFocus: () => setPlace(file.id),
    onDragStart: (event: DragEvent) => drag(event, file.id),
  });
  const isSelecting = selection.ids.size > 0 || undefined;
  if (view === 'grid') {
    return (
      // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its options takes the Tab key
      <div
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field cannot show pictures that are dragged
        role="listbox"
        aria-multiselectable="true"
        aria-label={text.list}
        className={styles['grid']}
        data-selecting={isSelecting}
        onKeyDown={onKeyDown}
      >
        {files.map((file) => (
          <div
            key={file.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={selection.ids.has(file.id)}
            aria-label={spokenName(file)}
            className={styles['tile']}
            {...shared(file)}
          >
            <FileThumbnail file={file} size="tile" />
            <Check />
            <span className={styles['tileName']} title={file.filename}>
              {file.filename}
            </span>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div ref={list} className={styles['sheet']}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows are selected
        role="grid"
        aria-multiselectable="true"
        aria-label={text.list}
        className={styles['table']}
        data-selecting={isSelecting}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={styles['nameHead']}>
              {text.columns.name}
            </th>
            <th scope="col">{text.columns.kind}</th>
            <th scope="col">{text.columns.dimensions}</th>
            <th scope="col" className={styles['number']}>
              {text.columns.size}
            </th>
            <th scope="col" className={styles['number']}>
              {text.columns.added}
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr
              key={file.id}
              aria-selected={selection.ids.has(file.id)}
              className={styles['tableRow']}
              {...shared(file)}
            >
              <FileCells file={file} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FileCells({ file }: { readonly file: AssetView }) {
  const showNumber = useShowNumber();
  const times = useShowTime();
  const { picture } = file;
  return (
    <>
      <td>
        <span className={styles['nameCell']}>
          <Check />
          <FileThumbnail file={file} size="row" />
          <span className={styles['nameWords']}>
            <span className={styles['rowName']}>{file.filename}</span>
            {file.altText !== '' && <span className={styles['rowAlt']}>{file.altText}</span>}
          </span>
        </span>
      </td>
      <td>{text.kindOf[file.kind]}</td>
      <td>{picture === null ? '' : `${showNumber(picture.width)} × ${showNumber(picture.height)}`}</td>
      <td className={styles['number']}>{showBytes(file.byteSize, showNumber)}</td>
      <td className={styles['number']}>{times.day(new Date(file.createdOn).toISOString())}</td>
    </>
  );
}

/** For the pointer: by keys, Space selects. */
function Check() {
  return (
    <span className={styles['check']} data-check aria-hidden="true">
      <CheckIcon size={14} />
    </span>
  );
}

const isCheck = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-check]') !== null;

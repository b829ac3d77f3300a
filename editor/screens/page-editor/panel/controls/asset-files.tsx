import { ActionIcon, Button, FileButton, Loader, UnstyledButton } from '@mantine/core';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client } from '../../../../app/client.ts';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { BusyButton } from '../../../../ui/busy-button.tsx';
import { LoadingFailed } from '../../loading-failed.tsx';
import { PageIcon, PencilIcon } from '../../../../ui/icons.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { showBytes } from '../../../../ui/show-bytes.ts';
import { useShowNumber } from '../../../../ui/show-money.ts';
import { type AcceptedFile, fileKinds, uploadAsset } from '../../../../ui/uploads/upload-asset.ts';
import { useUploads } from '../../../../ui/uploads/use-uploads.ts';
import { FolderPath, FolderTiles, type FolderWay } from '../../../files/folder-path.tsx';
import { useFolders } from '../../../files/use-files.ts';
import styles from '../library.module.css';
import { DescribeAsset } from './describe-asset.tsx';
import { SeveralFoot } from './several-foot.tsx';
import { UploadLine } from './upload-line.tsx';
import { useSeveral } from './use-several.ts';

const text = pagePanel.asset;

export interface AssetChoice {
  readonly accepts: AcceptedFile;
  readonly chosenId: string | null;
  readonly onPick: (asset: AssetView) => void;
  /** Where several are chosen at once: they are handed over together, in the order in which they were chosen. */
  readonly onPickSeveral?: (assets: readonly AssetView[]) => void;
  /** How many can be chosen at most. */
  readonly most?: number;
}

/** The files of the site that fit, newest first: searched, chosen, uploaded. */
export function AssetFiles(props: AssetChoice) {
  const [described, setDescribed] = useState<AssetView | null>(null);
  const own = useRef<HTMLDivElement>(null);
  const close = () => {
    const id = described?.id;
    flushSync(() => setDescribed(null));
    own.current?.querySelector<HTMLElement>(`[data-describe="${id}"]`)?.focus();
  };
  return (
    <div ref={own}>
      {described !== null && <DescribeAsset asset={described} onDone={close} />}
      {/* Kept, so that what was searched and shown is there afterwards. */}
      <div hidden={described !== null}>
        <FileChoice {...props} onDescribe={setDescribed} />
      </div>
    </div>
  );
}

function FileChoice(props: AssetChoice & { onDescribe: (asset: AssetView) => void }) {
  const { accepts, chosenId } = props;
  const several = useSeveral(props);
  const onPick = several?.take ?? props.onPick;
  const { kind, accept } = fileKinds[accepts];
  const [search, setSearch] = useState('');
  const [folderId, setFolderId] = useState<string | null>(null);
  const folders = useFolders().data?.folders ?? [];
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const showNumber = useShowNumber();
  const files = useInfiniteQuery({
    queryKey: ['assets', 'library', kind, search, folderId],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/assets',
        {
          query: {
            kind,
            ...(search === '' ? {} : { search }),
            ...(folderId === null ? {} : { folder: folderId }),
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    // While one types, a file that is pressed stays where it is.
    placeholderData: (shown, query) => (query?.queryKey[4] === folderId ? shown : undefined),
  });
  const { uploads, add, retry, drop } = useUploads(
    (file, signal, onProgress) => uploadAsset(accepts, file, signal, onProgress, folderId),
    onPick,
  );
  const found = files.data?.pages.flatMap(({ assets }) => assets) ?? [];
  const way: FolderWay = (id, children, look) => (
    <button
      type="button"
      {...look}
      onClick={() => {
        flushSync(() => setFolderId(id));
        // The pressed button is gone.
        field.current?.focus();
      }}
    >
      {children}
    </button>
  );
  const showMore = async () => {
    const shown = found.length;
    await files.fetchNextPage();
    list.current?.querySelectorAll<HTMLElement>('[data-file]')[shown]?.focus();
  };
  return (
    <div className={styles['library']}>
      <div className={styles['tools']}>
        <SearchField
          ref={field}
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onSearch={setSearch}
        />
        <FileButton
          multiple={several !== null}
          accept={accept}
          onChange={(picked) => add([picked ?? []].flat())}
        >
          {(button) => (
            <Button {...button} variant="default">
              {text.upload}
            </Button>
          )}
        </FileButton>
      </div>
      {uploads.map((one) => (
        <UploadLine
          key={one.id}
          upload={one}
          onRetry={() => {
            retry(one.id);
            field.current?.focus();
          }}
          onDrop={() => {
            drop(one.id);
            field.current?.focus();
          }}
        />
      ))}
      <FolderPath folders={folders} folderId={folderId} way={way} withItself />
      {search === '' && <FolderTiles folders={folders} folderId={folderId} way={way} />}
      {files.isPending ? (
        <Loader size="sm" m="lg" aria-label={text.loading} />
      ) : files.isError && found.length === 0 ? (
        <LoadingFailed error={files.error} again={() => void files.refetch()} />
      ) : (
        <output className={styles['status']}>
          {found.length > 0
            ? ''
            : search !== ''
              ? text.nothing
              : folderId === null
                ? text.empty
                : text.emptyFolder}
        </output>
      )}
      <ul
        ref={list}
        className={styles[accepts === 'picture' ? 'pictures' : 'files']}
        aria-label={text.titles[accepts]}
      >
        {found.map((asset) => (
          <li key={asset.id} className={styles['tile']}>
            <UnstyledButton
              data-file
              className={styles['file']}
              aria-current={several === null ? asset.id === chosenId : undefined}
              aria-pressed={several?.isChosen(asset)}
              onClick={({ shiftKey }) =>
                several === null ? onPick(asset) : several.press(asset, found, shiftKey)
              }
            >
              {several?.isChosen(asset) === true && (
                <span className={styles['place']} aria-hidden="true">
                  {several.placeOf(asset)}
                </span>
              )}
              {asset.picture === null ? (
                <PageIcon size={18} />
              ) : (
                <Picture picture={asset.picture} width={150} height={112} alt="" />
              )}
              <span className={styles['name']}>{asset.altText || asset.filename}</span>
              {asset.picture === null && (
                <span className={styles['size']}>{showBytes(asset.byteSize, showNumber)}</span>
              )}
            </UnstyledButton>
            <ActionIcon
              variant="default"
              className={styles['pencil'] ?? ''}
              data-describe={asset.id}
              aria-label={pagePanel.describe.of(asset.altText || asset.filename)}
              title={pagePanel.describe.open}
              onClick={() => props.onDescribe(asset)}
            >
              <PencilIcon size={15} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {files.hasNextPage && (
        <BusyButton variant="default" loading={files.isFetchingNextPage} onClick={() => void showMore()}>
          {text.more}
        </BusyButton>
      )}
      {several !== null && <SeveralFoot several={several} />}
    </div>
  );
}

import { lazyPart } from '../../ui/lazy-part.tsx';
import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { Suspense, useCallback, useRef, useState } from 'react';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { useKeptFocus } from '../../app/shell/use-kept-focus.ts';
import { useMe } from '../../app/session.ts';
import { AskNotice } from './ask-notice.tsx';
import { BlockSource } from './canvas/block-source.ts';
import type { FrameDom } from './canvas/frame-dom.ts';
import { focusCanvas } from './canvas/text-place.ts';
import { PageCanvas } from './canvas/page-canvas.tsx';
import { fetchBlockData } from './fetch-block-data.ts';
import { Inspector } from './inspector.tsx';
import { LeavePage } from './leave-page.tsx';
import { LockNotice } from './lock-notice.tsx';
import styles from './page-editor.module.css';
import { RecoveryNotice } from './recovery-notice.tsx';
import type { UsedLease } from './saving/use-lease.ts';
import type { SidePanel } from './side-panel.ts';
import { useEmptyWords } from './site-frame/use-empty-words.ts';
import { focusDesk, useOpenZone } from './site-frame/use-open-zone.ts';
import { Speech } from './speech.tsx';
import { FailedNotice } from './status/failed-notice.tsx';
import { usePageStatus } from './status/use-page-status.ts';
import { TopBar } from './top-bar.tsx';
import { KnownPictureContext } from './panel/known-picture.ts';
import { type PictureBatch, type RunningBatch, UploadPicturesContext } from './pictures/upload-batch.ts';
import { PanelSheet, type SheetHandle } from './panel-sheet.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { useNoticesAside } from './use-notices-aside.ts';
import { EditorContext } from './use-editor.ts';
import { type Saving, useSaving } from './use-saving.ts';

const Outline = lazyPart(async () => (await import('./outline/outline.tsx')).Outline);

const InsertPanel = lazyPart(async () => (await import('./insert/insert-panel.tsx')).InsertPanel);

const LayoutNotice = lazyPart(async () => (await import('./layout-notice.tsx')).LayoutNotice);

const PictureUploads = lazyPart(async () => (await import('./pictures/picture-uploads.tsx')).PictureUploads);

const SiteFramePanel = lazyPart(
  async () => (await import('./site-frame/site-frame-panel.tsx')).SiteFramePanel,
);

/** An opened page: bar, list of blocks or outline, canvas, and the panel of what is selected. */
export function PageDesk({
  opened,
  lease,
  tab,
}: {
  readonly opened: OpenedDraft;
  readonly lease: UsedLease;
  readonly tab: string;
}) {
  const saving = useSaving(opened, lease, tab);
  const { store } = saving;
  const { website } = useMe();
  const [source] = useState(() => new BlockSource(fetchBlockData, website.timeZone));
  return (
    <EditorContext value={store}>
      <Speech>
        <KnownPictureContext value={source.know}>
          <Desk opened={opened} saving={saving} source={source} />
        </KnownPictureContext>
      </Speech>
    </EditorContext>
  );
}

function Desk(props: {
  readonly opened: OpenedDraft;
  readonly saving: Saving;
  readonly source: BlockSource;
}) {
  const { opened, saving } = props;
  const page = usePageStatus(opened, saving);
  const [layout, setLayout] = useState(opened.layout);
  const [side, setSide] = useState<SidePanel | null>(null);
  const panel = useRef<HTMLElement>(null);
  const canvas = useRef<FrameDom>(null);
  const sheet = useRef<SheetHandle>(null);
  const isPhone = useIsPhone();
  useDocumentTitle(`${opened.title} · ${words.name}`);
  usePageKeys();
  useKeptFocus(focusDesk);
  const insert = useRef<HTMLElement>(null);
  const openInsert = useCallback(() => {
    setSide('insert');
    // One that is open already keeps its search; one that opens takes the focus by itself.
    insert.current?.querySelector('input')?.focus();
  }, []);
  const closeSide = useCallback(() => {
    setSide(null);
    focusCanvas();
  }, []);
  /** Whatever was added is seen: on a phone the list lies above the page. */
  const afterAdding = useCallback(() => {
    if (isPhone) setSide(null);
    focusCanvas();
  }, [isPhone]);
  const focusPanel = useCallback(() => {
    sheet.current?.open();
    const field = panel.current?.querySelector<HTMLElement>(
      'input, textarea, select, [contenteditable=true], [role=radio], button:not([aria-label])',
    );
    (field ?? panel.current)?.focus();
  }, []);
  const { zone, openZone, closeZone } = useOpenZone();
  const empty = useEmptyWords(opened);
  const main = useRef<HTMLElement>(null);
  useHeldFocus(main);
  useNoticesAside();
  const [batches, setBatches] = useState<readonly RunningBatch[]>([]);
  const upload = useCallback(
    (batch: PictureBatch) => setBatches((before) => [...before, { ...batch, id: crypto.randomUUID() }]),
    [],
  );

  return (
    <UploadPicturesContext value={upload}>
      <div className={styles['desk']}>
        <TopBar opened={opened} saving={saving} page={page} side={side} onSide={setSide} />
        <main ref={main} tabIndex={-1} className={styles['work']}>
          <h1 className={styles['hiddenTitle']}>{opened.title}</h1>
          {side === 'insert' && (
            <aside ref={insert} className={styles['side']} data-zone aria-label={words.insertTitle}>
              <Suspense>
                <InsertPanel source={props.source} canvas={canvas} close={closeSide} onAdded={afterAdding} />
              </Suspense>
            </aside>
          )}
          {side === 'outline' && (
            <aside className={styles['side']} data-zone aria-label={words.outline}>
              <Suspense>
                <Outline close={closeSide} onChosen={afterAdding} />
              </Suspense>
            </aside>
          )}
          <section className={styles['canvas']} data-zone aria-label={words.canvas(opened.title)}>
            <AskNotice saving={saving} />
            <LockNotice saving={saving} />
            <RecoveryNotice saving={saving} />
            <FailedNotice page={page} />
            {layout !== '' && (
              <Suspense>
                <LayoutNotice
                  pageId={opened.id}
                  layout={layout}
                  isLocked={saving.lock !== null}
                  onChosen={setLayout}
                />
              </Suspense>
            )}
            <PageCanvas
              key={layout}
              address={`/api/admin/page-drafts/${opened.id}/canvas`}
              title={opened.title}
              canvas={canvas}
              source={props.source}
              onInsert={openInsert}
              onPanel={focusPanel}
              onZone={openZone}
              empty={empty}
            />
            {batches.length > 0 && (
              <Suspense>
                <PictureUploads
                  batches={batches}
                  onOver={(over) => setBatches((before) => before.filter(({ id }) => id !== over))}
                />
              </Suspense>
            )}
          </section>
          {zone === null ? (
            <PanelSheet ref={sheet}>
              <Inspector ref={panel} source={props.source} opened={opened} />
            </PanelSheet>
          ) : (
            <Suspense fallback={<aside className={styles['inspector']} aria-busy />}>
              <SiteFramePanel
                key={zone}
                zone={zone}
                close={closeZone}
                canvas={canvas}
                source={props.source}
              />
            </Suspense>
          )}
          <div id="menus" />
        </main>
        <LeavePage saving={saving} />
      </div>
    </UploadPicturesContext>
  );
}

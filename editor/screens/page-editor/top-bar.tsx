import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Button, Menu, SegmentedControl } from '@mantine/core';
import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { Suspense, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { text as common } from '../../text/en.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { BackIcon, MoreIcon, OutsideIcon, PlusIcon } from '../../ui/icons.tsx';
import { Tool } from '../../ui/tool.tsx';
import { DesktopIcon, OutlineIcon, PhoneIcon, RedoIcon, UndoIcon } from './editor-icons.tsx';
import type { Device } from './editor-store.ts';
import type { SidePanel } from './side-panel.ts';
import styles from './page-editor.module.css';
import { PublishButton } from './publish/publish-button.tsx';
import { publishLabels } from './publish/publish-labels.ts';
import type { ComparedVersion } from './compare/compare-dialog.tsx';
import { sharedSections } from '../../text/en-shared-sections.ts';
import { written } from '../../text/en-written.ts';
import { useWrittenKind, writtenPaths } from '../posts/written-kinds.ts';
import { usePlacesShown } from './shared/use-part.ts';
import { useSpeech } from './speech.tsx';
import { PublishMenu } from './status/publish-menu.tsx';
import { StatusBadge } from './status/status-badge.tsx';
import statusStyles from './status/status.module.css';
import type { PageStatus } from './status/use-page-status.ts';
import { useBackTo } from './use-back-to.ts';
import { useEditor, useEditorStore } from './use-editor.ts';
import { PhoneItems } from './phone-items.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { ZoomMenu } from './zoom-menu.tsx';
import { type Saving, useSavingView } from './use-saving.ts';

const VersionsDialog = lazyDialog(async () => (await import('./publish/versions-dialog.tsx')).VersionsDialog);

const DiscardDialog = lazyDialog(async () => (await import('./publish/discard-dialog.tsx')).DiscardDialog);

const ShareDialog = lazyDialog(async () => (await import('./share/share-dialog.tsx')).ShareDialog);
const CompareDialog = lazyDialog(async () => (await import('./compare/compare-dialog.tsx')).CompareDialog);

/** What concerns the whole page: where one came from, undo, the layout shown, whether it is saved, publishing. */
export function TopBar(props: {
  readonly opened: OpenedDraft;
  readonly saving: Saving;
  readonly page: PageStatus;
  readonly side: SidePanel | null;
  readonly onSide: (side: SidePanel | null) => void;
}) {
  const { opened, saving, page, side, onSide } = props;
  const store = useEditorStore();
  const say = useSpeech();
  const device = useEditor((state) => state.device);
  const lastDone = useEditor(({ history }) => history.done.at(-1)?.label ?? null);
  const lastUndone = useEditor(({ history }) => history.undone.at(-1)?.label ?? null);
  const isLocked = useEditor((state) => state.isLocked);
  const isPhone = useIsPhone();
  const isPost = opened.kind === 'post';
  const writtenKind = useWrittenKind();
  const settings = `${writtenPaths[writtenKind]}/${opened.id}/settings`;
  const [dialog, setDialog] = useState<'discard' | 'versions' | 'share' | 'compare' | null>(null);
  const [version, setVersion] = useState<ComparedVersion | null>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const closeDialog = useCallback(() => {
    setDialog(null);
    // A dialog that another one opened has no opener to give the focus back to.
    setTimeout(() => {
      if (document.activeElement === document.body) moreButton.current?.focus();
    }, 50);
  }, []);
  const back = useBackTo(opened.kind);
  const places = usePlacesShown(opened);
  const labels = publishLabels(opened, places);
  const toggle = (which: SidePanel) => () => onSide(side === which ? null : which);

  return (
    <header className={styles['bar']} data-zone aria-label={words.bar}>
      <Link to={back.to} className={styles['back']} aria-label={back.label}>
        <BackIcon size={18} />
      </Link>
      <span className={styles['title']}>{opened.title}</span>
      {opened.kind === 'page' && <StatusBadge state={page.state} />}
      {places !== null && <span className={styles['places']}>{sharedSections.standsOn(places)}</span>}
      {isPost && !isPhone && (
        <Button component={Link} to={settings} size="compact-sm" variant="subtle" color="gray">
          {written[writtenKind].settings}
        </Button>
      )}
      <SaveStateLine saving={saving} />
      <div className={styles['tools']}>
        <Button
          size="compact-sm"
          variant={side === 'insert' ? 'light' : 'subtle'}
          color="gray"
          aria-pressed={side === 'insert'}
          aria-label={words.add}
          {...(isPhone ? {} : { leftSection: <PlusIcon size={16} /> })}
          disabled={isLocked}
          onClick={toggle('insert')}
        >
          {isPhone ? <PlusIcon size={20} /> : words.addShort}
        </Button>
        {!isPhone && !isPost && (
          <Button
            size="compact-sm"
            variant={side === 'outline' ? 'light' : 'subtle'}
            color="gray"
            aria-pressed={side === 'outline'}
            leftSection={<OutlineIcon size={16} />}
            onClick={toggle('outline')}
          >
            {words.outline}
          </Button>
        )}
        <Tool
          label={lastDone === null ? words.undo : words.undoOf(lastDone)}
          disabled={lastDone === null || isLocked}
          onClick={() => {
            const label = store.undo();
            if (label !== null) say(words.undone(label));
          }}
        >
          <UndoIcon size={18} />
        </Tool>
        <Tool
          label={lastUndone === null ? words.redo : words.redoOf(lastUndone)}
          disabled={lastUndone === null || isLocked}
          onClick={() => {
            const label = store.redo();
            if (label !== null) say(words.redone(label));
          }}
        >
          <RedoIcon size={18} />
        </Tool>
        {/* Who writes needs no more than the text; all of it is there for pages. */}
        {!isPhone && !isPost && (
          <>
            <SegmentedControl
              size="xs"
              aria-label={words.device}
              value={device}
              onChange={(value) => store.show(value as Device)}
              data={[
                {
                  value: 'desktop',
                  label: <DeviceLabel icon={<DesktopIcon size={16} />} name={words.desktop} />,
                },
                { value: 'phone', label: <DeviceLabel icon={<PhoneIcon size={16} />} name={words.phone} /> },
              ]}
            />
            <ZoomMenu />
          </>
        )}
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            ref={moreButton}
            size="compact-sm"
            variant="subtle"
            color="gray"
            className={styles['more'] ?? ''}
            aria-label={words.more}
          >
            <MoreIcon size={18} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isPhone && (
            <PhoneItems
              pageId={opened.kind === 'page' ? opened.id : null}
              onOutline={() => onSide('outline')}
            />
          )}
          {isPost && (
            <Menu.Item component={Link} to={settings}>
              {written[writtenKind].settings}
            </Menu.Item>
          )}
          {saving.isPublished && (opened.kind === 'page' || isPost) && (
            <Menu.Item
              component="a"
              href={opened.path}
              target="_blank"
              rel="noopener"
              rightSection={<OutsideIcon size={15} />}
            >
              {isPost ? written[writtenKind].view : words.viewPage}
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={designOf(opened)}>
            {common.app.design}
          </Menu.Item>
          {opened.kind === 'page' && <Menu.Item onClick={() => setDialog('share')}>{words.share}</Menu.Item>}
          {(saving.hasChanges || !saving.isPublished) && (
            <Menu.Item
              onClick={() => {
                setVersion(null);
                setDialog('compare');
              }}
            >
              {words.compareLive}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setDialog('versions')}>{words.history}</Menu.Item>
          {saving.hasChanges && !isLocked && (
            <Menu.Item onClick={() => setDialog('discard')}>{words.discard}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <div className={statusStyles['buttons']}>
        <PublishButton saving={saving} status={page.state?.status ?? null} labels={labels} />
        {opened.kind === 'page' && <PublishMenu page={page} />}
      </div>
      <Suspense>
        {dialog === 'discard' && <DiscardDialog close={() => setDialog(null)} saving={saving} />}
        {dialog === 'versions' && (
          <VersionsDialog
            close={closeDialog}
            saving={saving}
            pageId={opened.id}
            compare={(compared) => {
              setVersion(compared);
              setDialog('compare');
            }}
          />
        )}
        {dialog === 'share' && <ShareDialog close={closeDialog} pageId={opened.id} />}
        {dialog === 'compare' && (
          <CompareDialog
            status={page.state?.status ?? null}
            labels={labels}
            saving={saving}
            pageId={opened.id}
            version={version}
            close={version === null ? closeDialog : () => setDialog('versions')}
            onDone={closeDialog}
          />
        )}
      </Suspense>
    </header>
  );
}

/** The design desk with the page that is open, and the way back. */
function designOf({ kind, id, path }: OpenedDraft): string {
  return kind === 'page' ? `/design?${new URLSearchParams({ page: path, from: id })}` : '/design';
}

function SaveStateLine({ saving }: { readonly saving: Saving }) {
  const { state } = useSavingView(saving);
  return (
    <output className={styles['saveState']} data-state={state}>
      {words.saveStates[state]}
    </output>
  );
}

function DeviceLabel({ icon, name }: { readonly icon: React.ReactNode; readonly name: string }) {
  return (
    <span className={styles['device']}>
      {icon}
      <span className={styles['deviceName']}>{name}</span>
    </span>
  );
}

import { Button, Menu, SegmentedControl } from '@mantine/core';
import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { siteFrame } from '../../text/en-site-frame.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { BackIcon, MoreIcon, OutsideIcon, PlusIcon } from '../../ui/icons.tsx';
import { Tool } from './canvas/block-toolbar.tsx';
import { DesktopIcon, OutlineIcon, PhoneIcon, RedoIcon, UndoIcon } from './editor-icons.tsx';
import type { Device } from './editor-store.ts';
import type { SidePanel } from './side-panel.ts';
import styles from './page-editor.module.css';
import { DiscardDialog } from './publish/discard-dialog.tsx';
import { PublishButton } from './publish/publish-button.tsx';
import { VersionsDialog } from './publish/versions-dialog.tsx';
import { useSpeech } from './speech.tsx';
import { useBackTo } from './use-back-to.ts';
import { useEditor, useEditorStore } from './use-editor.ts';
import type { Saving } from './use-saving.ts';

/** What concerns the whole page: where one came from, undo, the layout shown, whether it is saved, publishing. */
export function TopBar(props: {
  readonly opened: OpenedDraft;
  readonly saving: Saving;
  readonly side: SidePanel | null;
  readonly onSide: (side: SidePanel | null) => void;
}) {
  const { opened, saving, side, onSide } = props;
  const store = useEditorStore();
  const say = useSpeech();
  const back = useBackTo();
  const device = useEditor((state) => state.device);
  const lastDone = useEditor(({ history }) => history.done.at(-1)?.label ?? null);
  const lastUndone = useEditor(({ history }) => history.undone.at(-1)?.label ?? null);
  const isLocked = useEditor((state) => state.isLocked);
  const [dialog, setDialog] = useState<'discard' | 'versions' | null>(null);
  const toggle = (which: SidePanel) => () => onSide(side === which ? null : which);

  return (
    <header className={styles['bar']} data-zone aria-label={words.bar}>
      <Link to={back.to} className={styles['back']} aria-label={back.label}>
        <BackIcon size={18} />
      </Link>
      <span className={styles['title']}>{opened.title}</span>
      <output className={styles['saveState']} data-state={saving.state}>
        {words.saveStates[saving.state]}
      </output>
      <div className={styles['tools']}>
        <Button
          size="compact-sm"
          variant={side === 'insert' ? 'light' : 'subtle'}
          color="gray"
          aria-pressed={side === 'insert'}
          aria-label={words.add}
          leftSection={<PlusIcon size={16} />}
          disabled={isLocked}
          onClick={toggle('insert')}
        >
          {words.addShort}
        </Button>
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
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-sm" variant="subtle" color="gray" aria-label={words.more}>
            <MoreIcon size={18} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {saving.isPublished && (
            <Menu.Item
              component="a"
              href={opened.path}
              target="_blank"
              rel="noopener"
              rightSection={<OutsideIcon size={15} />}
            >
              {words.viewPage}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setDialog('versions')}>{words.history}</Menu.Item>
          {saving.hasChanges && !isLocked && (
            <Menu.Item onClick={() => setDialog('discard')}>{words.discard}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <PublishButton
        saving={saving}
        {...(opened.kind === 'block-field' ? { published: siteFrame.published } : {})}
      />
      {dialog === 'discard' && <DiscardDialog close={() => setDialog(null)} saving={saving} />}
      {dialog === 'versions' && (
        <VersionsDialog close={() => setDialog(null)} saving={saving} pageId={opened.id} />
      )}
    </header>
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

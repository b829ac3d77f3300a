import { Button, Menu, SegmentedControl } from '@mantine/core';
import { Link } from 'react-router';
import { design as words } from '../../../text/en-design.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { BackIcon, MoreIcon, OutsideIcon } from '../../../ui/icons.tsx';
import { Tool } from '../../../ui/tool.tsx';
import { DesktopIcon, PhoneIcon, RedoIcon, UndoIcon } from '../../page-editor/editor-icons.tsx';
import { TabletIcon } from './desk-icons.tsx';
import type { Width } from './desk-frame.tsx';
import styles from './desk.module.css';
import { PageChooser } from './page-chooser.tsx';
import type { Desk } from './use-desk.ts';

const icons = { desktop: DesktopIcon, tablet: TabletIcon, phone: PhoneIcon } as const;
const widths: readonly Width[] = ['desktop', 'tablet', 'phone'];

/** What concerns the whole design: the page in view, its width, undo, publishing. */
export function DeskBar(props: {
  readonly desk: Desk;
  readonly back: { readonly to: string; readonly label: string };
  readonly path: string;
  readonly pageTitle: string;
  readonly onPage: (path: string) => void;
  /** Null on a phone. */
  readonly width: Width | null;
  readonly onWidth: (width: Width) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly publish: () => void;
  readonly discard: () => void;
}) {
  const { desk, width } = props;
  const { undoLabel, redoLabel } = desk;
  const isChanged = desk.changed.length > 0;
  const isTried = desk.view.theme !== desk.view.current.name;
  return (
    <header className={styles['bar']} data-zone aria-label={words.bar}>
      <Link to={props.back.to} className={styles['back']} aria-label={props.back.label}>
        <BackIcon size={18} />
      </Link>
      <h1 className={styles['title']}>{words.title}</h1>
      <div className={styles['page-select']}>
        <PageChooser path={props.path} title={props.pageTitle} onPick={props.onPage} />
      </div>
      <output className={styles['state']} data-state={desk.state}>
        {isTried && desk.state !== 'saving' ? words.states.tried : words.states[desk.state]}
      </output>
      <div className={styles['tools']}>
        <Tool
          label={undoLabel === null ? words.undo : words.undoOf(undoLabel)}
          disabled={undoLabel === null}
          onClick={props.undo}
        >
          <UndoIcon size={18} />
        </Tool>
        <Tool
          label={redoLabel === null ? words.redo : words.redoOf(redoLabel)}
          disabled={redoLabel === null}
          onClick={props.redo}
        >
          <RedoIcon size={18} />
        </Tool>
        {width !== null && (
          <SegmentedControl
            size="xs"
            aria-label={words.width}
            value={width}
            onChange={(value) => props.onWidth(widths.find((one) => one === value) ?? 'desktop')}
            data={widths.map((value) => {
              const Icon = icons[value];
              return {
                value,
                label: (
                  <span className={styles['width']}>
                    <Icon size={16} />
                    <span className={styles['widthName']}>{words.widths[value]}</span>
                  </span>
                ),
              };
            })}
          />
        )}
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
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
          <Menu.Item component={Link} to="/design/themes">
            {words.themes}
          </Menu.Item>
          <Menu.Item
            component="a"
            href={props.path.startsWith('/') ? props.path : '/'}
            target="_blank"
            rel="noopener"
            rightSection={<OutsideIcon size={15} />}
          >
            {words.viewSite}
          </Menu.Item>
          {isChanged && <Menu.Item onClick={props.discard}>{words.discard}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {!isTried && (
        <BusyButton
          className={styles['publish'] ?? ''}
          size="sm"
          loading={desk.state === 'saving'}
          // It keeps the focus once everything is published.
          {...(isChanged ? {} : { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => {
            if (isChanged) props.publish();
          }}
        >
          {words.publish}
        </BusyButton>
      )}
    </header>
  );
}

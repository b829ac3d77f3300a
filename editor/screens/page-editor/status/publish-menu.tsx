import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { statusLabels, canBeScheduled, statusTransitions } from '@vitrine/domain/content/content-status.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { Suspense, useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { type ChosenStatus, pageStatus as words } from '../../../text/en-page-status.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { useShowTime } from '../../../ui/show-time.ts';
import { useEditor } from '../use-editor.ts';
import styles from './status.module.css';
import type { PageStatus } from './use-page-status.ts';

const ScheduleDialog = lazyDialog(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);
const StatusDialog = lazyDialog(async () => (await import('./status-dialog.tsx')).StatusDialog);

const isChosen = (status: ItemStatus): status is ChosenStatus =>
  status !== 'published' && status !== 'scheduled';

/** Whether visitors or owners find the page elsewhere afterwards, so that it is asked first. */
const isAsked = (from: ItemStatus, to: ChosenStatus): boolean =>
  from === 'published' || to === 'private' || to === 'deprecated';

async function act(work: () => Promise<void>, done: string): Promise<void> {
  try {
    await work();
    notifications.show({ message: done });
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
}

/** What can be done with the page instead of publishing it now, as its status allows. */
export function PublishMenu({ page }: { readonly page: PageStatus }) {
  const isLocked = useEditor((state) => state.isLocked);
  const times = useShowTime();
  const [dialog, setDialog] = useState<'schedule' | ChosenStatus | null>(null);
  const { state } = page;
  if (state === null) return null;
  const { status, publishOn, isHome } = state;
  const close = () => setDialog(null);
  const targets = isHome
    ? []
    : statusTransitions[status].filter(isChosen).filter((to) => !(status === 'scheduled' && to === 'draft'));
  const labels = status === 'published' ? words.fromPublished : words.to;
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button size="sm" className={styles['more'] ?? ''} aria-label={words.menu} disabled={isLocked}>
            <ChevronDownIcon size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {statusLabels[status]}
            {publishOn !== null && ` · ${times.moment(publishOn)}`}
          </Menu.Label>
          {canBeScheduled(status) && (
            <Menu.Item onClick={() => setDialog('schedule')}>
              {publishOn === null ? words.schedule : words.reschedule}
            </Menu.Item>
          )}
          {publishOn !== null && (
            <Menu.Item onClick={() => void act(page.unschedule, words.unscheduled)}>
              {words.unschedule}
            </Menu.Item>
          )}
          {canBeScheduled(status) && targets.length > 0 && <Menu.Divider />}
          {targets.map((to) => (
            <Menu.Item
              key={to}
              onClick={() =>
                isAsked(status, to) ? setDialog(to) : void act(() => page.change(to), words.done[to])
              }
            >
              {labels[to]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'schedule' && <ScheduleDialog state={state} schedule={page.schedule} close={close} />}
        {dialog !== null && dialog !== 'schedule' && (
          <StatusDialog state={state} to={dialog} change={page.change} close={close} />
        )}
      </Suspense>
    </>
  );
}

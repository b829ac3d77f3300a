import { Menu } from '@mantine/core';
import { canBeScheduled, statusLabels } from '@vitrine/domain/content/content-status.ts';
import { pageStatus as words } from '../../../text/en-page-status.ts';
import { useShowTime } from '../../../ui/show-time.ts';
import { type StatusChoice, statusesOffered, type StatusTarget } from './status-choices.ts';

/** The entries of a menu that change a page's status or what is planned for it, as its status allows. */
export function StatusItems(
  props: Pick<StatusTarget, 'status' | 'publishOn' | 'isHome'> & {
    readonly onChoose: (choice: StatusChoice) => void;
  },
) {
  const { status, publishOn, onChoose } = props;
  const times = useShowTime();
  const offered = statusesOffered(props);
  const labels = status === 'published' ? words.fromPublished : words.to;
  return (
    <>
      <Menu.Label>
        {statusLabels[status]}
        {publishOn !== null && ` · ${times.moment(publishOn)}`}
      </Menu.Label>
      {canBeScheduled(status) && (
        <Menu.Item onClick={() => onChoose('schedule')}>
          {publishOn === null ? words.schedule : words.reschedule}
        </Menu.Item>
      )}
      {publishOn !== null && <Menu.Item onClick={() => onChoose('unschedule')}>{words.unschedule}</Menu.Item>}
      {offered.map((to) => (
        <Menu.Item key={to} onClick={() => onChoose(to)}>
          {labels[to]}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => onChoose('history')}>{words.history}</Menu.Item>
    </>
  );
}

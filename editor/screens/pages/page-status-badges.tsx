import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { pages as text } from '../../text/en-pages.ts';
import { pageStatus as words } from '../../text/en-page-status.ts';
import { pageStatusTones } from '../../ui/page-status-tones.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';

/** What a page of the tree is other than simply published, with the time that is planned. */
export function PageStatusBadges({ page }: { readonly page: ListedPage }) {
  const times = useShowTime();
  const { status, publishOn, publishProblem, hasDraft } = page;
  const label = statusLabels[status];
  const moment = publishOn === null ? null : times.moment(publishOn);
  return (
    <>
      {status !== 'published' && (
        <Tone tone={pageStatusTones[status]}>{moment === null ? label : words.at(label, moment)}</Tone>
      )}
      {status === 'published' && moment !== null && <Tone tone="blue">{words.changesOn(moment)}</Tone>}
      {status === 'published' && moment === null && hasDraft && <Tone tone="amber">{text.changed}</Tone>}
      {publishProblem !== null && <Tone tone="red">{words.notInTime}</Tone>}
    </>
  );
}

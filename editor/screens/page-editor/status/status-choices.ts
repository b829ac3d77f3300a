import { notifications } from '@mantine/notifications';
import { statusTransitions } from '@vitrine/domain/content/content-status.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { sentenceOf } from '../../../app/client.ts';
import { type ChosenStatus, pageStatus as words } from '../../../text/en-page-status.ts';

/** The status of a page, and what changes it: in its editor, and in the tree of pages. */
export interface StatusTarget {
  readonly id: string;
  readonly status: ItemStatus;
  /** When its draft is published by the clock; null: not planned. */
  readonly publishOn: string | null;
  /** The home page stays published. */
  readonly isHome: boolean;
  /** What it is called, where it is not the page that is open. */
  readonly title?: string;
  /** They throw what their calls throw. */
  readonly change: (status: ChosenStatus) => Promise<void>;
  readonly schedule: (publishOn: string) => Promise<void>;
  readonly unschedule: () => Promise<void>;
}

/** What a menu of statuses offers. */
export type StatusChoice = ChosenStatus | 'schedule' | 'unschedule' | 'history';
/** A choice that a dialog asks about or answers. */
export type StatusDialogName = Exclude<StatusChoice, 'unschedule'>;

const isChosen = (status: ItemStatus): status is ChosenStatus =>
  status !== 'published' && status !== 'scheduled';

/** The statuses that a page may be given by itself. What is planned is cancelled instead of made a draft. */
export const statusesOffered = ({
  status,
  isHome,
}: Pick<StatusTarget, 'status' | 'isHome'>): readonly ChosenStatus[] =>
  isHome
    ? []
    : statusTransitions[status].filter(isChosen).filter((to) => !(status === 'scheduled' && to === 'draft'));

/** Whether visitors or owners find the page elsewhere afterwards, so that it is asked first. */
const isAsked = (from: ItemStatus, to: ChosenStatus): boolean =>
  from === 'published' || to === 'private' || to === 'deprecated';

/** Does what was chosen, and says so; returns the dialog that comes first, or null. */
export function chooseStatus(target: StatusTarget, choice: StatusChoice): StatusDialogName | null {
  if (choice === 'unschedule') {
    void act(target, target.unschedule, words.unscheduled);
    return null;
  }
  if (choice === 'schedule' || choice === 'history' || isAsked(target.status, choice)) return choice;
  void act(target, () => target.change(choice), words.done[choice]);
  return null;
}

/** Says that something was done with a page. */
export const sayDone = ({ title }: Pick<StatusTarget, 'title'>, message: string): string =>
  notifications.show({ ...(title === undefined ? {} : { title }), message });

async function act(target: StatusTarget, work: () => Promise<void>, done: string): Promise<void> {
  try {
    await work();
    sayDone(target, done);
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
}

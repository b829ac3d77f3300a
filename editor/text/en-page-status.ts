import type { ItemStatus } from '@vitrine/domain/content/content.ts';

/** A status that is chosen by itself; the others come with publishing. */
export type ChosenStatus = Exclude<ItemStatus, 'published' | 'scheduled'>;

/** A page by its title, or the one that is open. */
const named = (title: string | undefined): string => (title === undefined ? 'this page' : `“${title}”`);

/** Texts of the statuses of pages, and of planned publications. */
export const pageStatus = {
  status: 'Status',
  all: 'All statuses',
  filter: 'Filter by status',
  nothing: (status: string) => `No page has the status ${status}.`,
  nothingOf: (search: string, status: string) =>
    `No page with the status ${status} contains “${search}” in its title or address.`,
  at: (status: string, moment: string) => `${status} · ${moment}`,
  changesOn: (moment: string) => `Changes on ${moment}`,
  notInTime: 'Not published at its time',
  changedBy: (status: string, name: string, moment: string) =>
    name === '' ? `${status} since ${moment}` : `${status} since ${moment}, by ${name}`,

  menu: 'More ways to publish',
  schedule: 'Schedule…',
  reschedule: 'Change the time…',
  unschedule: 'Cancel the planned publication',
  to: {
    draft: 'Back to draft',
    'needs-review': 'Send to review',
    private: 'Make private…',
    deprecated: 'Deprecate…',
  } satisfies Record<ChosenStatus, string>,
  fromPublished: {
    draft: 'Take back as a draft…',
    'needs-review': 'Take back for review…',
    private: 'Make private…',
    deprecated: 'Deprecate…',
  } satisfies Record<ChosenStatus, string>,
  draftFirst: 'Bring this page back to draft first.',

  confirmTitle: {
    draft: (title) => `Take ${named(title)} back?`,
    'needs-review': (title) => `Take ${named(title)} back for review?`,
    private: (title) => `Make ${named(title)} private?`,
    deprecated: (title) => `Deprecate ${named(title)}?`,
  } satisfies Record<ChosenStatus, (title: string | undefined) => string>,
  confirmText: {
    draft: 'It becomes a draft again. Publish it when it is ready.',
    'needs-review': 'It waits for someone to look at it and publish it.',
    private: 'Nobody sees it at its address, not even you: owners find it here, in the editor.',
    deprecated: 'It is kept as a record of what was public. To use it again, bring it back to draft.',
  } satisfies Record<ChosenStatus, string>,
  visitorsLoseIt: 'Visitors no longer see it, and its address leads to “Page not found”.',
  planLost: 'The time at which it was to be published is given up.',
  confirmDo: {
    draft: 'Take back',
    'needs-review': 'Take back',
    private: 'Make private',
    deprecated: 'Deprecate',
  } satisfies Record<ChosenStatus, string>,
  cancel: 'Cancel',
  done: {
    draft: 'The page is a draft.',
    'needs-review': 'The page waits for review.',
    private: 'The page is private. Nobody sees it at its address.',
    deprecated: 'The page is deprecated. Visitors do not see it.',
  } satisfies Record<ChosenStatus, string>,

  scheduleTitle: (title: string | undefined) => `Schedule ${named(title)}`,
  scheduleText: (isPublished: boolean) =>
    isPublished
      ? 'Visitors see the page as it is now until then. You can go on editing: your draft as it is at that time is published.'
      : 'Visitors do not see the page until then. You can go on editing: your draft as it is at that time is published.',
  scheduleStrict: 'If a block is not finished by then, nothing is published, and we let you know.',
  scheduleField: 'Date and time',
  scheduleZone: (zone: string) => `Your site’s time zone: ${zone}`,
  scheduleMissing: 'Enter a date and a time.',
  scheduleDo: 'Schedule',
  scheduled: (moment: string) => `Your draft will be published on ${moment}.`,
  unscheduled: 'The planned publication is cancelled.',
  publishedByClock: 'This page was published as planned.',

  history: 'Status history…',
  historyTitle: 'Status history',
  historyNone: 'The status of this page has not changed yet.',
  historyTo: 'became',
  historyBy: (name: string | null, moment: string) => {
    if (name === null) return `${moment}, as planned`;
    return name === '' ? moment : `${moment}, by ${name}`;
  },

  failedTitle: 'Not published as planned',
  failedText: {
    incomplete: (moment: string) =>
      `On ${moment} some blocks were not finished, so nothing was published. Finish them, then publish or schedule the page again.`,
    failed: (moment: string) =>
      `On ${moment} the server could not publish this page. Publish or schedule it again.`,
  },
  failedSeen: 'Got it',
};

import type { BulkReason } from '@vitrine/domain/list/bulk.ts';
import type { ShowNumber } from './en-lists.ts';

/** An action on many rows: as a menu's entry, while it works, and when it is done. */
interface ActionText {
  readonly label: string;
  readonly doing: string;
  readonly done: (rows: string) => string;
}

const actions: Readonly<Record<string, ActionText>> = {
  import: { label: 'Import', doing: 'Importing', done: (rows) => `${rows} imported.` },
  publish: { label: 'Publish', doing: 'Publishing', done: (rows) => `${rows} published.` },
  hide: { label: 'Unpublish', doing: 'Unpublishing', done: (rows) => `${rows} unpublished.` },
  archive: { label: 'Archive', doing: 'Archiving', done: (rows) => `${rows} archived.` },
  delete: {
    label: 'Move to the bin',
    doing: 'Moving to the bin',
    done: (rows) => `${rows} moved to the bin.`,
  },
  restore: { label: 'Restore from the bin', doing: 'Restoring', done: (rows) => `${rows} restored.` },
  erase: {
    label: 'Delete for good…',
    doing: 'Deleting for good',
    done: (rows) => `${rows} deleted for good.`,
  },
  'add-tag': { label: 'Add a tag…', doing: 'Adding the tag', done: (rows) => `Tag added to ${rows}.` },
  'remove-tag': {
    label: 'Remove a tag…',
    doing: 'Removing the tag',
    done: (rows) => `Tag removed from ${rows}.`,
  },
  'add-category': {
    label: 'Add a category…',
    doing: 'Adding the category',
    done: (rows) => `Category added to ${rows}.`,
  },
  'remove-category': {
    label: 'Remove a category…',
    doing: 'Removing the category',
    done: (rows) => `Category removed from ${rows}.`,
  },
  'set-author': {
    label: 'Set the author…',
    doing: 'Setting the author',
    done: (rows) => `Author of ${rows} set.`,
  },
  'price-percent': {
    label: 'Change prices…',
    doing: 'Changing prices',
    done: (rows) => `Prices of ${rows} changed.`,
  },
  'price-amount': {
    label: 'Change prices…',
    doing: 'Changing prices',
    done: (rows) => `Prices of ${rows} changed.`,
  },
  'set-stock': {
    label: 'Change stock…',
    doing: 'Changing stock',
    done: (rows) => `Stock of ${rows} changed.`,
  },
  'add-stock': {
    label: 'Change stock…',
    doing: 'Changing stock',
    done: (rows) => `Stock of ${rows} changed.`,
  },
  retry: {
    label: 'Send again',
    doing: 'Sending again',
    done: (rows) => `${rows} will be sent again.`,
  },
  dismiss: { label: 'Dismiss', doing: 'Dismissing', done: (rows) => `${rows} dismissed.` },
  approve: { label: 'Approve', doing: 'Approving', done: (rows) => `${rows} published.` },
  hold: { label: 'Hold for review', doing: 'Holding', done: (rows) => `${rows} held for review.` },
  'mark-spam': {
    label: 'Mark as spam',
    doing: 'Marking as spam',
    done: (rows) => `${rows} marked as spam.`,
  },
  'mark-read': { label: 'Mark as read', doing: 'Marking as read', done: (rows) => `${rows} marked as read.` },
  'mark-unread': {
    label: 'Mark as unread',
    doing: 'Marking as unread',
    done: (rows) => `${rows} marked as unread.`,
  },
  'not-spam': {
    label: 'Not spam',
    doing: 'Moving to the inbox',
    done: (rows) => `${rows} moved to the inbox.`,
  },
  'hide-reviews': { label: 'Hide', doing: 'Hiding', done: (rows) => `${rows} hidden.` },
  'delete-reviews': { label: 'Delete', doing: 'Deleting', done: (rows) => `${rows} deleted.` },
  remove: { label: 'Remove', doing: 'Removing', done: (rows) => `${rows} removed.` },
  'switch-on': { label: 'Switch on', doing: 'Switching on', done: (rows) => `${rows} switched on.` },
  'switch-off': { label: 'Switch off', doing: 'Switching off', done: (rows) => `${rows} switched off.` },
  'delete-links': { label: 'Delete', doing: 'Deleting', done: (rows) => `${rows} deleted.` },
  'delete-codes': { label: 'Delete', doing: 'Deleting', done: (rows) => `${rows} deleted.` },
  'add-to-list': {
    label: 'Add to a list…',
    doing: 'Adding to the list',
    done: (rows) => `${rows} added to the list.`,
  },
  'remove-from-list': {
    label: 'Remove from a list…',
    doing: 'Removing from the list',
    done: (rows) => `${rows} removed from the list.`,
  },
  unsubscribe: {
    label: 'Unsubscribe',
    doing: 'Unsubscribing',
    done: (rows) => `${rows} unsubscribed.`,
  },
  'erase-subscribers': { label: 'Erase…', doing: 'Erasing', done: (rows) => `${rows} erased.` },
  'move-page': {
    label: 'Move to another store page…',
    doing: 'Moving to another store page',
    done: (rows) => `${rows} moved to another store page.`,
  },
  fulfil: {
    label: 'Mark as fulfilled…',
    doing: 'Marking as fulfilled',
    done: (rows) => `${rows} marked as fulfilled.`,
  },
};
const other: ActionText = { label: 'Change', doing: 'Changing', done: (rows) => `${rows} changed.` };

const reasons: Readonly<Record<BulkReason, string>> = {
  gone: 'gone',
  'half-made': 'with blocks that are not finished',
  'author-gone': 'left as they were, since the author was deleted',
  'in-bin': 'in the bin',
  'not-in-bin': 'not in the bin',
  'too-low': 'with a price that would be below 0',
  'too-high': 'with a price that would be too high',
  'above-price': 'with a sale price that would be above the price',
  'too-many-tags': 'with as many tags as possible',
  'not-counted': 'without units that are counted',
  'too-few-units': 'with fewer units than were to be taken out',
  'too-many-units': 'with more units than are possible',
  erased: 'whose personal data was erased',
  'not-open': 'that cannot be fulfilled',
  'not-failed': 'that did not fail, or whose link has expired',
  used: 'used already',
  'too-many-automatic': 'that are automatic, where as many as possible are on',
  'changed-since': 'changed since',
  'sold-since': 'with units sold since',
  mailed: 'whose buyer has been mailed',
  'not-valid': 'that cannot be imported',
  'sku-taken': 'with an SKU that another product has',
  'address-taken': 'with an address that another product has',
  'too-many-categories': 'with a new category, where there are as many as possible',
  'page-gone': 'whose store page is gone',
  'too-many-links': 'that do not fit, since there are as many links as possible',
  'list-gone': 'left as they were, since the list was deleted',
  unsubscribed: 'who have left, or whose emails came back',
  'is-customer': 'who are customers: erase them there',
};

/** Texts of changes of many rows of a list. */
export const bulk = {
  menu: 'Actions',
  tooMany: 'Select at most 1,000 rows one by one, or all of them.',
  key: 'Actions for the selection',
  label: 'Change of many rows',
  action: (name: string): ActionText => actions[name] ?? other,
  collecting: (doing: string) => `${doing}: looking up what is meant …`,
  progress: (show: ShowNumber, doing: string, handled: number, total: number) =>
    `${doing}: ${show(handled)} of ${show(total)}`,
  undoing: (show: ShowNumber, handled: number, total: number) =>
    `Taking back: ${show(handled)} of ${show(total)}`,
  paused: (show: ShowNumber, handled: number, total: number) =>
    `Paused after ${show(handled)} of ${show(total)}.`,
  failed: (show: ShowNumber, handled: number, total: number) =>
    `This broke off after ${show(handled)} of ${show(total)}. Nothing is lost: go on, or take back what was changed.`,
  stopped: (rows: string) => `Ended early. ${rows} changed.`,
  undone: 'Taken back.',
  refused: (show: ShowNumber, count: number, parts: string) =>
    `${show(count)} left as ${count === 1 ? 'it was' : 'they were'}: ${parts}.`,
  reason: (show: ShowNumber, reason: BulkReason, count: number) => `${show(count)} ${reasons[reason]}`,
  nothing: 'Nothing needed to be changed.',
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Keep what was changed',
  undo: 'Undo',
  takeBack: 'Take back',
  dismiss: 'Dismiss',
  count: (show: ShowNumber, count: number, one: string, many: string) =>
    `${show(count)} ${count === 1 ? one : many}`,
  /** The rows that are meant; null while it is not known how many match. */
  rows: (
    show: ShowNumber,
    selected: { readonly count: number; readonly isMore: boolean } | null,
    one: string,
    many: string,
  ) =>
    selected === null
      ? `all ${many} that match`
      : `${selected.isMore ? 'more than ' : ''}${show(selected.count)} ${selected.count === 1 ? one : many}`,
  by: (name: string) => `By ${name}`,
  title: 'Bulk changes',
  words: 'recent many rows undo history log mass edit',
  lead: 'Changes of many rows at once, of the last 30 days. Most can be undone for a day.',
  all: 'All changes',
  states: {
    collecting: 'In progress',
    changing: 'In progress',
    undoing: 'Being undone',
    done: 'Done',
    stopped: 'Ended early',
    undone: 'Undone',
    paused: 'Paused',
    failed: 'Broke off',
  },
  undoUntil: (moment: string) => `Can be undone until ${moment}`,
  more: 'Show older changes',
  empty: 'No changes of many rows yet',
  emptyHint: 'Select rows in a list and choose an action. What was changed appears here, with Undo.',
  emptyAction: 'Go to products',
  nouns: {
    products: ['product', 'products'],
    orders: ['order', 'orders'],
    customers: ['customer', 'customers'],
    mails: ['email', 'emails'],
    'product-import-rows': ['product', 'products'],
    comments: ['comment', 'comments'],
    reviews: ['review', 'reviews'],
    audience: ['subscriber', 'subscribers'],
    'payment-links': ['payment link', 'payment links'],
    'form-submissions': ['submission', 'submissions'],
  } as Readonly<Record<string, readonly [string, string]>>,
  rowsOf: ['row', 'rows'] as const,
  cancel: 'Cancel',
  tag: 'Tag',
  tagMissing: 'Enter a tag.',
  addTagTitle: (rows: string) => `Add a tag to ${rows}`,
  addTag: 'Add tag',
  removeTagTitle: (rows: string) => `Remove a tag from ${rows}`,
  removeTag: 'Remove tag',
};

/** Texts of the dialogs for many products. */
export const productsBulk = {
  emptyBin: 'Empty bin',
  emptyBinTitle: 'Empty the bin?',
  eraseTitle: (rows: string) => `Delete ${rows} for good?`,
  erase: (rows: string) =>
    `This deletes ${rows} with variants, stock, reviews and comments. Only what is in the bin is deleted; orders keep their items.`,
  eraseFinal: 'It cannot be undone.',
  eraseWord: 'delete',
  eraseConfirm: (word: string) => `Type “${word}” to confirm`,
  eraseUnconfirmed: (word: string) => `Type “${word}” if you want to delete them for good.`,
  eraseSubmit: 'Delete for good',
  priceTitle: (rows: string) => `Change the prices of ${rows}`,
  by: 'By',
  percent: 'Percent',
  amount: (currency: string) => `Amount in ${currency}`,
  direction: 'Direction',
  raise: 'Raise',
  lower: 'Lower',
  percentField: 'Percent',
  amountField: 'Amount',
  percentWrong: 'Enter a percentage above 0 with at most two decimals, for example 12.5.',
  percentTooLow: 'Prices can fall by at most 100 %.',
  percentTooHigh: 'Prices can rise by at most 1,000 %.',
  amountWrong: 'Enter an amount above 0.',
  priceHint: 'Of every variant. Sale prices stay as they are.',
  priceSubmit: 'Change prices',
  stockTitle: (rows: string) => `Change the stock of ${rows}`,
  stockDo: 'What to do',
  set: 'Set to',
  add: 'Add',
  takeOut: 'Take out',
  units: 'Units',
  unitsWrong: 'Enter a whole number.',
  unitsNone: 'Enter how many units to add or take out.',
  stockHint: 'Of every variant that counts its units. Unlimited ones stay unlimited.',
  stockSubmit: 'Change stock',
  pageTitle: (rows: string) => `Move ${rows} to another store page`,
  page: 'Store page',
  pageHint: 'They come behind the products it has. Old addresses lead to the new ones.',
  pageSubmit: 'Move',
};

/** Texts of the dialog for many orders. */
export const ordersBulk = {
  fulfilTitle: (rows: string) => `Mark ${rows} as fulfilled`,
  fulfilWhat: 'All their items that are still to be sent are marked as fulfilled, without tracking.',
  notify: 'Email the buyers',
  notifyHint: 'The emails wait five minutes, in which you can undo.',
  submit: 'Mark as fulfilled',
};

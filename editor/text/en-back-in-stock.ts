import type { ShowNumber } from './en-lists.ts';

const people = (show: ShowNumber, count: number, isMore = false): string =>
  count === 1 && !isMore ? '1 person' : `${show(count)}${isMore ? '+' : ''} people`;

/** Texts of waiting lists: who is emailed when a sold-out product returns. */
export const backInStock = {
  title: 'Back in stock',
  words: 'waiting list notify sold out restock sign-ups waitlist',
  lead: 'People who asked for an email when a sold-out product returns. Each gets one, in their language.',
  automatic: {
    label: 'Email waiting people automatically when stock returns',
    hint: 'Within seconds of stock going from none to some, whatever the reason: a delivery, an import, a refund. Everyone waiting is emailed, first come first, even when fewer units came back.',
    on: 'From now on, waiting people are emailed as soon as stock returns.',
    off: 'Nobody is emailed by itself any more. Send from this list instead.',
    askTitle: 'Email people automatically?',
    ask: 'Some products on this list are in stock again already. If their stock returned while people were waiting, those people are emailed right away.',
    askSubmit: 'Turn on',
    cancel: 'Cancel',
  },
  offNote:
    'Visitors cannot sign up at the moment: waiting lists are switched off in the settings of the store.',
  offLink: 'Open store settings',
  listLabel: 'Products people are waiting for',
  waiting: (show: ShowNumber, count: number, isMore: boolean) => `${people(show, count, isMore)} waiting`,
  since: (day: string) => `since ${day}`,
  lastSent: (day: string) => `Last emailed ${day}`,
  inStock: (show: ShowNumber, units: number) => `${show(units)} in stock`,
  unlimited: 'Unlimited stock',
  soldOut: 'Sold out',
  soldOutWhy: 'Still sold out',
  hidden: 'Not published',
  hiddenWhy: 'Publish it first: the email leads to its page.',
  send: 'Send',
  sendOf: (name: string) => `Send: ${name}`,
  sendAnyway: 'Send anyway',
  sendAnywayOf: (name: string) => `Send anyway: ${name}`,
  sending: (show: ShowNumber, sent: number, total: number) =>
    `${show(sent)} of ${show(total)} emails written`,
  progressOf: (name: string) => `Emails about ${name}`,
  sendAll: (show: ShowNumber, count: number) =>
    count === 1 ? 'Send for 1 in stock' : `Send for all ${show(count)} in stock`,
  ask: {
    title: (name: string) => `Email everyone waiting for ${name}?`,
    allTitle: 'Email everyone waiting for what is in stock?',
    who: (show: ShowNumber, count: number, isMore: boolean) =>
      `${people(show, count, isMore)} will get one email each, in the language of their sign-up, with a link to the product.`,
    soldOut: 'It is sold out: the email says that it is back, and they will find nothing to buy.',
    few: (show: ShowNumber, units: number) =>
      units === 1
        ? 'Only 1 unit is in stock, so not everyone will be able to buy.'
        : `Only ${show(units)} units are in stock, so not everyone will be able to buy.`,
    final: 'This cannot be undone.',
    cancel: 'Cancel',
    submit: 'Send emails',
  },
  sent: (show: ShowNumber, sent: number, queued: number) =>
    queued === 0
      ? `${sent === 1 ? '1 email is' : `${show(sent)} emails are`} in the outbox.`
      : `${show(sent)} emails are in the outbox, and ${show(queued)} more are being written.`,
  leftOut: (show: ShowNumber, count: number) =>
    count === 1
      ? '1 product was left out: it changed meanwhile.'
      : `${show(count)} products were left out: they changed meanwhile.`,
  more: 'Show more products',
  emptyTitle: 'Nobody is waiting',
  empty:
    'When a product is sold out, its page offers to email people once it returns. Whoever signs up appears here, and you decide when to write to them.',
  toStock: 'See what is sold out',
  back: 'Back in stock',
  signUps: {
    email: 'Email',
    language: 'Language',
    signedUp: 'Signed up',
    state: 'State',
    waiting: 'Waiting',
    sent: (day: string) => `Emailed ${day}`,
    newsletter: 'Also wants the newsletter',
    remove: (email: string) => `Delete the sign-up of ${email}`,
    removeTitle: (email: string) => `Delete the sign-up of ${email}?`,
    removeWaiting:
      'They will not be emailed when it returns, and are not notified of this. This cannot be undone.',
    removeSent:
      'They have been emailed already. Their address is erased from this list. This cannot be undone.',
    removeSubmit: 'Delete sign-up',
    removeCancel: 'Keep it',
    removed: (email: string) => `The sign-up of ${email} was deleted.`,
    more: 'Show older sign-ups',
    openProduct: 'Open product',
    emptyTitle: 'Nobody has signed up',
    empty: 'People who sign up on the page of this product appear here.',
    title: (name: string) => `Waiting for ${name}`,
    titleUnknown: 'Sign-ups',
  },
};

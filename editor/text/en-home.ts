import type { ShowNumber } from './en-lists.ts';

/** Texts of Home. */
export const home = {
  title: 'Home',
  words: 'dashboard overview today start',
  today: 'Today',
  orders: 'Orders',
  sales: 'Sales',
  compared: (value: string, weekday: string) => `${value} by this time last ${weekday}`,
  ofFirst: (count: string) => `The first ${count} orders of the day`,
  tests: (show: ShowNumber, count: number) =>
    count === 1
      ? 'Includes 1 test order: no money moved.'
      : `Includes ${show(count)} test orders: no money moved.`,
  waiting: 'To do',
  waitingNothing: 'Nothing is waiting for you.',
  kinds: {
    'to-send': (count: string, one: boolean) => (one ? '1 order to send' : `${count} orders to send`),
    'to-refund': (count: string, one: boolean) => (one ? '1 order to refund' : `${count} orders to refund`),
    payments: (count: string, one: boolean) =>
      one ? '1 order awaiting payment' : `${count} orders awaiting payment`,
    'low-stock': (count: string, one: boolean) =>
      one ? '1 variant low in stock' : `${count} variants low in stock`,
    'failed-mails': (count: string, one: boolean) =>
      one ? '1 email could not be sent' : `${count} emails could not be sent`,
    comments: (count: string, one: boolean) => (one ? '1 comment to review' : `${count} comments to review`),
    'form-submissions': (count: string, one: boolean) =>
      one ? '1 form submission to read' : `${count} form submissions to read`,
    reviews: (count: string, one: boolean) =>
      one ? '1 customer review to approve' : `${count} customer reviews to approve`,
  },
  steps: {
    title: 'Set up your shop',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done',
    open: 'To do',
    allDone: 'Your shop is ready',
    allDoneLead: 'Every step is done. You can change all of it at any time.',
    dismiss: 'Close this list',
    of: {
      title: {
        name: 'Name your shop',
        line: 'The name appears on every page, in search results and in emails.',
        action: 'Name shop',
      },
      logo: {
        name: 'Add your logo',
        line: 'It appears at the top of every page. No logo? Keep the name of your shop there.',
        action: 'Add logo',
      },
      product: {
        name: 'Add your first product',
        line: 'Start with one: a name, a price and a picture are enough.',
        action: 'Add product',
      },
      delivery: {
        name: 'Set delivery prices',
        line: 'Say where you deliver and what it costs, so that buyers can check out.',
        action: 'Set up delivery',
      },
      taxes: {
        name: 'Check your taxes',
        line: 'Start with the current rates of the places you deliver to, or say that you charge none.',
        action: 'Set up taxes',
      },
      payment: {
        name: 'Connect payments',
        line: 'Until then your shop takes test payments only, and no money moves.',
        action: 'Set up payments',
      },
      publish: {
        name: 'Publish a product',
        line: 'Drafts are seen only by you. Publish one, and visitors can buy it.',
        action: 'Go to products',
      },
    },
  },
  firstOrder: {
    title: 'No orders yet',
    lead: 'Orders appear here the moment someone buys. See your shop as visitors do, and try it with the test card 4242\u00a04242\u00a04242\u00a04242.',
    leadLive:
      'Orders appear here the moment someone buys. See your shop as visitors do, then share its address.',
    action: 'View shop',
  },
};

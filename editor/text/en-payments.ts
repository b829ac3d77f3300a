import type { ShowNumber } from './en-lists.ts';

/** Texts of the payments screen, and of orders that are paid by hand. */
export const payments = {
  title: 'Payments',
  words: 'stripe card keys bank transfer collection money test checkout',
  leave: 'Your changes to manual payment are not saved.',
  methods: { 'bank-transfer': 'Bank transfer', 'on-collection': 'Pay on collection' },
  cards: {
    title: 'Card payments',
    stripe: 'Stripe',
    live: 'Live',
    test: 'Test mode',
    liveHint: 'Buyers pay with cards, Apple Pay and Google Pay. The money goes to your Stripe account.',
    testHint: 'Stripe’s test cards only: no money moves.',
    server: 'Stripe, set up on the server',
    serverHint:
      'Whoever runs this server has set it up for all its websites. Connect a Stripe account of your own to be paid directly.',
    gateway: 'Test payments',
    gatewayHint:
      'No money moves. Try your checkout with the card 4242 4242 4242 4242, any later date and any three digits.',
    none: 'Not set up',
    noneHint: 'Buyers cannot pay by card. Connect Stripe, or turn on test payments to try your checkout.',
    unreadableTitle: 'These keys cannot be read',
    unreadable:
      'They were encrypted with another VITRINE_SECRET or another secret.key of the data folder. Restore that one, or enter the keys again. Until then buyers cannot pay by card.',
    account: 'Account',
    publishableKey: 'Publishable key',
    secretKey: 'Secret key',
    reports: 'Reports from Stripe',
    hasWebhook: 'On',
    noWebhook:
      'Off: Stripe cannot reach this address. Vitrine asks Stripe itself, so orders and refunds may appear some minutes later.',
    connect: 'Connect Stripe',
    changeKeys: 'Change keys',
    disconnect: 'Disconnect',
    gatewayOn: 'Turn on test payments',
    gatewayOff: 'Turn off test payments',
  },
  connect: {
    title: 'Connect Stripe',
    changeTitle: 'Change Stripe keys',
    where: 'Copy both keys from your Stripe dashboard, under Developers, API keys.',
    secretHint: 'Stored encrypted, and never shown again. A restricted key works too.',
    secretKept: (shown: string) => `Leave it empty to keep ${shown}.`,
    test: 'Test connection',
    tested: (account: string, mode: 'live' | 'test') =>
      `These keys work${account === '' ? '' : ` for ${account}`}, in ${mode === 'live' ? 'live' : 'test'} mode.`,
    submit: 'Connect',
    save: 'Save keys',
    cancel: 'Cancel',
    done: 'Stripe is connected.',
  },
  disconnect: {
    title: 'Disconnect Stripe?',
    what: 'Buyers can no longer pay by card. Orders that are paid already stay, and can still be refunded here: the encrypted keys are kept for that.',
    subscriptions: (show: ShowNumber, count: number) =>
      count === 1
        ? '1 subscription is charged by this account. Its renewals wait until you connect Stripe again; with another account its customer is asked for a card again.'
        : `${show(count)} subscriptions are charged by this account. Their renewals wait until you connect Stripe again; with another account their customers are asked for a card again.`,
    keep: 'Keep connected',
    submit: 'Disconnect',
    done: 'Stripe is disconnected.',
  },
  gatewayOffDone: 'Test payments are off.',
  gatewayOnDone: 'Test payments are on.',
  manual: {
    bankTitle: 'Bank transfer',
    bankOn: 'Offer bank transfer',
    bankHint:
      'The order waits for its payment, and its goods are held. Mark it as paid when the money arrives.',
    bankDetails: 'Bank details',
    bankDetailsHint: 'Shown with the order and in its mail, in the language of your site.',
    collectionTitle: 'Pay on collection',
    collectionOn: 'Offer payment on collection',
    collectionHint: 'Only for orders that are picked up.',
    collectionDetails: 'What buyers should know',
    unpaidTitle: 'Unpaid orders',
    days: 'Cancel after (days)',
    daysHint: 'From 1 to 90. Leave it empty to never cancel an order automatically.',
    notFor: 'Subscriptions cannot be paid by hand. Downloads and gift cards are sent once the order is paid.',
  },
  order: {
    markPaid: 'Mark as paid',
    due: (day: string) => `Canceled automatically if it is not paid by ${day}.`,
    pay: {
      title: (number: number) => `Mark order #${number} as paid?`,
      what: (sum: string, email: string) =>
        `${sum} has arrived. ${email} gets a mail that says so, and downloads and gift cards are sent.`,
      keep: 'Not yet',
      submit: 'Mark as paid',
      done: (number: number) => `Order #${number} is paid.`,
    },
    unpaid: {
      title: (number: number) => `Cancel order #${number}?`,
      what: (sum: string, email: string) =>
        `${sum} was never paid. Its goods return to stock, and ${email} gets a mail about it.`,
      keep: 'Keep order',
      submit: 'Cancel order',
      done: (number: number) => `Order #${number} is canceled.`,
    },
  },
} as const;

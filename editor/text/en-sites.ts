/** Texts of the sites of an account, of starters, and of the first run. */
export const siteText = {
  lead: 'Every site of your account. Each has its own pages, store, customers and address.',
  here: 'You are here',
  main: 'Main address',
  open: 'Open',
  archived: 'Archived',
  changed: 'Changed',
  never: 'Not changed yet',
  site: 'Site',
  status: 'Status',
  actions: (title: string) => `Actions for ${title}`,
  switchTo: 'Switch to this site',
  visit: 'View site',
  copy: 'Duplicate',
  rename: 'Rename',
  archive: 'Archive',
  export: 'Download export',
  erase: 'Delete',
  cancel: 'Cancel',
  back: 'Back',
  more: 'What is on it',
  dismiss: 'Dismiss',
  notAllowed: 'Only an administrator of the first site of this installation can add sites.',
  full: (most: number) => `You have ${most} sites, which is as many as this installation may have.`,

  works: {
    make: (title: string) => `Making ${title}`,
    copy: (title: string) => `Duplicating ${title}`,
    erase: (title: string) => `Deleting ${title}`,
    waiting: 'About to begin',
    step: (done: number, total: number) => `${done} of ${total}`,
    rows: (done: number) => (done === 1 ? '1 record deleted' : `${done} records deleted`),
    failed: (title: string) => `${title} could not be made. Nothing of it is left; you can try again.`,
    ready: (title: string) => `${title} is ready`,
    gone: (title: string) => `${title} is deleted`,
  },

  gallery: {
    title: 'Choose a starter',
    lead: 'Each is a whole small site with words and pictures. Change everything, or nothing.',
    empty: 'Empty site',
    emptySentence: 'No pages at all, for those who know exactly what they want.',
    choose: (title: string) => `Choose ${title}`,
    look: 'Look closer',
    lookAt: (title: string) => `Look closer at ${title}`,
    desktopAlt: (title: string) => `The home page of the starter ${title}`,
    desktop: 'Desktop',
    phone: 'Phone',
    view: 'Shown as',
    use: 'Use this starter',
  },

  make: {
    title: (starter: string) => `New site: ${starter}`,
    name: 'Title',
    nameHint: 'Shown on the site and in search results. You can change it at any time.',
    address: 'Address',
    addressHint: (example: string) => `A name such as ${example}, or a domain of your own.`,
    submit: 'Make site',
    started: (title: string) => `${title} is being made`,
    local: (address: string) =>
      `${address} works in browsers on this machine. People elsewhere reach the site once it has a domain of its own.`,
    below: (address: string, main: string) =>
      `For ${address} to work, its DNS entry must lead to the same machine as ${main} (a CNAME, or one for *.${main}), and the proxy in front must pass it on with a certificate for it and with its Host header.`,
    own: (address: string) =>
      `For ${address} to work, its DNS entry must lead to this machine (A and AAAA, or a CNAME), and the proxy in front must pass it on with a certificate for it and with its Host header.`,
    example: 'bakery',
  },

  copyDialog: {
    title: (title: string) => `Duplicate ${title}`,
    lead: 'The copy has all pages, products, settings and files. It has no orders, customers, carts, comments, payments or reports, and no payment provider yet.',
    name: (title: string) => `${title} (copy)`,
    submit: 'Duplicate',
    started: (title: string) => `${title} is being duplicated`,
  },

  renameDialog: {
    title: (title: string) => `Rename ${title}`,
    identifier: 'Short name',
    identifierHint: 'Used in file names. Small letters, digits and hyphens.',
    mainAddress:
      'This site has the main address of the installation. It is set by PUBLIC_ORIGIN where the server is started.',
    moves: 'The old address stops working at once.',
    submit: 'Save',
    saved: 'Saved',
  },

  archiveDialog: {
    title: (title: string) => `Archive ${title}?`,
    sentences: [
      'Visitors see a page that says the site is closed. Nothing on it can be changed until you bring it back.',
      'Everything stays as it is. Bringing it back takes a moment.',
    ],
    openOrders: (count: number) =>
      count === 1
        ? 'One order is paid and not sent yet. You can only send it while the site is not archived.'
        : `${count} orders are paid and not sent yet. You can only send them while the site is not archived.`,
    submit: 'Archive site',
    done: (title: string) => `${title} is archived`,
    undone: (title: string) => `${title} is open again`,
  },

  eraseDialog: {
    title: (title: string) => `Delete ${title}`,
    lead: 'Everything of this site is deleted for good. It cannot be brought back by anyone.',
    has: {
      pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
      entries: (count: number) =>
        count === 1 ? '1 product, post or event' : `${count} products, posts and events`,
      files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
      orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
      customers: (count: number) => (count === 1 ? '1 customer' : `${count} customers`),
    },
    exportFirst: 'First keep a copy',
    exportLead:
      'A ZIP archive with every table as JSON and all files. Orders and invoices may have to be kept by law.',
    download: 'Download export',
    without: 'I do not need a copy',
    type: (title: string) => `To confirm, type ${title}`,
    missing: 'Download the export, or say that you do not need a copy.',
    submit: 'Delete for good',
    started: (title: string) => `${title} is being deleted. Its address no longer works.`,
  },

  start: {
    title: 'How would you like to begin?',
    lead: 'Choose a starter that is close to what you have in mind. You can try another one at any time.',
    keepDemo: 'Look around in the demo shop',
    keepDemoHint:
      'A whole shop with products, orders and a journal to try everything on. You can choose a starter later, under Sites.',
    keepEmpty: 'Begin with an empty site',
    keepEmptyHint: 'No pages at all. You can choose a starter later, under Sites.',
    nameTitle: (starter: string) => `Make it yours: ${starter}`,
    name: 'What is your site called?',
    demo: 'The demo shop',
    erase: 'Remove it',
    eraseHint: 'Your site is all there is.',
    keep: 'Keep it to look things up',
    keepHint: (address: string) => `It moves to ${address}.`,
    submit: 'Make my site',
    making: (title: string) => `Making ${title}`,
    makingLead: 'Pages, pictures and settings are being put in place.',
    failed: 'The site could not be made. Nothing was changed; try again.',
    again: 'Try again',
    forbidden: 'Sites can be added by the administrator of the first site.',
  },

  handOver: {
    title: 'One moment',
    lead: 'Taking you to the other site.',
  },
};

/**
 * Which module writes which table. A table belongs to the module whose `tables.ts` defines it, and only that module
 * writes it; reading is unrestricted. A statement that writes another module's table is listed under `crossings`, with
 * the decision that allows it.
 */
export const tableOwners = {
  accounts: [
    'accounts',
    'contributors',
    'account_sessions',
    'account_devices',
    'password_resets',
    'welcome_links',
    'hand_overs',
    'email_changes',
    'owner_preferences',
  ],
  'abandoned-carts': ['cart_reminders', 'cart_reminder_opt_outs'],
  analytics: ['visit_events', 'script_errors'],
  audience: [
    'mailing_lists',
    'subscribers',
    'list_members',
    'consents',
    'subscriber_events',
    'subscriber_segments',
    'subscriber_imports',
  ],
  'back-in-stock': ['back_in_stock_sign_ups', 'back_in_stock_sends'],
  bulk: ['bulk_jobs', 'bulk_rows'],
  captcha: ['captcha_spent', 'captcha_keys'],
  cart: ['carts', 'cart_entries'],
  catalog: ['products', 'variants', 'stock', 'stock_movements', 'categories'],
  checkout: ['stock_reservations', 'discount_uses', 'order_number_counters', 'fulfilment_tasks'],
  comments: ['comments', 'comment_changes'],
  content: [
    'collections',
    'items',
    'item_status_changes',
    'authors',
    'item_labels',
    'item_label_changes',
    'redirects',
    'site_parts',
    'saved_sections',
    'page_drafts',
    'page_versions',
    'page_leases',
    'page_previews',
    'page_status_changes',
    'code_versions',
  ],
  customers: ['customers'],
  discounts: ['discounts', 'discount_codes'],
  downloads: ['downloads'],
  'draft-orders': ['draft_orders', 'draft_order_counters'],
  embeds: ['feeds'],
  forms: [
    'forms',
    'form_versions',
    'form_keys',
    'form_submissions',
    'form_notes',
    'form_replies',
    'form_files',
  ],
  'gift-cards': ['gift_cards', 'gift_card_entries', 'gift_card_events'],
  pages: ['uploaded_themes'],
  'saved-forms': ['kept_forms'],
  invoices: ['invoices', 'invoice_counters', 'invoice_buyers'],
  letters: ['letters', 'letter_recipients', 'erased_letter_links'],
  likes: ['likes'],
  mail: ['outbox_mails', 'mail_words', 'mail_servers', 'mail_event_addresses', 'mail_suppressions'],
  media: ['assets', 'asset_folders', 'deleted_assets'],
  orders: [
    'orders',
    'order_lines',
    'order_events',
    'fulfilments',
    'fulfilment_lines',
    'order_returns',
    'order_return_lines',
    'refunds',
    'refund_lines',
  ],
  'owner-notices': ['notice_states'],
  'payment-links': ['payment_links'],
  payments: [
    'payments',
    'payment_accounts',
    'test_gateway_charges',
    'test_gateway_refunds',
    'test_gateway_methods',
    'test_gateway_confirmations',
    'provider_events',
  ],
  'product-csv': ['product_imports', 'product_import_rows'],
  'rate-limits': ['rate_windows'],
  reviews: ['reviews', 'review_requests', 'review_opt_outs', 'review_pictures'],
  'saved-views': ['saved_views'],
  search: ['search_documents', 'search_words', 'search_states'],
  sites: ['site_works'],
  subscriptions: ['subscriptions', 'subscription_events'],
  'list-providers': ['list_connections', 'list_changes'],
  webhooks: ['webhooks', 'webhook_deliveries', 'webhook_attempts'],
  websites: ['websites', 'website_hosts', 'first_runs'],
};

const decision = 'docs/decisions/0039-a-table-is-written-by-its-module.md';

/** Files with statements that write tables of other modules, and which tables. */
export const crossings = [
  {
    file: 'server/modules/checkout/reserve.ts',
    tables: [
      'carts',
      'stock',
      'stock_movements',
      'discounts',
      'discount_codes',
      'gift_cards',
      'gift_card_entries',
      'payments',
      'websites',
    ],
    decision,
  },
  {
    file: 'server/modules/checkout/settle.ts',
    tables: ['payments', 'customers', 'orders', 'order_lines', 'order_events', 'outbox_mails', 'carts'],
    decision,
  },
  {
    file: 'server/modules/checkout/release.ts',
    tables: [
      'carts',
      'stock',
      'stock_movements',
      'discounts',
      'discount_codes',
      'gift_cards',
      'gift_card_entries',
      'payments',
      'websites',
    ],
    decision,
  },
  { file: 'server/modules/checkout/repository.ts', tables: ['payments', 'carts'], decision },
  { file: 'server/modules/checkout/renewal-repository.ts', tables: ['carts'], decision },
  {
    file: 'server/modules/orders/return-to-stock.ts',
    tables: ['stock', 'stock_movements', 'websites'],
    decision,
  },
  { file: 'server/modules/comments/repository.ts', tables: ['items'], decision },
  { file: 'server/modules/comments/owner-repository.ts', tables: ['items'], decision },
  { file: 'server/modules/likes/repository.ts', tables: ['items'], decision },
  // A whole website is copied and erased, table by table; `site-tables.ts` names every one.
  {
    file: 'server/modules/sites/copy-site.ts',
    tables: ['${table}'],
    decision: 'docs/decisions/0070-many-sites-of-one-installation.md',
  },
  {
    file: 'server/modules/sites/erase-site.ts',
    tables: ['${table}'],
    decision: 'docs/decisions/0070-many-sites-of-one-installation.md',
  },
];

const OWNER = /^server\/(?:modules|platform)\/([^/]+)\//;
const isTest = (path) => /\.test\.tsx?$/.test(path);

/**
 * Tables without an owner, writes that the lists do not allow, and unnecessary entries of the lists, one sentence
 * each. `files` maps a path relative to the project's root, with `/`, to its text.
 */
export function findTableBreaches(files, owners = tableOwners, allowed = crossings) {
  const tables = new Map();
  for (const [path, text] of files) {
    if (!path.endsWith('/tables.ts')) continue;
    for (const [, variable, name] of text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      tables.set(name, { variable, owner: OWNER.exec(path)?.[1] ?? path });
    }
  }
  return [...checkOwners(tables, owners), ...checkWrites(files, tables, allowed)];
}

function checkOwners(tables, owners) {
  const breaches = [];
  const listed = new Map(
    Object.entries(owners).flatMap(([owner, names]) => names.map((name) => [name, owner])),
  );
  for (const [name, { owner }] of tables) {
    if (listed.get(name) === owner) continue;
    breaches.push(
      `The table ${name} is defined by ${owner}. List it under ${owner} in scripts/table-owners.mjs.`,
    );
  }
  for (const [name, owner] of listed) {
    if (!tables.has(name))
      breaches.push(`${owner} has no table ${name}. Remove it from scripts/table-owners.mjs.`);
  }
  return breaches;
}

function checkWrites(files, tables, allowed) {
  const breaches = [];
  const crossed = new Map(allowed.map(({ file, tables: names }) => [file, new Set(names)]));
  for (const [path, text] of files) {
    if (!path.startsWith('server/') || isTest(path)) continue;
    const writer = OWNER.exec(path)?.[1] ?? path;
    for (const name of writesIn(text, tables)) {
      const owner = tables.get(name)?.owner;
      if (owner === writer || crossed.get(path)?.delete(name)) continue;
      breaches.push(
        owner === undefined
          ? `${path} writes a table named by ${name}: write its name out, so that its owner can be checked.`
          : `${path} writes ${name}, a table of ${owner}. Let ${owner} export a service that does it, ` +
              'or name the statement in scripts/table-owners.mjs with its decision record.',
      );
    }
  }
  for (const [file, names] of crossed) {
    for (const name of names) {
      breaches.push(
        `${file} does not write ${name}. Remove that from the crossings in scripts/table-owners.mjs.`,
      );
    }
  }
  for (const { file, decision: record } of allowed) {
    if (!files.has(record)) breaches.push(`${file} may cross by ${record}, which is not there.`);
  }
  return breaches;
}

/** The tables a source writes, by SQL or by Drizzle; `${…}` where the table name is not in the statement. */
function writesIn(text, tables) {
  const named = new Set();
  const sql =
    /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+|\$\{[^}]*\})/gi;
  for (const [, name] of text.matchAll(sql)) if (tables.has(name) || name.startsWith('$')) named.add(name);
  const variables = new Map([...tables].map(([name, { variable }]) => [variable, name]));
  for (const [, variable] of text.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g)) {
    if (variables.has(variable)) named.add(variables.get(variable));
  }
  return named;
}

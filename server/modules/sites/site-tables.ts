/**
 * What becomes of each table with a `website_id` when a website is copied or exported. A test compares both lists with
 * the database: whoever adds a table decides here.
 */

/** How the rows of a table are copied; all columns as they are, but for those that `set` gives in SQL. */
interface Copied {
  readonly set?: Readonly<Record<string, string>>;
}

/**
 * The tables a copy has: what the owner has made. A row keeps its id, since every key begins with the website: so
 * whatever refers to another row, in columns, in documents and in settings, refers to the copy's own.
 */
export const copiedTables: Readonly<Record<string, Copied>> = {
  asset_folders: {},
  assets: {},
  authors: {},
  categories: {},
  code_versions: {},
  collections: {},
  // Nobody has used them here.
  discount_codes: { set: { used_count: '0' } },
  discounts: { set: { used_count: '0' } },
  feeds: {},
  item_labels: {},
  // Comments and likes were given to the other site.
  items: { set: { public_comment_count: '0', like_count: '0' } },
  page_drafts: {},
  products: {},
  redirects: {},
  saved_sections: {},
  site_parts: {},
  stock: {},
  uploaded_themes: {},
  variants: {},
};

/** @internal The tables a copy begins without, and why. */
export const leftTables: Readonly<Record<string, string>> = {
  back_in_stock_sends: 'people',
  back_in_stock_sign_ups: 'people',
  bulk_jobs: 'work',
  bulk_rows: 'work',
  captcha_keys: 'keys of the other address',
  captcha_spent: 'passing',
  cart_entries: 'carts',
  carts: 'carts',
  comment_changes: 'people',
  comments: 'people',
  contributors: 'given to whoever copies',
  customers: 'people',
  deleted_assets: 'history',
  discount_uses: 'orders',
  downloads: 'orders',
  draft_order_counters: 'orders',
  draft_orders: 'orders',
  first_runs: 'of the installation',
  fulfilment_lines: 'orders',
  fulfilment_tasks: 'orders',
  fulfilments: 'orders',
  gift_card_entries: 'payments',
  gift_card_events: 'payments',
  gift_cards: 'payments',
  hand_overs: 'passing',
  invoice_buyers: 'orders',
  invoice_counters: 'orders',
  invoices: 'orders',
  item_label_changes: 'history',
  item_status_changes: 'history',
  kept_forms: 'passing',
  likes: 'people',
  notice_states: 'passing',
  order_events: 'orders',
  order_lines: 'orders',
  order_number_counters: 'orders',
  order_return_lines: 'orders',
  order_returns: 'orders',
  orders: 'orders',
  outbox_mails: 'people',
  owner_preferences: 'of a person',
  page_leases: 'passing',
  page_previews: 'links given to people',
  page_status_changes: 'history',
  page_versions: 'history',
  payment_accounts: 'keys of the other address',
  payment_links: 'links given to people',
  payments: 'payments',
  product_import_rows: 'work',
  product_imports: 'work',
  provider_events: 'payments',
  rate_windows: 'passing',
  refund_lines: 'orders',
  refunds: 'orders',
  reviews: 'people',
  saved_views: 'of a person',
  script_errors: 'reports',
  search_documents: 'made from the content',
  search_states: 'made from the content',
  search_words: 'made from the content',
  site_works: 'work',
  stock_movements: 'history',
  stock_reservations: 'payments',
  subscription_events: 'orders',
  subscriptions: 'orders',
  test_gateway_charges: 'payments',
  test_gateway_confirmations: 'payments',
  test_gateway_methods: 'payments',
  test_gateway_refunds: 'payments',
  visit_events: 'reports',
  website_hosts: 'given to the copy',
  websites: 'made for the copy',
  welcome_links: 'passing',
};

/** Tables that an export leaves out: secrets, and what is gone in an hour or made from the rest. */
export const notExported: ReadonlySet<string> = new Set([
  'captcha_keys',
  'captcha_spent',
  'hand_overs',
  'kept_forms',
  'page_leases',
  'page_previews',
  'payment_accounts',
  'rate_windows',
  'search_documents',
  'search_states',
  'search_words',
  'site_works',
  'welcome_links',
]);

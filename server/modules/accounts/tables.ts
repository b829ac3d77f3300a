import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/**
 * People who may sign in to /config. An account belongs to the installation, not to a website, so the keys of this
 * table and of its sessions, devices and password resets do not begin with `website_id`. Only `contributors` says
 * which websites it may access.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Lower-cased. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [uniqueIndex('accounts_email').on(t.email)],
);

/** Roles of accounts at websites. The first role code is admin. */
export const contributors = pgTable(
  'contributors',
  {
    websiteId: websiteId(),
    accountId: uuid('account_id').notNull(),
    role: text('role').$type<'admin'>().notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.accountId] }),
    index('contributors_of_account').on(t.accountId),
  ],
);

/** Sessions, whichever website they started at. Only a hash of the token is stored. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    createdOn: at('created_on').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [
    index('account_sessions_expiry').on(t.expiresOn),
    index('account_sessions_of_account').on(t.accountId),
  ],
);

/**
 * Browsers an account has signed in from: guesses by others never lock them out. Only a hash of the token is stored.
 */
export const accountDevices = pgTable(
  'account_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    usedOn: at('used_on').notNull(),
  },
  (t) => [index('account_devices_of_account').on(t.accountId, t.usedOn)],
);

/** One-time links for choosing a new password. Only a hash of the token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    createdOn: at('created_on').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [
    index('password_resets_of_account').on(t.accountId),
    index('password_resets_expiry').on(t.expiresOn),
  ],
);

/** One-time links for creating the first owner of a website. Only a hash of the token is stored. */
export const welcomeLinks = pgTable(
  'welcome_links',
  {
    websiteId: websiteId(),
    tokenHash: text('token_hash').notNull(),
    createdOn: at('created_on').notNull(),
    expiresOn: at('expires_on').notNull(),
    usedOn: at('used_on'),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.tokenHash] })],
);

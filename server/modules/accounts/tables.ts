import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/**
 * People who may sign in to /config. An account belongs to the installation, not to a website; so the keys of this table and
 * of its sessions, devices and password resets do not begin with `website_id`. Whether it may enter a website is said by
 * `contributors` alone.
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

/** Who may work on a website, and in which role. The role codes come with the roles work; the first is admin. */
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

/** Signed-in browsers, whichever website they signed in at. Only a hash of the token is stored. */
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

/** Browsers an account has signed in from: guesses by others never keep them out. Only a hash of the token is stored. */
export const accountDevices = pgTable(
  'account_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    usedOn: at('used_on').notNull(),
  },
  (t) => [index('account_devices_of_account').on(t.accountId, t.usedOn)],
);

/** One-time links with which a new password is chosen. Only a hash of the token is stored. */
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

/** One-time links with which the first owner of a website is made. Only a hash of the token is stored. */
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

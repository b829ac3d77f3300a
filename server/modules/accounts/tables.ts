import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** People who may sign in to /config of a website. The role codes come with the roles work; the first is admin. */
export const ownerAccounts = pgTable(
  'owner_accounts',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Lower-cased. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<'admin'>().notNull().default('admin'),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('owner_accounts_email').on(t.websiteId, t.email),
  ],
);

/** Signed-in browsers. Only a hash of the token is stored. */
export const ownerSessions = pgTable(
  'owner_sessions',
  {
    websiteId: websiteId(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    createdOn: at('created_on').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.tokenHash] }),
    index('owner_sessions_expiry').on(t.expiresOn),
  ],
);

/** Browsers an account has signed in from: guesses by others never keep them out. Only a hash of the token is stored. */
export const ownerDevices = pgTable(
  'owner_devices',
  {
    websiteId: websiteId(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    usedOn: at('used_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.tokenHash] }),
    index('owner_devices_of_account').on(t.websiteId, t.accountId, t.usedOn),
  ],
);

/** One-time links with which an owner chooses a new password. Only a hash of the token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    websiteId: websiteId(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    createdOn: at('created_on').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.tokenHash] }),
    index('password_resets_of_account').on(t.websiteId, t.accountId),
  ],
);

/** One-time links with which the first owner is made. Only a hash of the token is stored. */
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

/**
 * Tries counted against a limit, in the form the limiter library keeps. Keys begin with the website's id.
 * `expire` is in milliseconds since the epoch; the limiter removes what has expired.
 */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

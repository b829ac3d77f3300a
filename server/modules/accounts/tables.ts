import type { DisplayLocale } from '@vitrine/domain/account/display-locales.ts';
import type { OwnerNotice } from '@vitrine/domain/account/owner-notices.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    /** How dates and numbers are written in the admin; null: as the site's language does. */
    displayLocale: text('display_locale').$type<DisplayLocale>(),
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
    /** Names the session in the account's list of them; opens nothing. */
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    accountId: uuid('account_id').notNull(),
    /** The browser, as it names itself; '' when unknown. */
    userAgent: text('user_agent').notNull().default(''),
    /** IP address of the last visit; '' when unknown. */
    address: text('address').notNull().default(''),
    /** The last visit, to the hour; null before the second one. */
    usedOn: at('used_on'),
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

/**
 * One-time ways from the editor of one website to that of another, for a browser that is signed in at the first. Only a
 * hash of the token is stored.
 */
export const handOvers = pgTable(
  'hand_overs',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** Where it leads, and nowhere else. */
    websiteId: websiteId(),
    /** Hash of the secret in the cookie of the browser that asked for it there. */
    stateHash: text('state_hash').notNull(),
    /** The session that it comes from: once that has ended, so has this way. */
    sessionHash: text('session_hash').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [index('hand_overs_of_account').on(t.accountId), index('hand_overs_expiry').on(t.expiresOn)],
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

/** Links that confirm a new email address of an account. Only a hash of the token is stored. */
export const emailChanges = pgTable(
  'email_changes',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** An account changes to one address at a time. */
    accountId: uuid('account_id').notNull(),
    /** The new address, lower-cased. */
    email: text('email').notNull(),
    createdOn: at('created_on').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [
    uniqueIndex('email_changes_of_account').on(t.accountId),
    index('email_changes_expiry').on(t.expiresOn),
  ],
);

/** What an owner has chosen for the admin of a website. */
export const ownerPreferences = pgTable(
  'owner_preferences',
  {
    websiteId: websiteId(),
    accountId: uuid('account_id').notNull(),
    /** The notices this owner is mailed; null: all of them. */
    notices: jsonb('notices').$type<readonly OwnerNotice[]>(),
    /** When the owner closed the list of first steps. */
    stepsDismissedOn: at('steps_dismissed_on'),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.accountId] })],
);

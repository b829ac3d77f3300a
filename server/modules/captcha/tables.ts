import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Solved challenges that were used: each counts once. */
export const captchaSpent = pgTable(
  'captcha_spent',
  {
    websiteId: websiteId(),
    challenge: text('challenge').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.challenge] }), index('captcha_spent_age').on(t.expiresOn)],
);

/** The secret a website's own challenges are signed with; made when the first is asked for. */
export const captchaKeys = pgTable(
  'captcha_keys',
  {
    websiteId: websiteId(),
    secret: text('secret').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);

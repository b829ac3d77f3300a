import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Used challenges: each is valid once. */
export const captchaSpent = pgTable(
  'captcha_spent',
  {
    websiteId: websiteId(),
    challenge: text('challenge').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.challenge] }), index('captcha_spent_age').on(t.expiresOn)],
);

/** The secret that signs a website's challenges; created with the first one. */
export const captchaKeys = pgTable(
  'captcha_keys',
  {
    websiteId: websiteId(),
    secret: text('secret').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);

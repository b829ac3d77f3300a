import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The tenant column; every table's key begins with it, so a website is a shard. Accounts alone belong to no website. */
export const websiteId = () => uuid('website_id').notNull();

/** Minor units of a currency. JavaScript numbers are exact here up to 9e15. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Words that a list of the admin is searched by, made with the database's function `search_vector`. Never selected: see
 * `platform/lists/`.
 */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

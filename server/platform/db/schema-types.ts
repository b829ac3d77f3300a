import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The tenant column; every table's key begins with it, so a website is a shard. Accounts alone belong to no website. */
export const websiteId = () => uuid('website_id').notNull();

/** Minor units of a currency. JavaScript numbers are exact here up to 9e15. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a list of the admin is searched by: see `domain/search/list-lexemes.ts`. Never selected. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

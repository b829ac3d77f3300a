import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** Whose data is meant: the addresses and the customer records of one person. */
export interface Person {
  readonly websiteId: string;
  /** Lower case; the customer's own, and those of customers merged into it. */
  readonly emails: readonly string[];
  /** Ids of `customers`: its own first, then those merged into it. Orders name one of them. */
  readonly customerIds: readonly string[];
  /** The website's: for the name that replaces the person's where visitors read it. */
  readonly locale: Locale;
}

/** What a module stores about people, and how it forgets one. */
export interface PersonalDataSource {
  /** Key of its part of an export: `orders`. */
  readonly name: string;
  /** What is stored about a person, as JSON. At most `PERSONAL_ROWS` rows. */
  readonly read: (db: Queryable, person: Person) => Promise<readonly object[]>;
  /** Copies what the law requires to be kept, before anything is removed. In the caller's transaction. */
  readonly keep?: (tx: Queryable, person: Person) => Promise<void>;
  /** Removes what identifies the person; sums, counts and issued documents stay. In the caller's transaction. */
  readonly erase: (tx: Queryable, person: Person) => Promise<void>;
}

/** Maximum rows of one part of an export. */
export const PERSONAL_ROWS = 10_000;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** What the module stores about a person: for exporting and erasing one. */
    readonly personalData: PersonalDataSource;
  }
}

import type { FoundKind, FoundResult } from '@vitrine/contracts/find.ts';
import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Site } from '../../platform/site.ts';

/** What a module found for the palette. */
export interface Finding {
  /** At most FOUND_PER_KIND are shown, the first ones. */
  readonly results: readonly FoundResult[];
  /** Whether the first result is exactly what was typed: its number, its email address, its SKU. */
  readonly isExact: boolean;
}

/** A module's records for the palette. */
export interface Finder {
  readonly kind: FoundKind;
  /** Roles that may see these records. */
  readonly roles: readonly OwnerView['role'][];
  /**
   * Finds records of a website; `query` is trimmed and not empty. Runs in a transaction with a statement timeout, so
   * use exact and prefix lookups of an index.
   */
  readonly find: (db: Queryable, site: Site, query: string) => Promise<Finding>;
}

declare module '../../platform/module.ts' {
  interface Contributions {
    /** Records of the module that the command palette finds: of one kind, or of several. */
    readonly find: Finder | readonly Finder[];
  }
}

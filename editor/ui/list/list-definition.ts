import type { ReactNode } from 'react';
import type { ListAction } from './list-action.ts';
import type { BuiltInView } from './list-view.ts';

/** Where a column's cell stands on the card that a row becomes on a phone. */
export type CardPlace = 'title' | 'side' | 'line' | 'foot' | 'footSide' | 'none';

export interface ListColumn<Row> {
  readonly id: string;
  readonly head: string;
  /** The list's sort by this column. */
  readonly sort?: string;
  /** The first click sorts in this direction; ascending by default. */
  readonly firstDescending?: true;
  readonly align?: 'right';
  readonly card: CardPlace;
  /** Chosen in the columns menu first. */
  readonly hiddenAtFirst?: true;
  readonly cell: (row: Row) => ReactNode;
}

/** A sort as the display menu offers it. */
export interface SortChoice {
  readonly sort: string;
  readonly label: string;
  readonly firstDescending?: true;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A filter; its value is in the address, under `name` (`from` and `to`). */
export type ListFilter =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly choices: readonly Choice[];
      /** Whether several values can be chosen: `paid,fulfilled`. */
      readonly several?: true;
    }
  | {
      readonly kind: 'days';
      readonly name: string;
      readonly label: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly placeholder: string;
      /** The values that exist, offered while typing. */
      readonly suggest?: (signal: AbortSignal) => Promise<readonly string[]>;
    }
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly label: string;
      readonly placeholder: string;
      readonly find: (search: string, signal: AbortSignal) => Promise<readonly Choice[]>;
      /** The record's name, for a filter that came with the address. */
      readonly nameOf: (id: string, signal: AbortSignal) => Promise<string>;
    };

/** A key of a list's own, while nothing is selected. */
export interface ListKey<Row> {
  /** A letter. */
  readonly key: string;
  /** What it does, for the list of keys. */
  readonly label: string;
  /** With the row that has the focus; null for none. */
  readonly run: (row: Row | null) => void;
}

/** A list of the admin as a screen shows it: the counterpart of `defineList` in the contracts. */
export interface ListDefinition<Row extends { readonly id: string }> {
  /** The name in the contract: the address of its calls, and the first part of their query keys. */
  readonly name: string;
  /**
   * Which part of the contract's list it is, where that is not all of it: the name under which its views and columns are
   * kept, and what its calls have besides search and filters.
   */
  readonly part?: { readonly name: string; readonly query: Readonly<Record<string, string>> };
  readonly title: string;
  /** "order", "orders". */
  readonly noun: { readonly one: string; readonly many: string };
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  /** The first column holds the row's link. */
  readonly columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
  readonly filters: readonly ListFilter[];
  /** Views that every shop has, besides "All". */
  readonly views: readonly BuiltInView[];
  /** Sorts without a column. */
  readonly furtherSorts?: readonly SortChoice[];
  /** What can be done with many rows at once. */
  readonly actions?: readonly ListAction[];
  /** Keys besides those of every list. */
  readonly keys?: readonly ListKey<Row>[];
  readonly defaultSort: string;
  readonly more: string;
  /** Refetches every 30 s while it is short: for lists that fill from outside. */
  readonly isLive?: true;
  readonly pathOf: (row: Row) => string;
  /** The row's name for screen readers. */
  readonly nameOf: (row: Row) => string;
}

import type { OutsideState } from '@vitrine/domain/list-provider/plan-member.ts';
import type { ProviderProblem } from '@vitrine/domain/list-provider/provider-states.ts';

/** Why a request to a provider failed, with what it said. */
export interface ProviderFailure {
  readonly problem: ProviderProblem;
  /** The provider's own words; '' where it said nothing. */
  readonly words: string;
}

/** What came of a request to a provider. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ProviderFailure };

interface OutsideAccount {
  readonly id: string;
  readonly name: string;
}

export interface OutsideList {
  readonly id: string;
  readonly name: string;
  /** How many get its letters. */
  readonly members: number;
}

/** An address as a provider is to know it. */
export interface OutsideMember {
  /** Lower case. */
  readonly email: string;
  /** Null: as it is there. */
  readonly status: 'subscribed' | 'pending' | 'unsubscribed' | null;
  readonly name: string;
  /** A language tag; '' where it is not known. */
  readonly language: string;
}

/**
 * A service that keeps mailing lists. Every call may be repeated: the second one changes nothing. None throws for the
 * other side's faults.
 */
export interface ListProvider {
  account(): Promise<Asked<OutsideAccount>>;
  /** Its lists, at most `MAX_OUTSIDE_LISTS`. */
  lists(): Promise<Asked<readonly OutsideList[]>>;
  /** How an address is in a list; null: it is not there. */
  stateOf(listId: string, email: string): Promise<Asked<OutsideState | null>>;
  /** Adds an address or changes it. */
  put(listId: string, member: OutsideMember): Promise<Asked<null>>;
  /** Puts tags on an address that is there, and takes them off. */
  tag(
    listId: string,
    email: string,
    tags: readonly { readonly name: string; readonly isOn: boolean }[],
  ): Promise<Asked<null>>;
  /** Erases what the list has of an address, for good. */
  erase(listId: string, email: string): Promise<Asked<null>>;
}

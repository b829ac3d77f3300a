import type { CartEntryView } from '@vitrine/contracts/cart.ts';

/** State and actions of the hydrated page; absent on the server and without JavaScript. */
export interface CartPageLive {
  readonly recalculating: boolean;
  /** Error message by line id, of its last refused change; under '' for a line that was removed elsewhere. */
  readonly problems: Readonly<Record<string, string>>;
  /** Resolves once nothing is in flight, with whether the server accepted everything. */
  readonly whenSettled: () => Promise<boolean>;
  /** Both resolve with whether the server accepted the change. */
  readonly changeQuantity: (entryId: string, quantity: number) => Promise<boolean>;
  readonly removeEntry: (entryId: string) => Promise<boolean>;
  /** Restores a removed line; resolves with '' or the error message. */
  readonly restoreEntry: (entry: CartEntryView) => Promise<string>;
  readonly showLineProblem: (entryId: string, sentence: string) => void;
  /** Each resolves with '' or the error message. */
  readonly addCode: (code: string) => Promise<string>;
  readonly removeCode: (codeOrId: string) => Promise<string>;
  /** Resolves with error messages by field; empty on success. */
  readonly changeLocation: (place: {
    readonly country: string;
    readonly region: string;
    readonly postalCode: string;
    readonly shippingOption: string;
  }) => Promise<Readonly<Record<string, string>>>;
  /** Opens the dialog with the line's answers and stores the changes. */
  readonly editAnswers: (entry: CartEntryView) => Promise<void>;
}

import type { CartEntryView } from '@vitrine/contracts/cart.ts';

/** What the hydrated page lives by; absent on the server and without JavaScript. */
export interface CartPageLive {
  readonly recalculating: boolean;
  /** Sentences by line, since its last change was refused; under '' of a line that is gone. */
  readonly problems: Readonly<Record<string, string>>;
  /** Resolves once nothing is under way: whether the server agreed to all of it. */
  readonly whenSettled: () => Promise<boolean>;
  /** Both answer whether the server agreed. */
  readonly changeQuantity: (entryId: string, quantity: number) => Promise<boolean>;
  readonly removeEntry: (entryId: string) => Promise<boolean>;
  /** Puts a removed line back; answers '' or why not. */
  readonly restoreEntry: (entry: CartEntryView) => Promise<string>;
  readonly noteProblem: (entryId: string, sentence: string) => void;
  /** Each answers '' or why not. */
  readonly addCode: (code: string) => Promise<string>;
  readonly removeCode: (codeOrId: string) => Promise<string>;
  /** Answers the sentences by field; empty when all is well. */
  readonly changeLocation: (place: {
    readonly country: string;
    readonly region: string;
    readonly postalCode: string;
    readonly shippingOption: string;
  }) => Promise<Readonly<Record<string, string>>>;
  /** Opens the dialog with the line's answers, and keeps what is saved there. */
  readonly editAnswers: (entry: CartEntryView) => Promise<void>;
}

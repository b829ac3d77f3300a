import type { MailOccasion, WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import type { MailValues } from '@vitrine/domain/mail/mail-text.ts';

/** The shop that sends a mail. */
export interface MailShop {
  readonly title: string;
  /** Origin of the site, e.g. https://fernandkiln.example, used in the mail's links. */
  readonly origin: string;
  readonly address: readonly string[];
  readonly contactEmail: string;
  /** The website's language. */
  readonly language: string;
  /** The website's; UTC when left out. */
  readonly timeZone?: string;
}

/** A mail as it is sent. */
export interface MailContent {
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
}

export interface MailTableRow {
  readonly label: string;
  readonly amount: string;
  /** Whether it is what the rows above it come to. */
  readonly isTotal?: boolean;
}

export interface MailLink {
  readonly label: string;
  readonly href: string;
}

/** Words that a shop can write itself: those of an occasion, with the values of their placeholders. */
export interface OccasionWords {
  readonly kind: WrittenMailKind;
  readonly occasion: string;
  /** Besides `shop` and `email`, which every mail has. */
  readonly values: MailValues;
}

/** Words of a mail that only the product writes. */
export interface FixedWords {
  readonly subject: string;
  readonly heading: string;
  readonly intro: readonly string[];
}

/** The contents of a mail, all plain text: the layout escapes it. */
export interface MailPlan {
  readonly shop: MailShop;
  readonly words: OccasionWords | FixedWords;
  /** Paragraphs below the words. */
  readonly details?: readonly string[];
  /** Text for the reader to copy, e.g. a gift card's code; set large. */
  readonly highlight?: string;
  /** The first is the mail's main action. */
  readonly links?: readonly MailLink[];
  readonly lines?: readonly MailTableRow[];
  readonly sums?: readonly MailTableRow[];
  /** Lines of one block, e.g. an address; the first says what it is. */
  readonly place?: readonly string[];
  readonly notes?: readonly string[];
  /** Below everything else, small: what the reader seldom wants. */
  readonly lastLink?: MailLink;
}

/** The words of an occasion. */
export function occasionWords<Kind extends WrittenMailKind>(
  kind: Kind,
  occasion: MailOccasion<Kind>,
  values: MailValues,
): OccasionWords {
  return { kind, occasion, values };
}

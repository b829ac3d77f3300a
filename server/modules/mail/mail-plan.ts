import type { MailOccasion, WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import type { MailValues } from '@vitrine/domain/mail/mail-text.ts';
import type { MailPart } from './mail-parts.ts';
import type { MailLink } from './mail-link.ts';

export type { MailLink } from './mail-link.ts';

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
  /** A heading that is '' is left out. */
  readonly words: OccasionWords | FixedWords;
  /** What inboxes show beside the subject; left out: the beginning of the words. */
  readonly preview?: string;
  /** Below the words: what an owner has put together. */
  readonly body?: readonly MailPart[];
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
  /** Above everything, small: the mail as a page of the site. */
  readonly topLink?: MailLink;
  /** Below everything, above the last link: why somebody gets it. */
  readonly reason?: string;
  /** Whether the postal address is named also where the shop has other lines at the end of its mails. */
  readonly hasAddress?: true;
  /** A picture of one pixel, which programs that show pictures load. */
  readonly seenUrl?: string;
}

/** The words of an occasion. */
export function occasionWords<Kind extends WrittenMailKind>(
  kind: Kind,
  occasion: MailOccasion<Kind>,
  values: MailValues,
): OccasionWords {
  return { kind, occasion, values };
}

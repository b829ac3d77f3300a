import { DEFAULT_MAIL_ACCENT } from '@vitrine/domain/mail/mail-colors.ts';
import { type MailWords, noMailWords } from '@vitrine/domain/mail/mail-words.ts';
import type { WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';

export interface MailLogo {
  /** Path of the picture at the site. */
  readonly path: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
}

/** Words that a shop has written. */
export type FindWords = (kind: WrittenMailKind, occasion: string, locale: Locale) => MailWords;

/** What a shop decides of all its mails. */
export interface MailStyle {
  /** Null: the shop's title in its place. */
  readonly logo: MailLogo | null;
  /** `#rrggbb`. */
  readonly accent: string;
  /** Lines at the end; '' for the shop's postal address. */
  readonly footer: string;
  readonly wordsOf: FindWords;
}

/** The mails of a shop that has decided nothing. */
export const plainStyle: MailStyle = {
  logo: null,
  accent: DEFAULT_MAIL_ACCENT,
  footer: '',
  wordsOf: () => noMailWords,
};

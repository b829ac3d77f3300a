import type { WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import type { MailWords } from '@vitrine/domain/mail/mail-words.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { mailWords } from './tables.ts';

/** Which words they are. */
export interface WordsKey {
  readonly kind: WrittenMailKind;
  readonly occasion: string;
  readonly locale: Locale;
}

export interface StoredWords extends WordsKey, MailWords {}

const columns = {
  kind: mailWords.kind,
  occasion: mailWords.occasion,
  locale: mailWords.locale,
  subject: mailWords.subject,
  heading: mailWords.heading,
  intro: mailWords.intro,
  closing: mailWords.closing,
};

const ofKey = (websiteId: string, { kind, occasion, locale }: WordsKey) =>
  and(
    eq(mailWords.websiteId, websiteId),
    eq(mailWords.kind, kind),
    eq(mailWords.occasion, occasion),
    eq(mailWords.locale, locale),
  );

/** All words that a website has written: at most one row for each occasion and language. */
export function listWords(db: Queryable, websiteId: string): Promise<StoredWords[]> {
  return db.select(columns).from(mailWords).where(eq(mailWords.websiteId, websiteId));
}

/** The words of an occasion; null where they are the product's. */
export async function findWords(
  db: Queryable,
  websiteId: string,
  key: WordsKey,
): Promise<StoredWords | null> {
  const [row] = await db.select(columns).from(mailWords).where(ofKey(websiteId, key));
  return row ?? null;
}

/** Stores words of an occasion; null for the product's. */
export async function saveWords(
  tx: Queryable,
  websiteId: string,
  key: WordsKey,
  words: MailWords | null,
): Promise<void> {
  if (words === null) {
    await tx.delete(mailWords).where(ofKey(websiteId, key));
    return;
  }
  const { subject, heading, intro, closing } = words;
  const { kind, occasion, locale } = key;
  await tx
    .insert(mailWords)
    .values({ websiteId, kind, occasion, locale, subject, heading, intro, closing })
    .onConflictDoUpdate({
      target: [mailWords.websiteId, mailWords.kind, mailWords.occasion, mailWords.locale],
      set: { subject, heading, intro, closing },
    });
}

import { createHash } from 'node:crypto';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { MailWordsView, putMailWords, WrittenMails } from '@vitrine/contracts/mail-words.ts';
import { mailKinds } from '@vitrine/contracts/mail.ts';
import { findOccasion, isWrittenKind, type OccasionDefinition } from '@vitrine/domain/mail/mail-occasions.ts';
import {
  hasNoOwnWords,
  mailWordFields,
  type MailWords,
  mailWordsProblems,
  noMailWords,
} from '@vitrine/domain/mail/mail-words.ts';
import { wordsSentence } from '@vitrine/domain/mail/words-sentence.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { type Locale, localeOf } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { notificationBarrier } from '../../platform/notification-barrier.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision, getWebsite, lockWebsite } from '../websites/index.ts';
import { mailSamplesOf } from './mail-samples.ts';
import { findWords, listWords, saveWords, type WordsKey } from './words-repository.ts';

/** Words as an address names them: whether there are such words is not known. */
interface NamedWords {
  readonly kind: string;
  readonly occasion: string;
  readonly language: Locale;
}

interface FoundWords {
  readonly key: WordsKey;
  readonly definition: OccasionDefinition;
}

/** The words that an address names; null where a shop writes no such words. */
function find({ kind, occasion, language }: NamedWords): FoundWords | null {
  if (!isWrittenKind(kind)) return null;
  const definition = findOccasion(kind, occasion);
  return definition === null ? null : { key: { kind, occasion, locale: language }, definition };
}

/** Every kind of mail with its occasions, and in which languages the website has words of its own. */
export async function listWrittenMails(
  platform: Platform,
  websiteId: string,
  language: string,
): Promise<WrittenMails> {
  const own = await listWords(platform.db, websiteId);
  const samples = mailSamplesOf(platform);
  const kinds = mailKinds.map((kind) => ({
    kind,
    isWritten: isWrittenKind(kind),
    occasions: samples
      .filter((sample) => sample.kind === kind)
      .map(({ occasion }) => ({
        occasion,
        languages: own
          .filter((one) => one.kind === kind && one.occasion === occasion)
          .map(({ locale }) => locale),
      })),
  }));
  return {
    language: localeOf(language),
    kinds: kinds.filter(({ occasions }) => occasions.length > 0),
  };
}

/** The words of a mail in a language, the website's own and the product's. Errors: MAIL_NOT_FOUND. */
export async function viewMailWords(
  platform: Platform,
  websiteId: string,
  named: NamedWords,
): Promise<Result<MailWordsView, 'MAIL_NOT_FOUND'>> {
  const found = find(named);
  const website = await getWebsite(platform, websiteId);
  if (found === null || website === null) return fail('MAIL_NOT_FOUND');
  const { key, definition } = found;
  const words = await storedWords(platform.db, websiteId, key);
  return ok({
    revision: website.revision,
    version: versionOf(words),
    kind: key.kind,
    occasion: key.occasion,
    language: key.locale,
    placeholders: [...definition.placeholders],
    words,
    defaults: definition.words(key.locale),
  });
}

async function storedWords(db: Queryable, websiteId: string, key: WordsKey): Promise<MailWords> {
  const { subject, heading, intro, closing } = (await findWords(db, websiteId, key)) ?? noMailWords;
  return { subject, heading, intro, closing };
}

/** Identifies what the words say. */
const versionOf = (words: MailWords): string =>
  createHash('sha256')
    .update(JSON.stringify(mailWordFields.map((field) => words[field])))
    .digest('base64url')
    .slice(0, 16);

/**
 * Changes words of which the owner saw `version`. Errors: MAIL_NOT_FOUND, STALE_REVISION, and MALFORMED_REQUEST with a
 * sentence for each part whose placeholders the mail does not know.
 */
export async function changeMailWords(
  platform: Platform,
  websiteId: string,
  { version, ...named }: NamedWords & MailWords & { readonly version: string },
): Promise<Result<MailWordsView, FailureOf<typeof putMailWords>>> {
  const found = find(named);
  if (found === null) return fail('MAIL_NOT_FOUND');
  const { key, definition } = found;
  const { subject, heading, intro, closing } = named;
  const words = {
    subject: subject.trim(),
    heading: heading.trim(),
    intro: intro.trim(),
    closing: closing.trim(),
  };
  const problems = Object.entries(mailWordsProblems(words, definition.placeholders));
  if (problems.length > 0) {
    return fail('MALFORMED_REQUEST', {
      fields: Object.fromEntries(
        problems.map(([field, problem]) => [field, wordsSentence(problem, definition.placeholders)]),
      ),
    });
  }
  const isSaved = await platform.db.transaction(async (tx) => {
    // Of two owners who save at once, the second has not seen what the first wrote.
    await lockWebsite(tx, websiteId);
    if (versionOf(await storedWords(tx, websiteId, key)) !== version) return false;
    await saveWords(tx, websiteId, key, hasNoOwnWords(words) ? null : words);
    await bumpRevision(tx, websiteId);
    return true;
  });
  if (!isSaved) return fail('STALE_REVISION');
  await notificationBarrier(platform);
  return viewMailWords(platform, websiteId, named);
}

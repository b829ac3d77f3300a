import { wordsOfBlock } from '@vitrine/domain/mail/rich-text.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { letterMailText } from '@vitrine/domain/text/letter-mail.ts';
import { cutAtWord } from '@vitrine/domain/text/plain-text.ts';
import type { MailPart, MailPicture, MailPlan } from '../mail/index.ts';
import { type LetterSite, shopOf } from './letter-site.ts';
import { ARCHIVE, letterPath } from './paths.ts';
import type { ResolvedPart, ResolvedPicture, SentLetter } from './resolved-part.ts';

/** A link of a letter as an address: paths and anchors are the site's. */
function absoluteLink(origin: string, href: string): string {
  if (href.startsWith('/')) return origin + href;
  return href.startsWith('#') || href.startsWith('?') ? `${origin}/${href}` : href;
}

/** Whether following a link can be counted: not where a program other than a browser opens it. */
const isCountable = (address: string): boolean => /^https?:\/\//i.test(address);

/** The addresses of all links of parts that can be counted, each once. */
export function linksOf(origin: string, parts: readonly ResolvedPart[]): readonly string[] {
  const hrefs = parts.flatMap((part): readonly (string | null)[] => {
    switch (part.kind) {
      case 'text':
        return part.blocks.flatMap(({ runs }) => runs.map(({ href }) => href));
      case 'pictures':
        return part.pictures.map(({ href }) => href);
      case 'button':
      case 'product':
        return [part.href];
      default:
        return [];
    }
  });
  const addresses = hrefs
    .filter((href) => href !== null && href !== '')
    .map((href) => absoluteLink(origin, href ?? ''));
  return [...new Set(addresses)].filter(isCountable);
}

/** Where a link of a letter leads in one mail, from where it leads in the end. */
type LinkOf = (address: string) => string;

function mailParts(site: LetterSite, parts: readonly ResolvedPart[], linkOf: LinkOf): readonly MailPart[] {
  const text = letterMailText(site.locale);
  const to = (href: string): string => linkOf(absoluteLink(site.origin, href));
  const picture = ({ href, ...rest }: ResolvedPicture): MailPicture => ({
    ...rest,
    href: href === '' ? null : to(href),
  });
  return parts.map((part): MailPart => {
    switch (part.kind) {
      case 'text':
        return {
          kind: 'text',
          blocks: part.blocks.map((block) => ({
            ...block,
            runs: block.runs.map((run) => (run.href === null ? run : { ...run, href: to(run.href) })),
          })),
        };
      case 'pictures':
        return { kind: 'pictures', pictures: part.pictures.map(picture) };
      case 'button':
        return { kind: 'button', link: { label: part.label, href: to(part.href) } };
      case 'product':
        return {
          kind: 'product',
          name: part.name,
          price: part.price,
          link: { label: text.toProduct, href: to(part.href) },
          picture: part.picture === null ? null : picture(part.picture),
        };
      default:
        return part;
    }
  });
}

/** Characters of what inboxes show where nothing was written for that. */
const BEGINNING = 140;

/** The first words of a letter: before them, mails have a link and the name of the shop. */
function beginningOf(parts: readonly ResolvedPart[]): string {
  const words = parts.flatMap((part) => (part.kind === 'text' ? part.blocks.map(wordsOfBlock) : []));
  return cutAtWord(words.join(' ').replaceAll(/\s+/g, ' '), BEGINNING);
}

/** The letter as a mail to somebody. */
interface WrittenTo {
  /** Where the reader unsubscribes. */
  readonly unsubscribeUrl: string;
  /** Where it can be read on the site; null where it cannot. */
  readonly pageUrl: string | null;
  readonly linkOf?: LinkOf;
  /** The picture by which opening is counted; null or left out: it is not. */
  readonly seenUrl?: string | null;
}

/** A letter as a mail of the site. */
export function letterMail(
  site: LetterSite,
  letter: Pick<SentLetter, 'subject' | 'previewText' | 'parts'>,
  { unsubscribeUrl, pageUrl, linkOf = (address) => address, seenUrl = null }: WrittenTo,
): MailPlan {
  const text = letterMailText(site.locale);
  return {
    shop: shopOf(site),
    words: { subject: letter.subject, heading: '', intro: [] },
    preview: letter.previewText === '' ? beginningOf(letter.parts) : letter.previewText,
    body: mailParts(site, letter.parts, linkOf),
    reason: fillText(text.reason, { shop: site.title }),
    lastLink: { label: text.unsubscribe, href: unsubscribeUrl },
    hasAddress: true,
    ...(pageUrl === null ? {} : { topLink: { label: text.inBrowser, href: pageUrl } }),
    ...(seenUrl === null ? {} : { seenUrl }),
  };
}

/** A letter as a page of the site: without what is for its reader alone. */
export function letterPage(site: LetterSite, letter: SentLetter): MailPlan {
  const text = letterMailText(site.locale);
  return {
    shop: shopOf(site),
    words: { subject: letter.subject, heading: '', intro: [] },
    body: mailParts(site, letter.parts, (address) => address),
    topLink: { label: text.allLetters, href: ARCHIVE },
    hasAddress: true,
  };
}

/** Where a public letter is read. */
export const pageUrlOf = (site: LetterSite, letter: { readonly id: string; readonly isPublic: boolean }) =>
  letter.isPublic ? site.origin + letterPath(letter.id) : null;

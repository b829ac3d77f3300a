import { fillText } from '../text/fill-text.ts';
import { legalText } from '../text/legal.ts';
import type { Locale } from '../text/locale.ts';

/** Pages that the law may ask for, in the order in which they are offered. */
export const legalKinds = ['privacy', 'cookies', 'terms', 'returns', 'imprint'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** What a site uses that its visitors have to know of. */
export const usedServices = [
  'orders',
  'payments',
  'analytics',
  'newsletter',
  'listProvider',
  'letterCounts',
  'comments',
  'captcha',
  'embeds',
  'pixel',
] as const;
export type UsedService = (typeof usedServices)[number];

/** What an owner answers once for all legal pages. */
export interface LegalAnswers {
  /** A person, or a company with whoever represents it. */
  readonly name: string;
  /** Postal lines. */
  readonly address: readonly string[];
  readonly email: string;
  /** '' for none, as the next. */
  readonly phone: string;
  /** Numbers of registers and taxes, one each. */
  readonly register: readonly string[];
  /** Whose law applies, as it is written in a sentence. */
  readonly country: string;
  /** The service that takes payments, by its name. */
  readonly provider: string;
  readonly uses: readonly UsedService[];
  /** Days from receiving a purchase in which it may be returned. */
  readonly returnDays: number;
  readonly returnCost: 'buyer' | 'seller';
}

/** What was written once for a page. */
export interface WrittenLegalPage {
  readonly pageId: string;
  /** Identifies the blocks that were written, to see whether they were edited since. */
  readonly written: string;
}

/** The legal pages of a website. */
export interface LegalPagesSettings {
  /** Null until the form was answered. */
  readonly answers: LegalAnswers | null;
  readonly pages: Readonly<Partial<Record<LegalKind, WrittenLegalPage>>>;
}

/** The legal pages of a website, complete. */
export const legalPagesOf = (settings: {
  readonly legalPages?: Partial<LegalPagesSettings>;
}): LegalPagesSettings => ({ answers: null, pages: {}, ...settings.legalPages });

/** A part of a page: paragraphs, with line breaks in them; '' for no heading. */
export interface LegalPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface LegalDraft {
  readonly title: string;
  readonly parts: readonly LegalPart[];
}

const intro = (words: string): LegalPart => ({ heading: '', paragraphs: [words] });

/** A draft of a page in the language of the site. It is no legal advice. `analyticsDays`: how long visits are kept. */
export function draftLegalPage(
  kind: LegalKind,
  answers: LegalAnswers,
  { locale, analyticsDays }: { readonly locale: Locale; readonly analyticsDays: number },
): LegalDraft {
  const texts = legalText(locale);
  const who = [
    answers.name,
    // An address often begins with the name.
    ...answers.address.filter((line, index) => index > 0 || line !== answers.name),
    answers.email === '' ? '' : `${texts.labels.email}: ${answers.email}`,
    answers.phone === '' ? '' : `${texts.labels.phone}: ${answers.phone}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
  const values = {
    who,
    name: answers.name,
    register: answers.register.join('\n'),
    country: answers.country,
    provider: answers.provider,
    days: String(kind === 'returns' ? answers.returnDays : analyticsDays),
  };
  const part = (words: { readonly heading: string; readonly text: string }): LegalPart => ({
    heading: words.heading,
    paragraphs: words.text.split('\n\n').map((paragraph) => fillText(paragraph, values)),
  });
  const uses = new Set(answers.uses);
  const used = (service: UsedService, words: { readonly heading: string; readonly text: string }) =>
    uses.has(service) ? [part(words)] : [];
  switch (kind) {
    case 'privacy': {
      const { privacy: own } = texts;
      return {
        title: own.title,
        parts: [
          intro(own.intro),
          part(own.controller),
          part(own.visit),
          ...used('analytics', own.analytics),
          ...used('orders', own.orders),
          ...(answers.provider === '' ? [] : used('payments', own.payments)),
          part(own.contact),
          ...used('newsletter', own.newsletter),
          ...used('listProvider', own.listProvider),
          ...used('letterCounts', own.letterCounts),
          ...used('comments', own.comments),
          ...used('captcha', own.captcha),
          ...used('embeds', own.embeds),
          ...used('pixel', own.pixel),
          part(own.rights),
        ],
      };
    }
    case 'cookies': {
      const { cookies: own } = texts;
      const shop = uses.has('orders') ? [own.cart, own.order] : [];
      return {
        title: own.title,
        parts: [
          intro(own.intro),
          {
            heading: own.usedHeading,
            paragraphs: [
              own.crumb,
              ...shop,
              own.memory,
              ...(uses.has('embeds') ? [own.others] : []),
              ...(uses.has('captcha') ? [own.captcha] : []),
            ],
          },
          { heading: own.controlHeading, paragraphs: [own.control] },
          { heading: own.whoHeading, paragraphs: [who] },
        ],
      };
    }
    case 'terms': {
      const { terms: own } = texts;
      const law = answers.country === '' ? [] : [part(own.law)];
      const first = [own.scope, own.contract, own.prices, own.payment, own.returns, own.warranty];
      return { title: own.title, parts: [...first.map(part), ...law] };
    }
    case 'returns': {
      const { returns: own } = texts;
      const cost = answers.returnCost === 'buyer' ? own.buyerPays : own.sellerPays;
      const sending = part(own.sending);
      return {
        title: own.title,
        parts: [
          part(own.right),
          { ...sending, paragraphs: [...sending.paragraphs, cost] },
          part(own.refund),
          part(own.exceptions),
        ],
      };
    }
    case 'imprint': {
      const { imprint: own } = texts;
      const register = answers.register.length === 0 ? [] : [part(own.register)];
      return { title: own.title, parts: [part(own.responsible), ...register, part(own.content)] };
    }
  }
}

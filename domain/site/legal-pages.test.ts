import { expect, it } from 'vitest';
import { locales } from '../text/locale.ts';
import { draftLegalPage, type LegalAnswers, legalKinds, usedServices } from './legal-pages.ts';

const answers: LegalAnswers = {
  name: 'Fern & Kiln',
  address: ['118 Foundry Lane', 'Asheville'],
  email: 'hello@fern.example',
  phone: '+1 828 555 0133',
  register: ['VAT 123'],
  country: 'Germany',
  provider: 'Stripe',
  uses: [...usedServices],
  returnDays: 30,
  returnCost: 'seller',
};
const draft = (
  kind: (typeof legalKinds)[number],
  change: Partial<LegalAnswers> = {},
  locale = 'en' as const,
) => draftLegalPage(kind, { ...answers, ...change }, { locale, analyticsDays: 760 });
const wordsOf = (page: ReturnType<typeof draft>): string =>
  page.parts.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');

it.each(locales.flatMap((locale) => legalKinds.map((kind) => [locale, kind] as const)))(
  'in %s, the page %s has a title, and no placeholder is left',
  (locale, kind) => {
    const page = draftLegalPage(kind, answers, { locale, analyticsDays: 760 });
    expect(page.title).not.toBe('');
    expect(wordsOf(page)).not.toMatch(/[{}]|undefined/);
  },
);

it('names in the privacy policy what the site uses, and nothing else', () => {
  expect(wordsOf(draft('privacy'))).toContain('reCAPTCHA');
  expect(wordsOf(draft('privacy'))).toContain('Payments are handled by Stripe.');
  const bare = wordsOf(draft('privacy', { uses: [], provider: '' }));
  expect(wordsOf(draft('privacy'))).toContain('Mailchimp');
  for (const word of ['reCAPTCHA', 'Mailchimp', 'Newsletter', 'Comments', 'payments', 'When you order'])
    expect(bare).not.toContain(word);
  expect(wordsOf(draft('privacy'))).toContain(
    'Fern & Kiln\n118 Foundry Lane\nAsheville\nEmail: hello@fern.example',
  );
});

it('says how long things can be returned, and who pays for that', () => {
  const page = wordsOf(draft('returns'));
  expect(page).toContain('within 30 days');
  expect(page).toContain('We bear the cost');
  expect(wordsOf(draft('returns', { returnCost: 'buyer' }))).toContain('You bear the cost');
});

it('leaves out the law and the register where nothing is known of them', () => {
  expect(wordsOf(draft('terms'))).toContain('The law of Germany applies.');
  expect(wordsOf(draft('terms', { country: '' }))).not.toContain('Law');
  expect(wordsOf(draft('imprint', { register: [] }))).not.toContain('Register');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SubscriptionPageProps } from './subscription-page.props.ts';
import { SubscriptionPage } from './subscription-page.render.tsx';

const provider = { name: 'test', takesCards: true, publishableKey: '', scriptUrl: '' };
const card = {
  hint: 'Your next payments are taken from the card you enter here.',
  button: 'Save card',
  fieldErrors: {},
  provider,
  email: 'june@example.com',
  name: 'June Alder',
};
const page: SubscriptionPageProps = {
  crumb: 'a-crumb-of-a-visitor',
  path: '/subscription/secret',
  status: 'active',
  statusName: 'Active',
  productName: 'Clay Club',
  options: '',
  productPath: '/shop/p/clay-club',
  assetUrl: null,
  price: '$30.00 monthly',
  lead: 'Your next payment of $36.00 is on April 2, 2026.',
  notice: null,
  testMode: false,
  facts: [{ label: 'Since', lines: ['March 2, 2026'] }],
  history: [{ text: 'Started', day: 'March 2, 2026', order: null }],
  pause: { label: 'Pause', hint: 'Nothing is charged meanwhile.' },
  resume: null,
  cancel: { label: 'Cancel subscription', hint: 'It ends on April 2, 2026.' },
  keep: null,
  card,
  confirm: null,
};
const render = (change: Partial<SubscriptionPageProps> = {}): string =>
  renderToStaticMarkup(<SubscriptionPage {...page} {...change} />);

describe('the page of a subscription', () => {
  it('posts each action with the crumb, and asks for confirmation before it cancels', () => {
    const html = render();
    const forms = html.match(/<form[^>]*>/g) ?? [];
    expect(
      forms.every((form) => /method="post"/.test(form) && /action="\/subscription\/secret"/.test(form)),
    ).toBe(true);
    expect(html.match(/name="crumb" value="a-crumb-of-a-visitor"/g)).toHaveLength(forms.length);
    expect(html).toContain('href="/subscription/secret?step=cancel"');
    expect(html).not.toContain('value="cancel"');
    const asked = render({ confirm: { title: 'Cancel Clay Club?', text: 'It ends on April 2, 2026.' } });
    expect(asked).toContain('value="cancel"');
    expect(asked).toContain('Cancel Clay Club?');
  });

  it('collapses the card form, and shows it first and expanded while a payment is due', () => {
    const calm = render();
    expect(calm).not.toMatch(/<details[^>]*open/);
    expect(calm.indexOf('<details')).toBeGreaterThan(calm.indexOf('value="pause"'));
    const pastDue = render({ status: 'past-due', pause: null });
    expect(pastDue).toMatch(/<details[^>]*open/);
    expect(pastDue.indexOf('<details')).toBeLessThan(pastDue.indexOf('?step=cancel'));
  });

  it('never prefills card fields, and marks invalid ones', () => {
    const html = render({ card: { ...card, fieldErrors: { cardNumber: 'Enter a valid card number.' } } });
    expect(html).toContain('Enter a valid card number.');
    const fields = (html.match(/<input[^>]*>/g) ?? []).filter((input) => input.includes('name="card'));
    expect(fields).toHaveLength(3);
    expect(fields[0]).toContain('aria-invalid="true"');
    expect(fields.every((field) => !field.includes('value='))).toBe(true);
    expect(html).not.toContain('vitrine-island');
  });

  it('has a container for the card fields of a provider', () => {
    const html = render({ card: { ...card, provider: { ...provider, takesCards: false } } });
    expect(html).toContain('<vitrine-island name="subscription-card"');
    expect(html).toContain('name="paymentMethod"');
    expect(html).not.toContain('name="cardNumber"');
  });

  it('offers no actions once it has ended', () => {
    const html = render({ status: 'canceled', pause: null, cancel: null, card: null });
    expect(html).not.toContain('<form');
    expect(html).not.toContain('<button');
  });
});

import { type Answer, type Buyer, cards } from './buyer.ts';

/** The hidden fields of a page's forms. */
export function hiddenFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [input] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name !== undefined) fields[name] = /value="([^"]*)"/.exec(input)?.[1] ?? '';
  }
  return fields;
}

/** A buyer in Oregon, which has no tax in the demo shop. */
const details = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '12 Alder Street',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postalCode: '97205',
  country: 'US',
  phone: '',
  deliveryOptionId: '',
  note: '',
} as const;

/**
 * Opens a checkout and pays the total shown, submitting the form without scripts. `card` is null when nothing is due.
 */
export async function payShownTotal(
  buyer: Buyer,
  path: string,
  card: string | null = cards.pays,
): Promise<Answer> {
  const page = await buyer.open(path);
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  return buyer.send('POST', path, {
    form: {
      ...hiddenFields(page.body),
      ...details,
      action: 'pay',
      cardNumber: card ?? '',
      cardExpiry: card === null ? '' : '12 / 40',
      cardCvc: card === null ? '' : '123',
    },
  });
}

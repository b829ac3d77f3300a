import { expect, test } from 'vitest';
import { placeOrder } from './place-order.ts';

type Answer = Response | 'broken';

/** A browser whose checkout requests get these responses in order; the last one repeats. */
function surround(answers: readonly Answer[], isOnline = true) {
  const sent: string[] = [];
  const form = new FormData();
  form.set('idempotencyKey', 'key-1');
  form.set('city', 'Portland');
  return {
    sent,
    place: () =>
      placeOrder('/checkout', form, {
        fetch: (_input, init) => {
          const answer = answers[Math.min(sent.length, answers.length - 1)] ?? 'broken';
          sent.push(String(init?.body as URLSearchParams));
          return answer === 'broken'
            ? Promise.reject(new TypeError('failed'))
            : Promise.resolve(answer.clone());
        },
        isOnline: () => isOnline,
        wait: () => Promise.resolve(),
      }),
  };
}

const paid = Response.json({ url: '/checkout/order-confirmed/abc' });
const refusal = (status: number, error: string, message = 'From the shop.') =>
  Response.json({ error, message, fields: { cardNumber: message } }, { status });
const page = (status: number) => new Response('<html>', { status });

test('an order that is placed resolves with its page', async () => {
  const world = surround([paid]);
  expect(await world.place()).toEqual({ kind: 'placed', url: '/checkout/order-confirmed/abc' });
  expect(world.sent).toEqual(['idempotencyKey=key-1&city=Portland']);
});

test.each<[string, Answer]>([
  ['is lost', 'broken'],
  ['is a page of a proxy with 502', page(502)],
  ['is 503', refusal(503, 'DATABASE_UNAVAILABLE')],
  ['is 500', refusal(500, 'SERVER_ERROR')],
  ['cannot be read', new Response('{"url', { status: 200 })],
  ['is that a payment is under way', refusal(409, 'CART_BUSY')],
])(
  'when the answer to Pay %s, the same payment is asked about until the order is known',
  async (_, first) => {
    const world = surround([first, first, paid]);
    expect(await world.place()).toMatchObject({ kind: 'placed' });
    expect(new Set(world.sent)).toEqual(new Set(['idempotencyKey=key-1&city=Portland']));
    expect(world.sent).toHaveLength(3);
  },
);

test('a decline whose response was lost is reported as a decline', async () => {
  const world = surround(['broken', refusal(402, 'CARD_DECLINED', 'Declined.')]);
  expect(await world.place()).toEqual({
    kind: 'refused',
    code: 'CARD_DECLINED',
    message: 'Declined.',
    fields: { cardNumber: 'Declined.' },
  });
});

test.each<[string, Answer, string]>([
  ['a network that stays away', 'broken', 'unreachable'],
  ['a server that stays down', page(503), 'serverSilent'],
])(
  '%s is reported after a few attempts, with the assurance that nobody is charged twice',
  async (_, answer, why) => {
    const world = surround([answer]);
    expect(await world.place()).toEqual({ kind: 'unknown', why });
    expect(world.sent).toHaveLength(3);
  },
);

test('an offline buyer is shown at once that nothing was sent or charged', async () => {
  const world = surround(['broken'], false);
  expect(await world.place()).toEqual({ kind: 'unknown', why: 'offline' });
  expect(world.sent).toHaveLength(1);
});

test('a payment service without a response is reported with its own message, and not retried', async () => {
  const world = surround([refusal(503, 'PAYMENT_UNAVAILABLE', 'You have not been charged.')]);
  expect(await world.place()).toMatchObject({ kind: 'refused', message: 'You have not been charged.' });
  expect(world.sent).toHaveLength(1);
});

test('a rate-limited attempt is reported as not charged, unless an earlier one may have been', async () => {
  const limited = refusal(429, 'RATE_LIMITED');
  expect(await surround([limited]).place()).toMatchObject({ kind: 'refused', code: 'RATE_LIMITED' });
  expect(await surround(['broken', limited]).place()).toEqual({
    kind: 'unknown',
    why: 'serverSilent',
  });
});

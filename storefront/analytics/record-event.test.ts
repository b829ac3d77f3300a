import { expect, test } from 'vitest';
import { type AnalyticsEnvironment, makeRecorder } from './record-event.ts';

interface Sent {
  readonly events: readonly string[];
  readonly data: readonly Record<string, unknown>[];
  readonly visitor: string | null;
}

function surround(given: Partial<AnalyticsEnvironment> = {}) {
  const sent: Sent[] = [];
  const images: string[] = [];
  const due: (() => void)[] = [];
  const kept = new Map<string, string>();
  const take = (body: URLSearchParams): void => {
    sent.push({
      events: body.getAll('event'),
      data: body.getAll('data').map((text) => JSON.parse(text) as Record<string, unknown>),
      visitor: body.get('ss_cvr'),
    });
  };
  const around: AnalyticsEnvironment = {
    pathname: '/shop',
    isFramed: false,
    websiteId: 'w1',
    pageId: 'collection-1',
    pixel: '',
    cookies: () => 'ss_cvr=abc|1|2|3|4',
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    }),
    beacon: (_path, body) => {
      take(body);
      return true;
    },
    fetch: (_path, init) => {
      take(init.body as URLSearchParams);
      return Promise.resolve();
    },
    image: (address) => void images.push(address),
    later: (work) => void due.push(work),
    ...given,
  };
  return { sent, images, due, around, ...makeRecorder(around) };
}

test('events are batched in one request, with the fields of the page', () => {
  const { record, due, sent } = surround();
  record('CommerceShopping_VisitPLP');
  record('CommerceShopping_AddToCart', { item_id: 'i1', sku: 'MUG', is_quickview: true, cart_id: null });
  expect(sent).toEqual([]);
  expect(due).toHaveLength(1);
  due[0]?.();
  expect(sent).toEqual([
    {
      events: ['CommerceShopping_VisitPLP', 'CommerceShopping_AddToCart'],
      data: [
        { website_id: 'w1', page_id: 'collection-1' },
        { website_id: 'w1', page_id: 'collection-1', item_id: 'i1', sku: 'MUG', is_quickview: true },
      ],
      visitor: 'abc|1|2|3|4',
    },
  ]);
});

test('one event object counts once, however often it is given', () => {
  const { record, flush, sent } = surround();
  const payload = { item_id: 'i1' };
  record('CommerceShopping_AddToCart', payload);
  record('CommerceShopping_AddToCart', payload);
  flush();
  record('CommerceShopping_AddToCart', payload);
  flush();
  expect(sent.map(({ events }) => events)).toEqual([['CommerceShopping_AddToCart']]);
});

test('an order is recorded once per browser, however often its page is opened', () => {
  const first = surround();
  first.record('purchase', { transaction_id: 'o1', value: '68.00' });
  const again = makeRecorder(first.around);
  again.record('purchase', { transaction_id: 'o1', value: '68.00' });
  again.record('purchase', { transaction_id: 'o2' });
  first.flush();
  again.flush();
  expect(first.sent.flatMap(({ data }) => data.map((one) => one['transaction_id']))).toEqual(['o1', 'o2']);
});

test('at most ten go in one post', () => {
  const { record, flush, sent } = surround();
  for (let at = 0; at < 23; at += 1) record('CommerceShopping_ViewCart');
  flush();
  expect(sent.map(({ events }) => events.length)).toEqual([10, 10, 3]);
});

test('nothing is recorded in the editor', () => {
  for (const where of [{ pathname: '/config' }, { pathname: '/config/orders' }, { isFramed: true }]) {
    const { record, flush, sent } = surround(where);
    record('CommerceShopping_VisitPDP');
    flush();
    expect(sent).toEqual([]);
  }
  const { record, flush, sent } = surround({ pathname: '/configuration' });
  record('CommerceShopping_VisitPDP');
  flush();
  expect(sent).toHaveLength(1);
});

test('where sendBeacon fails, a keepalive request is sent', () => {
  const { record, flush, sent } = surround({ beacon: () => false });
  record('CommerceShopping_ViewCart');
  flush();
  expect(sent).toHaveLength(1);
});

test('an ad pixel receives each event, with its own query unchanged', () => {
  const { record, images } = surround({ pixel: 'https://pixel.example/t?id=7' });
  record('CommerceShopping_AddToCart', { sku: 'MUG' });
  const address = new URL(images[0] ?? '');
  expect(address.origin + address.pathname).toBe('https://pixel.example/t');
  expect(address.searchParams.get('id')).toBe('7');
  expect(address.searchParams.get('event')).toBe('CommerceShopping_AddToCart');
  expect(JSON.parse(address.searchParams.get('data') ?? '')).toMatchObject({ sku: 'MUG' });
});

function breaks(): never {
  throw new Error('broken');
}

test('no failure while recording reaches the page', () => {
  const { record, flush } = surround({
    beacon: breaks,
    storage: breaks,
    pixel: 'not an address',
    cookies: () => '',
  });
  record('purchase', { transaction_id: 'o1' });
  record('CommerceShopping_ViewCart', { odd: 10n });
  expect(() => flush()).not.toThrow();
});

import { pageCookies, readCookie } from '../http/cookies.ts';

/**
 * The commerce events, as visitors' browsers name them. spec: storefront-commerce 7
 */
export type CommerceEvent =
  | 'CommerceShopping_VisitPDP'
  | 'CommerceShopping_VisitPLP'
  | 'CommerceShopping_ReviewsVitalsAnchorLink'
  | 'CommerceShopping_ReviewsTab'
  | 'CommerceShopping_AddToCart'
  | 'CommerceShopping_ViewCart'
  | 'CommerceShopping_RemoveFromCart'
  | 'CommerceShopping_RelatedProductDisplay'
  | 'CommerceShopping_RelatedProductAddToCart'
  | 'CommerceShopping_RelatedProductClick'
  | 'CommerceShopping_OpenCustomProductForm'
  | 'CommerceShopping_SaveCustomProductForm'
  | 'purchase';

/** The payload of an event; `website_id` and `page_id` are the page's, and `cart_id` the visitor's, unless given. */
export interface EventPayload {
  readonly website_id?: string | null;
  readonly page_id?: string | null;
  readonly cart_id?: string | null;
  readonly item_id?: string;
  readonly sku?: string | null;
  readonly product_name?: string;
  readonly product_type?: string;
  readonly quantity?: number;
  readonly pdp_layout?: string | null;
  readonly is_quickview?: boolean;
  readonly has_custom_form?: boolean;
  readonly error_type?: string | null;
  /** The order's id, for 'purchase' only: each order is recorded once per browser. */
  readonly transaction_id?: string;
  readonly [field: string]: unknown;
}

/** What recording needs of the browser; replaced in tests. */
export interface AnalyticsEnvironment {
  readonly pathname: string;
  /** In the editor's frame nothing is recorded. */
  readonly isFramed: boolean;
  readonly websiteId: string;
  readonly pageId: string;
  /** A URL that receives the event as well; '' for none. */
  readonly pixel: string;
  readonly cookies: () => string;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly beacon: (path: string, body: URLSearchParams) => boolean;
  readonly fetch: (path: string, init: RequestInit) => Promise<unknown>;
  readonly image: (address: string) => void;
  readonly later: (work: () => void, milliseconds: number) => void;
}

const PATH = '/api/census/RecordHit';
/** Events per request; the server accepts no more. */
const BATCH = 10;
/** Milliseconds events are batched for. */
const TIMEOUT = 300;
const REPORTED_ORDERS = 'vitrine:purchases';

/** Creates a recorder: `record` queues an event, `flush` sends the queue. Neither ever throws. */
export function makeRecorder(around: AnalyticsEnvironment): {
  record(name: string, payload?: EventPayload): void;
  flush(): void;
} {
  const seen = new WeakSet<object>();
  let waiting: (readonly [event: string, data: string])[] = [];
  let isDue = false;

  const flush = (): void => {
    isDue = false;
    while (waiting.length > 0) {
      const body = new URLSearchParams();
      for (const [event, data] of waiting.slice(0, BATCH)) {
        body.append('event', event);
        body.append('data', data);
      }
      waiting = waiting.slice(BATCH);
      const visitor = readCookie(around.cookies(), 'ss_cvr');
      if (visitor !== null) body.append('ss_cvr', visitor);
      quietly(() => {
        if (around.beacon(PATH, body)) return;
        around
          .fetch(PATH, { method: 'POST', body, keepalive: true, credentials: 'same-origin' })
          .catch(() => undefined);
      });
    }
  };

  const record = (name: string, payload: EventPayload = {}): void => {
    if (around.isFramed || /^\/config(\/|$)/.test(around.pathname) || seen.has(payload)) return;
    if (name === 'purchase' && !isNewOrder(around, payload.transaction_id ?? '')) return;
    seen.add(payload);
    const given = Object.entries(payload).filter(([, value]) => value !== undefined && value !== null);
    const data = JSON.stringify({
      website_id: around.websiteId,
      page_id: around.pageId,
      ...Object.fromEntries(given),
    });
    waiting.push([name, data]);
    if (around.pixel !== '') quietly(() => around.image(pixelAddress(around.pixel, name, data)));
    if (waiting.length >= BATCH) flush();
    else if (!isDue) {
      isDue = true;
      around.later(flush, TIMEOUT);
    }
  };

  return {
    record: (name, payload) => quietly(() => record(name, payload)),
    flush: () => quietly(flush),
  };
}

function pixelAddress(pixel: string, name: string, data: string): string {
  const address = new URL(pixel);
  address.searchParams.append('event', name);
  address.searchParams.append('data', data);
  return address.href;
}

/** Analytics must never break shopping. spec: site-platform 8 "Analytics" */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Silent, as the specification requires.
  }
}

/** Whether an order was not reported yet: its page may be opened more than once. */
function isNewOrder(around: AnalyticsEnvironment, orderId: string): boolean {
  try {
    const reported = (around.storage().getItem(REPORTED_ORDERS) ?? '').split(' ');
    if (reported.includes(orderId)) return false;
    around.storage().setItem(REPORTED_ORDERS, [...reported.slice(-20), orderId].join(' '));
  } catch {
    // Without storage the event may be sent again; the server's orders are authoritative.
  }
  return true;
}

function inBrowser(): AnalyticsEnvironment {
  const script = document.querySelector<HTMLElement>('script[data-website]');
  return {
    pathname: location.pathname,
    isFramed: window.top !== window,
    websiteId: script?.dataset['website'] ?? '',
    pageId: document.body.id,
    pixel: script?.dataset['pixel'] ?? '',
    cookies: pageCookies,
    storage: () => localStorage,
    beacon: (path, body) => navigator.sendBeacon(path, body),
    fetch: (path, init) => fetch(path, init),
    image: (address) => {
      new Image().src = address;
    },
    later: (work, milliseconds) => void setTimeout(work, milliseconds),
  };
}

let recorder: ReturnType<typeof makeRecorder> | null = null;

/**
 * Sends an event to the website, a little later and in a batch, and to the ad pixel where one is configured. Each
 * payload object counts once, an order's purchase once per browser. Never throws, does not block, and fails
 * silently. spec: storefront-commerce 7; site-platform 2, 7
 */
export function recordEvent(name: string, payload?: EventPayload): void {
  if (recorder === null) {
    const made = makeRecorder(inBrowser());
    recorder = made;
    // The last event a page reliably gets: pagehide is not fired when a phone discards a tab.
    addEventListener('pagehide', () => made.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') made.flush();
    });
  }
  recorder.record(name, payload);
}

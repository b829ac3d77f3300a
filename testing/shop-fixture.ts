import { aRate, deliveryTo } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import { redirectsToForm } from './redirects-to-form.ts';
import { buildApp } from '@vitrine/server/app.ts';
import { createProduct, type NewProduct } from '@vitrine/server/modules/catalog/index.ts';
import { createCollection } from '@vitrine/server/modules/content/index.ts';
import { createWebsite, type WebsiteSettings } from '@vitrine/server/modules/websites/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** A website with one collection `shop`, for tests that sell something. */
export interface TestShop {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly host: string;
  /** Creates a product with one variant `sku`, or with the given variants. Returns the item's id. */
  addProduct(urlId: string, product?: Partial<Omit<NewProduct, 'item'>> & ProductExtras): Promise<string>;
}

interface ProductExtras {
  readonly title?: string;
  readonly status?: 'draft' | 'published';
}

/** The terms of the demo shop: flat delivery, free from 75.00, tax in two states. */
export const testStoreTerms: WebsiteSettings['store'] = {
  currency: 'USD',
  delivery: deliveryTo(
    ['US', 'CA', 'GB', 'DE'],
    [
      aRate({ description: '3 to 5 working days', freeFromMinor: 7500 }),
      aRate({ id: 'express', name: 'Express', description: '1 to 2 working days', priceMinor: 1400 }),
    ],
  ),
  taxRules: [
    { name: 'North Carolina sales tax', country: 'US', region: 'NC', rate: 0.07, appliesToDelivery: false },
    { name: 'New York sales tax', country: 'US', region: 'NY', rate: 0.08, appliesToDelivery: false },
  ],
};

export async function aShop(
  platform: Platform,
  host: string,
  store: WebsiteSettings['store'] = testStoreTerms,
): Promise<TestShop> {
  const websiteId = await createWebsite(platform, {
    identifier: host.replaceAll(/[^a-z0-9]/g, '-'),
    title: `Shop at ${host}`,
    hosts: [host],
    settings: {
      theme: 'atelier',
      tagLine: '',
      description: '',
      language: 'en-US',
      timeZone: 'America/New_York',
      contactEmail: 'owner@example.com',
      address: [],
      mainNavigation: [],
      footerNavigation: [],
      store,
    },
  });
  const collectionId = await createCollection(platform, websiteId, {
    kind: 'products',
    urlId: 'shop',
    title: 'Shop',
  });
  return {
    websiteId,
    collectionId,
    host,
    async addProduct(urlId, { title = urlId, status = 'published', ...product } = {}) {
      const created = await createProduct(platform, websiteId, {
        item: { collectionId, urlId, title, status },
        type: 'physical',
        variants: [{ sku: urlId.toUpperCase(), priceMinor: 1000, stock: 10 }],
        ...product,
      });
      if (!created.ok) throw new Error(`no product: ${JSON.stringify(created.error)}`);
      return created.value;
    },
  };
}

/** A visitor's browser as the server sees it: keeps cookies and echoes the crumb. */
export interface TestVisitor {
  readonly cookies: Map<string, string>;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  /** Posts a form like a page without scripts, and follows the redirect back to the page of a refused form. */
  post(url: string, fields: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
}

type App = Awaited<ReturnType<typeof buildApp>>;

/** `address` is the visitor's IP address. */
export function aVisitor(app: App, host: string, address = '127.0.0.1'): TestVisitor {
  const cookies = new Map([['crumb', 'crumb-of-a-visitor-01']]);
  const request = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      ...options,
      remoteAddress: address,
      headers: { host, ...(cookie === '' ? {} : { cookie }), ...options.headers },
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return response;
  };
  return {
    cookies,
    send: (method, url, body) =>
      request({
        method,
        url,
        headers: { 'x-csrf-token': cookies.get('crumb') ?? '' },
        ...(body === undefined ? {} : { payload: body }),
      }),
    post: async (url, fields) => {
      const answer = await request({
        method: 'POST',
        url,
        headers: { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      const { location } = answer.headers;
      return redirectsToForm(url, location) ? request({ method: 'GET', url: location }) : answer;
    },
  };
}

import type { NavigationChange, NavigationEntry } from '@vitrine/contracts/navigation.ts';
import { client, queryClient } from '../../app/client.ts';

const changeOf = (entry: NavigationEntry): NavigationChange[number] =>
  entry.kind === 'page'
    ? { kind: 'page', pageId: entry.pageId, label: entry.label }
    : { kind: 'link', label: entry.label, url: entry.url, newWindow: entry.newWindow };

/** Puts a page at the end of the footer navigation. */
export async function addToFooter(pageId: string): Promise<void> {
  const { version, main, footer } = await client.call('GET', '/api/admin/navigation');
  const isThere = footer.some((entry) => entry.kind === 'page' && entry.pageId === pageId);
  if (isThere) return;
  await client.call('PUT', '/api/admin/navigation', {
    body: {
      version,
      main: main.map(changeOf),
      footer: [...footer.map(changeOf), { kind: 'page', pageId, label: '' }],
    },
  });
  await queryClient.invalidateQueries({ queryKey: ['navigation'] });
}

/** Makes the checkout link to a page. */
export async function linkAtCheckout(kind: 'terms' | 'privacy' | 'returns', path: string): Promise<void> {
  const stored = await client.call('GET', '/api/admin/checkout-settings');
  const { revision: _, nextOrderNumber: __, currency: ___, ...settings } = stored;
  const consents = settings.legal.consents.map((one) => ({ ...one }));
  await client.call('PUT', '/api/admin/checkout-settings', {
    body: { ...settings, legal: { ...settings.legal, consents, [kind]: path }, orderNumbersFrom: null },
  });
  await queryClient.invalidateQueries({ queryKey: ['checkout-settings'] });
}

import { recordEvent, type EventPayload } from '../analytics/record-event.ts';

/**
 * Records the purchase from the script element `data-commerce-event` of an order's page. The order is reported once,
 * however often its page is opened. spec: storefront-commerce 7
 */
export function reportPurchase(root: ParentNode): void {
  const script = root.querySelector<HTMLElement>('script[data-commerce-event="purchase"]');
  if (script === null) return;
  try {
    recordEvent('purchase', JSON.parse(script.textContent ?? '{}') as EventPayload);
  } catch (error) {
    console.warn('An order could not be counted.', error);
  }
}

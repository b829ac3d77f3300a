import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { canIssueInvoices, invoiceSettingsOf } from '@vitrine/domain/invoice/invoice-settings.ts';
import { invoiceText } from '@vitrine/domain/text/invoice.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrder, paymentOf, websiteOf } from '../orders/index.ts';
import { findInvoice } from './repository.ts';

/** The order page's link to the buyer's invoice; null where there is none. */
export async function invoiceSection(
  platform: Platform,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<OrderSectionView | null> {
  const { settings } = await websiteOf(platform, websiteId);
  if (!canIssueInvoices(invoiceSettingsOf(settings.invoices))) return null;
  const order = await findOrder(platform.db, websiteId, orderId);
  if (order === null) return null;
  const payment = await paymentOf(platform.db, websiteId, order.paymentId);
  if (payment.status !== 'captured') return null;
  const issued = await findInvoice(platform.db, websiteId, orderId);
  const text = invoiceText(localeOf(settings.language));
  return {
    heading: text.heading,
    sentence: '',
    rows: [
      {
        label: issued?.label ?? text.invoice,
        text: '',
        link: { label: text.download, href: `/order-status/${order.accessToken}/invoice.pdf` },
      },
    ],
  };
}

import type { InvoiceSettings } from '@vitrine/domain/invoice/invoice-settings.ts';
import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import type { PostalAddress } from '@vitrine/domain/order/checkout-details.ts';
import type { OrderLine } from '@vitrine/domain/order/order.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { invoiceText } from '@vitrine/domain/text/invoice.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { addressLines, noteOf, paperAndFoot, sellerLines } from './document-parts.ts';
import type { DocumentPlan } from './render-document.ts';

interface PackingSlip {
  readonly seller: InvoiceSettings;
  readonly shopTitle: string;
  readonly shopAddress: readonly string[];
  readonly language: string;
  readonly timeZone: string;
  readonly createdOn: Date;
  readonly orderNumber: number;
  readonly orderedOn: Date;
  readonly deliveryName: string | null;
  readonly address: PostalAddress;
  /** Whether its buyer fetches it. */
  readonly isPickup: boolean;
  readonly note: string;
  readonly lines: readonly OrderLine[];
  readonly units: readonly LineUnits[];
  /** The fulfillment's number; null for what is still to be sent. */
  readonly part: number | null;
}

/** What is in a parcel, without prices. */
export function packingSlipPlan(packing: PackingSlip): DocumentPlan {
  const locale = localeOf(packing.language);
  const text = invoiceText(locale);
  const mail = orderMailText(locale);
  const { seller } = packing;
  const from =
    seller.sellerName === ''
      ? [packing.shopTitle, ...packing.shopAddress]
      : sellerLines({ ...seller, taxNumber: '' }, locale);
  return {
    ...paperAndFoot({ ...seller, footer: '' }, locale),
    language: packing.language,
    title: text.packingSlip,
    createdOn: packing.createdOn,
    from,
    to: {
      label: packing.isPickup ? text.pickupName : text.deliverTo,
      lines: addressLines(packing.address, locale),
    },
    facts: [
      { label: text.orderLabel, value: `#${packing.orderNumber}` },
      { label: text.ordered, value: longDay(packing.orderedOn, packing) },
      { label: text.date, value: longDay(packing.createdOn, packing) },
      ...(packing.deliveryName === null ? [] : [{ label: mail.delivery, value: packing.deliveryName }]),
    ],
    notice: packing.part === null ? '' : fillText(text.parcelPart, { number: packing.part }),
    columns: [
      { head: text.item, width: null },
      { head: text.quantity, width: 80, isRight: true },
    ],
    rows: packing.units.flatMap(({ lineId, quantity }) => {
      const line = packing.lines.find(({ id }) => id === lineId);
      return line === undefined ? [] : [{ cells: [line.productName, String(quantity)], note: noteOf(line) }];
    }),
    summary: null,
    sums: packing.note === '' ? [] : [{ label: mail.note, value: packing.note }],
  };
}

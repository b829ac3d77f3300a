import type { OrderDocuments } from '@vitrine/contracts/invoices.ts';
import { canIssueInvoices, invoiceSettingsOf } from '@vitrine/domain/invoice/invoice-settings.ts';
import {
  type Credited,
  type InvoiceData,
  invoiceLabel,
  seriesOf,
  supplyOf,
  takenBackTaxes,
} from '@vitrine/domain/invoice/invoice.ts';
import { packedUnits, unitsToPack } from '@vitrine/domain/order/packing-slip.ts';
import { taxesOfRefund } from '@vitrine/domain/invoice/credited-items.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type BouncedRefund,
  findOrder,
  goodsOf,
  type OrderRecord,
  paymentOf,
  refundsOf,
  websiteOf,
} from '../orders/index.ts';
import { unprintableTexts } from './printable.ts';
import {
  allocateNumber,
  creditsOf,
  findInvoice,
  findKeptBuyer,
  insertInvoice,
  invoiceLabels,
} from './repository.ts';

type IssueFailure = 'ORDER_NOT_FOUND' | 'INVOICE_SETTINGS_MISSING' | 'INVOICE_NOT_PAID' | 'REFUND_NOT_FOUND';

type StoredWebsite = Awaited<ReturnType<typeof websiteOf>>;

/**
 * The invoice of a paid order or, with a refund's id, its credit note. The first call issues it: it gets the next
 * number of its series and is stored as it is. Later calls return the same document.
 */
export async function issueInvoice(
  platform: Platform,
  websiteId: string,
  orderId: string,
  refundId: string | null,
): Promise<Result<InvoiceData, IssueFailure>> {
  const subjectId = refundId ?? orderId;
  const website = await websiteOf(platform, websiteId);
  return platform.db.transaction(async (tx): Promise<Result<InvoiceData, IssueFailure>> => {
    // The lock makes two first downloads at once issue one document.
    const order = await findOrder(tx, websiteId, orderId, { lock: true });
    if (order === null) return fail('ORDER_NOT_FOUND');
    const issued = await findInvoice(tx, websiteId, subjectId);
    if (issued !== null && issued.orderNumber === order.number) return ok(issued);
    if (!canIssueInvoices(invoiceSettingsOf(website.settings.invoices)))
      return fail('INVOICE_SETTINGS_MISSING');
    const payment = await paymentOf(tx, websiteId, order.paymentId);
    if (payment.status !== 'captured') return fail('INVOICE_NOT_PAID');
    if (refundId === null) return ok(await issue(platform, tx, website, order, null));
    const made = await refundsOf(tx, websiteId, orderId);
    const refund = made.find(({ id, status }) => id === refundId && status === 'succeeded');
    if (refund === undefined) return fail('REFUND_NOT_FOUND');
    const credits = await creditsOf(tx, websiteId, orderId);
    // A credit note names the invoice it corrects.
    const invoice =
      (await findInvoice(tx, websiteId, orderId)) ?? (await issue(platform, tx, website, order, null));
    const { amountMinor, reason } = refund;
    const taxes = await creditedBy(tx, websiteId, order, credits, refund);
    return ok(
      await issue(platform, tx, website, order, {
        id: refundId,
        buyer: invoice.buyer,
        refund: { invoiceLabel: invoice.label, amountMinor, reason, ...taxes },
      }),
    );
  });
}

/** The taxes in the credit note of a refund. */
async function creditedBy(
  tx: Queryable,
  websiteId: string,
  order: OrderRecord,
  credits: Awaited<ReturnType<typeof creditsOf>>,
  { id, amountMinor, itemsMinor, deliveryMinor }: Awaited<ReturnType<typeof refundsOf>>[number],
): Promise<Pick<Credited, 'taxes' | 'summary'>> {
  const { totals } = order;
  const issued = refundsIn(credits, 'credit-note');
  const takenBack = refundsIn(credits, 'reversal');
  const { lines, refundLines } = await goodsOf(tx, websiteId, order);
  const units = refundLines.filter(({ refundId }) => refundId === id);
  const refund = { amountMinor, itemsMinor, deliveryMinor, units };
  return taxesOfRefund({ lines, totals }, issued, takenBack, refund, refundLines.length > 0);
}

const refundsIn = (
  credits: Awaited<ReturnType<typeof creditsOf>>,
  kind: InvoiceData['kind'],
): readonly Credited[] =>
  credits.flatMap(({ data }) => (data.kind === kind && data.refund !== null ? [data.refund] : []));

/**
 * Takes back the credit note of a refund that the bank returned, with a document of the same series, so that the books
 * agree again. Nothing is to be taken back where none was issued.
 */
export async function takeBackCreditNote(
  platform: Platform,
  tx: Queryable,
  { website, order, refundId, bounceId, returnedMinor }: BouncedRefund,
): Promise<void> {
  const creditNote = await findInvoice(tx, website.websiteId, refundId);
  if (creditNote?.refund === null || creditNote?.refund === undefined) return;
  await issue(platform, tx, website, order, {
    id: bounceId,
    buyer: creditNote.buyer,
    refund: {
      invoiceLabel: creditNote.refund.invoiceLabel,
      creditNoteLabel: creditNote.label,
      amountMinor: returnedMinor,
      reason: '',
      ...takenBackTaxes(creditNote.refund, returnedMinor),
    },
  });
}

async function issue(
  platform: Platform,
  tx: Queryable,
  { websiteId, settings }: StoredWebsite,
  order: OrderRecord,
  credited: {
    readonly id: string;
    /** That of the document before it: the order may have lost it since. */
    readonly buyer: InvoiceData['buyer'];
    readonly refund: NonNullable<InvoiceData['refund']>;
  } | null,
): Promise<InvoiceData> {
  const isReversal = credited?.refund.creditNoteLabel !== undefined;
  const kind = credited === null ? 'invoice' : isReversal ? 'reversal' : 'credit-note';
  const series = seriesOf(kind === 'invoice' ? kind : 'credit-note', order.testMode);
  const goods = await goodsOf(tx, websiteId, order);
  const { settledOn } = await paymentOf(tx, websiteId, order.paymentId);
  const paidOn = (settledOn ?? order.placedOn).toISOString();
  const buyer = credited?.buyer ?? (await findKeptBuyer(tx, websiteId, order.id)) ?? order.details.address;
  const number = await allocateNumber(tx, websiteId, series);
  // After the lock of the counter: dates follow the numbers.
  const now = platform.clock.now();
  const seller = invoiceSettingsOf(settings.invoices);
  const data: InvoiceData = {
    kind,
    label: invoiceLabel(series, number, seller),
    issuedOn: new Date(now).toISOString(),
    language: settings.language,
    timeZone: settings.timeZone,
    seller,
    buyer,
    orderNumber: order.number,
    orderedOn: order.placedOn.toISOString(),
    paidOn,
    supply: supplyOf({
      lines: goods.lines,
      sentOn: goods.fulfilments.flatMap(({ canceledOn, createdOn }) =>
        canceledOn === null ? [createdOn.toISOString()] : [],
      ),
      isFulfilled: order.fulfilledOn !== null,
      paidOn,
    }),
    currency: order.currency,
    deliveryName: order.deliveryName,
    lines: goods.lines.map(({ productName, attributes, sku, quantity, unitPriceMinor, lineTotalMinor }) => ({
      productName,
      attributes,
      sku,
      quantity,
      unitPriceMinor,
      lineTotalMinor,
    })),
    totals: order.totals,
    testMode: order.testMode,
    refund: credited?.refund ?? null,
  };
  await insertInvoice(tx, {
    websiteId,
    id: newId(now),
    series,
    number,
    orderId: order.id,
    subjectId: credited?.id ?? order.id,
    data,
    issuedOn: new Date(now),
  });
  return data;
}

/** Texts that are named, at most. */
const NAMED = 5;

const printedAddress = ({
  firstName,
  lastName,
  line1,
  line2,
  city,
}: OrderRecord['details']['address']): readonly string[] => [
  `${firstName} ${lastName}`.trim(),
  line1,
  line2,
  city,
];

/** Which documents of an order there are, or can be. */
export async function documentsOf(
  platform: Platform,
  websiteId: string,
  orderId: string,
): Promise<Result<OrderDocuments, 'ORDER_NOT_FOUND'>> {
  const { db } = platform;
  const order = await findOrder(db, websiteId, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  const [website, payment, refunds, labels, goods, credits] = await Promise.all([
    websiteOf(platform, websiteId),
    paymentOf(db, websiteId, order.paymentId),
    refundsOf(db, websiteId, orderId),
    invoiceLabels(db, websiteId, orderId),
    goodsOf(db, websiteId, order),
    creditsOf(db, websiteId, orderId),
  ]);
  // An issued document keeps its amount, whatever became of its refund.
  const issued = new Map(credits.map(({ subjectId, data }) => [subjectId, data.refund?.amountMinor ?? 0]));
  const canIssue = canIssueInvoices(invoiceSettingsOf(website.settings.invoices));
  return ok({
    state: payment.status !== 'captured' ? 'not-paid' : canIssue ? 'ready' : 'needs-settings',
    invoice: labels.get(orderId) ?? null,
    creditNotes: refunds
      .filter(({ id, status }) => status === 'succeeded' || issued.has(id))
      .flatMap(({ id, amountMinor, bounceId }) => [
        {
          refundId: id,
          amountMinor: issued.get(id) ?? amountMinor,
          label: labels.get(id) ?? null,
          isTakenBack: false,
        },
        ...(bounceId !== null && issued.has(bounceId)
          ? [
              {
                refundId: bounceId,
                amountMinor: issued.get(bounceId) ?? 0,
                label: labels.get(bounceId) ?? null,
                isTakenBack: true,
              },
            ]
          : []),
      ]),
    hasPackingSlip: unitsToPack(order.status, goods).length > 0,
    packedFulfilments: goods.fulfilments
      .filter(({ canceledOn, lines }) => canceledOn === null && packedUnits(goods.lines, lines).length > 0)
      .map(({ id, number }) => ({ id, number })),
    unprintable: unprintableTexts([
      ...printedAddress(order.details.address),
      ...goods.lines.flatMap(({ productName, attributes }) => [productName, ...Object.values(attributes)]),
      ...order.totals.discounts.flatMap(({ code, name }) => (code === '' ? [name] : [])),
      order.details.note,
    ]).slice(0, NAMED),
  });
}

import { isPickedUp } from '@vitrine/domain/delivery/is-picked-up.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import { localeOf, type Locale } from '@vitrine/domain/text/locale.ts';
import type {
  SubscriptionFact,
  SubscriptionPageProps,
} from '@vitrine/blocks/views/subscription/subscription-page.props.ts';
import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';
import { describeAnswers } from '@vitrine/domain/custom-form/describe-answers.ts';
import { cardBrandName } from '@vitrine/domain/order/card-brand-name.ts';
import { divisionsOf, findCountry } from '@vitrine/domain/region/countries.ts';
import { allowedChanges, changeSubscription, isPaidUp } from '@vitrine/domain/subscription/subscription.ts';
import { shownStatus } from '@vitrine/domain/subscription/subscription-states.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { itemPath } from '../content/index.ts';
import type { WebsiteSettings } from '../websites/index.ts';
import { priceNextCycle } from './price-cycle.ts';
import { stateOf, type ListedEvent, type RenewalProduct, type SubscriptionRecord } from './repository.ts';
import { subscriptionPath } from './subscription-mails.ts';
import { moneyText, priceText } from './subscription-words.ts';

export interface SubscriptionPageData {
  readonly record: SubscriptionRecord;
  /** Null when the variant was removed from the shop. */
  readonly product: RenewalProduct | null;
  readonly events: readonly ListedEvent[];
  readonly settings: WebsiteSettings;
  readonly now: number;
  readonly crumb: string;
  readonly testMode: boolean;
  readonly provider: CheckoutProviderView;
  readonly notice: SubscriptionPageProps['notice'];
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly isCanceling: boolean;
}

/** All texts of the customer's page. */
export function pageView(page: SubscriptionPageData): SubscriptionPageProps {
  const locale = localeOf(page.settings.language);
  const text = subscriptionsText(locale);
  const { record, product, settings, now } = page;
  const state = stateOf(record);
  const allowed = allowedChanges(state);
  const status = shownStatus(record);
  const amount = amountText(page);
  const periodEnd = longDay(record.periodEndsOn, settings);
  const values = {
    amount,
    date: leadDate(record, settings),
    productName: record.productName,
  };
  const isLastPeriod = record.status === 'active' && isPaidUp(state);
  const isPastDue = record.status === 'past-due';
  return {
    crumb: page.crumb,
    path: subscriptionPath(record),
    status,
    statusName: text.statusNames[status],
    productName: record.productName,
    options: Object.values(record.attributes).join(', '),
    productPath: productPath(product),
    assetUrl: assetUrl(product),
    price: priceText(record, locale),
    lead: fillText(isLastPeriod ? text.leads.lastPeriod : text.leads[status], values),
    notice: page.notice,
    testMode: page.testMode,
    facts: factsOf(page, amount),
    history: page.events.map((event) => ({
      text: text.happenings[event.type],
      day: longDay(event.happenedOn, settings),
      order:
        event.orderNumber === null || event.orderToken === null
          ? null
          : {
              label: fillText(text.orderLink, { number: event.orderNumber }),
              href: `/order-status/${event.orderToken}`,
              amount: moneyText(record, event.orderTotalMinor ?? 0, locale),
            },
    })),
    pause: allowed.pause ? { label: text.pause, hint: text.pauseHint } : null,
    resume: allowed.resume
      ? { label: text.resume, hint: fillText(text.resumeHint, { date: resumedOn(record, settings, now) }) }
      : null,
    cancel:
      allowed.cancel === null
        ? null
        : {
            label: text.cancel,
            hint:
              allowed.cancel === 'now' ? text.cancelNowHint : fillText(text.cancelHint, { date: periodEnd }),
          },
    keep: allowed.keep ? { label: text.keep, hint: fillText(text.keepHint, { date: periodEnd }) } : null,
    card: allowed.changeCard
      ? {
          hint: fillText(isPastDue ? text.payWithNewCardHint : text.changeCardHint, { amount }),
          button: fillText(isPastDue ? text.saveCardAndPay : text.saveCard, { amount }),
          fieldErrors: page.fieldErrors,
          provider: page.provider,
          email: record.details.email,
          name: `${record.details.address.firstName} ${record.details.address.lastName}`.trim(),
        }
      : null,
    confirm:
      page.isCanceling && allowed.cancel !== null
        ? {
            title: fillText(text.confirmCancelTitle, values),
            text:
              allowed.cancel === 'now'
                ? text.confirmCancelNow
                : fillText(text.confirmCancelAtEnd, { date: periodEnd }),
          }
        : null,
  };
}

function leadDate(record: SubscriptionRecord, settings: WebsiteSettings): string {
  const { status, nextChargeOn, periodEndsOn, endedOn } = record;
  if (status === 'past-due') return longDay(nextChargeOn ?? periodEndsOn, settings);
  return longDay(endedOn ?? periodEndsOn, settings);
}

/** The total of the next charge, including delivery and tax. */
function amountText({ record, product, settings }: SubscriptionPageData): string {
  const minor =
    product === null
      ? record.unitPriceMinor * record.quantity
      : priceNextCycle(record, product, settings).totals.amountDueMinor;
  return moneyText(record, minor, localeOf(settings.language));
}

function resumedOn(record: SubscriptionRecord, settings: WebsiteSettings, now: number): string {
  const resumed = changeSubscription(stateOf(record), 'resumed', { now, timeZone: settings.timeZone });
  return longDay(resumed.ok ? resumed.value.periodEndsOn : record.periodEndsOn, settings);
}

function productPath(product: RenewalProduct | null): string | null {
  if (product === null) return null;
  const { kind, collectionUrlId, urlId } = product;
  return kind === null || collectionUrlId === null || urlId === null
    ? null
    : itemPath(kind, collectionUrlId, urlId);
}

function assetUrl(product: RenewalProduct | null): string | null {
  if (product === null || product.assetId === null || product.filename === null) return null;
  return `/media/${product.assetId}/${encodeURIComponent(product.filename)}`;
}

function placeLabel(record: SubscriptionRecord, product: RenewalProduct | null, locale: Locale): string {
  const text = subscriptionsText(locale);
  if (product !== null && !traitsOf(product.productType).ships) return text.billedToLabel;
  return isPickedUp({ requiresDelivery: true }, record.details.address)
    ? text.pickUpLabel
    : text.deliverToLabel;
}

function answersOf(
  record: SubscriptionRecord,
  product: RenewalProduct | null,
  locale: Locale,
): readonly SubscriptionFact[] {
  if (product === null || product.customForm === null) return [];
  return describeAnswers(product.customForm, record.additionalFields, locale).map((answer) => ({
    label: answer.label,
    lines: [answer.text],
  }));
}

function factsOf(
  { record, product, settings }: SubscriptionPageData,
  amount: string,
): readonly SubscriptionFact[] {
  const locale = localeOf(settings.language);
  const text = subscriptionsText(locale);
  const { address } = record.details;
  const state = stateOf(record);
  const willBeCharged = record.status === 'active' && !record.cancelAtPeriodEnd && !isPaidUp(state);
  const country = findCountry(address.country, locale);
  const region =
    divisionsOf(address.country).find(({ code }) => code === address.region)?.name ?? address.region;
  const place = [address.city, region, address.postalCode].filter((part) => part !== '').join(', ');
  const addressLines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.line1,
    address.line2,
    place,
    country?.name ?? address.country,
  ].filter((line) => line !== '');
  return [
    ...(willBeCharged
      ? [
          {
            label: text.nextPaymentLabel,
            lines: [
              fillText(text.nextPayment, { amount, date: longDay(record.periodEndsOn, settings) }),
              ...(amount === moneyText(record, record.unitPriceMinor * record.quantity, locale)
                ? []
                : [
                    product !== null && traitsOf(product.productType).ships
                      ? text.withDeliveryAndTax
                      : text.withTax,
                  ]),
            ],
          },
        ]
      : []),
    ...(record.quantity > 1 ? [{ label: text.quantityLabel, lines: [String(record.quantity)] }] : []),
    ...answersOf(record, product, locale),
    { label: text.startedLabel, lines: [longDay(record.startedOn, settings)] },
    {
      label: text.cardLabel,
      lines: [
        record.cardLast4 === ''
          ? text.noCard
          : fillText(text.cardEndingIn, {
              brand: cardBrandName(record.cardBrand),
              last4: record.cardLast4,
            }),
      ],
    },
    { label: placeLabel(record, product, locale), lines: addressLines },
  ];
}

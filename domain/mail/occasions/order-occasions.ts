import { orderMailText } from '../../text/order-mail.ts';
import { parcelsText } from '../../text/parcels.ts';
import type { Locale } from '../../text/locale.ts';
import { occasion } from './define-occasion.ts';

type OrderWords = ReturnType<typeof orderMailText>;
type ParcelWords = ReturnType<typeof parcelsText>;

const ofOrder = ['name', 'number'] as const;

const ordered = (heading: (text: OrderWords) => string, intro: (text: OrderWords) => string) =>
  occasion(ofOrder, (locale) => {
    const text = orderMailText(locale);
    return { subject: text.confirmationSubject, heading: heading(text), intro: intro(text) };
  });

const thanks = ({ confirmationHeading }: OrderWords): string => confirmationHeading;

export const confirmationOccasions = {
  paid: ordered(thanks, (text) => text.confirmationIntro),
  'bank-transfer': ordered(thanks, (text) => text.awaitedIntro['bank-transfer']),
  'on-collection': ordered(thanks, (text) => text.awaitedIntro['on-collection']),
  subscription: ordered(
    (text) => text.subscribedHeading,
    (text) => text.subscribedIntro,
  ),
  contribution: occasion(ofOrder, (locale) => {
    const text = orderMailText(locale);
    return {
      subject: text.contributionSubject,
      heading: text.contributionHeading,
      intro: text.contributionIntro,
    };
  }),
};

const greeting = (locale: Locale): string => orderMailText(locale).refundedHeading;

const paid = (intro: (text: OrderWords) => string) =>
  occasion(ofOrder, (locale) => {
    const text = orderMailText(locale);
    return { subject: text.paidSubject, heading: greeting(locale), intro: intro(text) };
  });

export const paidOccasions = {
  paid: paid((text) => text.paidIntro),
  'handed-over': paid((text) => text.paidIntroHandedOver),
};

export const unpaidOccasions = {
  canceled: occasion(ofOrder, (locale) => {
    const text = orderMailText(locale);
    return { subject: text.unpaidSubject, heading: greeting(locale), intro: text.unpaidIntro };
  }),
};

const sent = (words: (text: OrderWords, parcels: ParcelWords) => readonly [subject: string, intro: string]) =>
  occasion(ofOrder, (locale) => {
    const text = orderMailText(locale);
    const [subject, intro] = words(text, parcelsText(locale));
    return { subject, heading: text.fulfilledHeading, intro };
  });

/** `rest` and its likes are the last part of an order, `ready` what is picked up, `complete` what is not delivered. */
export const fulfilledOccasions = {
  sent: sent((text) => [text.fulfilledSubject, text.fulfilledIntro]),
  part: sent((_text, parcels) => [parcels.partSubject, parcels.partIntro]),
  rest: sent((text, parcels) => [text.fulfilledSubject, parcels.restIntro]),
  ready: sent((_text, parcels) => [parcels.readySubject, parcels.readyIntro]),
  'ready-part': sent((_text, parcels) => [parcels.readyPartSubject, parcels.readyPartIntro]),
  'ready-rest': sent((_text, parcels) => [parcels.readySubject, parcels.readyRestIntro]),
  complete: sent((text) => [text.fulfilledSubject, text.fulfilledIntroNothingSent]),
  'complete-part': sent((_text, parcels) => [parcels.partSubject, parcels.partIntroNothingSent]),
};

export const trackingOccasions = {
  tracking: occasion(ofOrder, (locale) => {
    const text = parcelsText(locale);
    return { subject: text.trackingSubject, heading: greeting(locale), intro: text.trackingIntro };
  }),
};

const refunded = (intro: (text: OrderWords) => string) =>
  occasion([...ofOrder, 'amount'], (locale) => {
    const text = orderMailText(locale);
    return { subject: text.refundedSubject, heading: greeting(locale), intro: intro(text) };
  });

export const refundedOccasions = {
  refunded: refunded((text) => text.refundedIntro),
  'by-hand': refunded((text) => text.refundedByHand),
};

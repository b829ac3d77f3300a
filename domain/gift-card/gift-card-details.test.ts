import { describe, expect, it } from 'vitest';
import { writeDonationDetails } from '../donation/donation.ts';
import { describeAnswers } from '../custom-form/describe-answers.ts';
import * as text from '../text/en/gift-cards.ts';
import {
  giftCardErrors,
  giftCardLimits,
  readGiftCardDetails,
  normalizeGiftCard,
  writeGiftCardDetails,
  type GiftCardDetails,
} from './gift-card-details.ts';

const TODAY = '2026-03-02';
const facts: GiftCardDetails = {
  recipientName: 'Robin',
  recipientEmail: 'robin@example.com',
  senderName: 'Ada',
  message: 'For your shelf.\nLove',
  sendOn: '2026-03-05',
};

const labels = (stored: string) => describeAnswers(null, stored, 'de').map(({ label }) => label);

describe('the details of a gift card', () => {
  it('are normalized: names in one line, uniform line breaks, a blank day is today', () => {
    expect(
      normalizeGiftCard(
        {
          recipientName: ' Robin \r\n of\u0000 Locksley ',
          recipientEmail: ' robin@example.com ',
          senderName: 'Ada\tB',
          message: '\r\n For\u0007 you\r\n\r\n\r\n\r\nLove\r',
          sendOn: ' ',
        },
        TODAY,
      ),
    ).toEqual({
      recipientName: 'Robin of Locksley',
      recipientEmail: 'robin@example.com',
      senderName: 'Ada B',
      message: 'For you\n\nLove',
      sendOn: TODAY,
    });
  });

  it('are valid with a name, an address, a sender and a day; the message is optional', () => {
    expect(giftCardErrors(facts, TODAY, 'en')).toEqual({});
    expect(giftCardErrors({ ...facts, message: '' }, TODAY, 'en')).toEqual({});
  });

  it('are refused with a sentence for each missing or invalid field', () => {
    expect(
      giftCardErrors(
        { recipientName: '', recipientEmail: '', senderName: '', message: '', sendOn: 'soon' },
        TODAY,
        'en',
      ),
    ).toEqual({
      recipientName: text.recipientNameMissing,
      recipientEmail: text.recipientEmailMissing,
      senderName: text.senderNameMissing,
      sendOn: text.sendOnInvalid,
    });
    expect(giftCardErrors({ ...facts, recipientEmail: 'robin' }, TODAY, 'en')).toEqual({
      recipientEmail: text.recipientEmailInvalid,
    });
    expect(giftCardErrors({ ...facts, sendOn: '2026-03-01' }, TODAY, 'en')).toEqual({
      sendOn: text.sendOnPast,
    });
    expect(giftCardErrors({ ...facts, sendOn: '2027-03-03' }, TODAY, 'en')).toEqual({
      sendOn: text.sendOnTooFar,
    });
  });

  it('allow a message up to the exact limit', () => {
    const full = 'é'.repeat(giftCardLimits.message);
    expect(giftCardErrors({ ...facts, message: full }, TODAY, 'en')).toEqual({});
    expect(giftCardErrors({ ...facts, message: `${full}!` }, TODAY, 'en')).toEqual({
      message: 'Please use at most 500 characters.',
    });
    expect(giftCardErrors({ ...facts, message: 'x'.repeat(1_000_000) }, TODAY, 'en').message).toBeDefined();
  });

  it('round-trip through their line, markup included', () => {
    const marked = { ...facts, message: '<script>"&\'</script>\n{sender}' };
    expect(readGiftCardDetails(writeGiftCardDetails(marked))).toEqual(marked);
    for (const other of ['', 'null', '[]', '"x"', '{', '{"text":"Fern"}', '{"E-mail":"robin"}']) {
      expect(readGiftCardDetails(other), other).toBeNull();
    }
  });

  it('are described with their line, without empty fields', () => {
    expect(describeAnswers(null, writeGiftCardDetails({ ...facts, message: '' }), 'en')).toEqual([
      { label: 'For', text: 'Robin' },
      { label: 'E-mail', text: 'robin@example.com' },
      { label: 'From', text: 'Ada' },
      { label: 'Sent on', text: '2026-03-05' },
    ]);
  });

  it('are called what the language calls them, in the lines of donations too', () => {
    expect(labels(writeGiftCardDetails(facts))).toEqual(['Für', 'E-Mail', 'Von', 'Nachricht', 'Versand am']);
    expect(labels(writeDonationDetails({ name: 'Ada', message: 'Danke' }))).toEqual(['Von', 'Nachricht']);
  });
});

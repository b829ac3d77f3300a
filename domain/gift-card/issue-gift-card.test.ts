import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as text from '../text/en/gift-cards.ts';
import * as owners from '../text/en/issue-gift-card.ts';
import { giftCardState, maskedCode } from './gift-card-state.ts';
import {
  CARD_MAIL_PAUSE,
  CARD_MAIL_SPAN,
  cardMailRefusal,
  issueErrors,
  MAX_CARD_MAILS,
  mayShowCardCode,
  recipientErrors,
} from './issue-gift-card.ts';

const today = '2026-03-02';
const facts = {
  recipientName: 'Robin',
  recipientEmail: 'robin@example.com',
  senderName: '',
  message: '',
  sendOn: today,
};
const nobody = { ...facts, recipientName: '', recipientEmail: '' };

describe('a gift card that an owner issues', () => {
  it('needs no sender, and no recipient where the owner hands it over', () => {
    expect(issueErrors(facts, 'now', today)).toEqual({});
    expect(issueErrors(nobody, 'none', today)).toEqual({});
    expect(issueErrors(nobody, 'now', today)).toEqual({
      recipientName: owners.recipientNameMissing,
      recipientEmail: text.recipientEmailMissing,
    });
  });

  it('has the limits of a buyer’s form', () => {
    const long = {
      ...facts,
      senderName: 'x'.repeat(81),
      message: 'x'.repeat(501),
      recipientName: 'x'.repeat(81),
    };
    for (const delivery of ['now', 'none'] as const)
      expect(Object.keys(issueErrors(long, delivery, today)).toSorted()).toEqual([
        'message',
        'recipientName',
        'senderName',
      ]);
    expect(issueErrors({ ...nobody, recipientEmail: 'robin@' }, 'none', today)).toEqual({
      recipientEmail: text.recipientEmailInvalid,
    });
  });

  it('is sent on a day from today to a year ahead, which only counts where it is sent on a day', () => {
    const on = (sendOn: string) => issueErrors({ ...facts, sendOn }, 'day', today);
    expect(on('2027-03-02')).toEqual({});
    expect(on('2027-03-03')).toEqual({ sendOn: text.sendOnTooFar });
    expect(on('2026-03-01')).toEqual({ sendOn: text.sendOnPast });
    expect(on('')).toEqual({ sendOn: owners.sendOnMissing });
    expect(issueErrors({ ...facts, sendOn: '2020-01-01' }, 'now', today)).toEqual({});
  });

  it('has a recipient whose address is needed once it is mailed', () => {
    expect(recipientErrors(nobody, false)).toEqual({});
    expect(recipientErrors(nobody, true)).toEqual({ recipientEmail: text.recipientEmailMissing });
  });
});

describe('the mail of a gift card', () => {
  it('is never sent more often than the limit in any span, nor twice within the pause', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(CARD_MAIL_SPAN / 4), { maxLength: 40 }), (gaps) => {
        const sent: number[] = [];
        let now = 1_000_000;
        for (const gap of gaps) {
          now += gap;
          if (cardMailRefusal({ lastOn: sent.at(-1) ?? null, resentOn: sent }, now) === null) sent.push(now);
        }
        sent.forEach((time, at) => {
          expect(time - (sent[at - 1] ?? -Infinity)).toBeGreaterThanOrEqual(CARD_MAIL_PAUSE);
          const after = sent[at + MAX_CARD_MAILS] ?? Infinity;
          expect(after - time).toBeGreaterThanOrEqual(CARD_MAIL_SPAN);
        });
      }),
    );
  });
});

it('only administrators read codes, whose end is all that others see', () => {
  expect(['admin', 'editor', ''].filter(mayShowCardCode)).toEqual(['admin']);
  expect(maskedCode('7K2P')).toBe('••••7K2P');
});

it.each([
  ['void', 5, 1, null, 'refunded'],
  ['disabled', 5, 1, null, 'disabled'],
  ['active', 5, 1, null, 'scheduled'],
  ['active', 5, 1, 1, 'active'],
  ['active', 5, null, null, 'active'],
  ['active', 0, null, null, 'used-up'],
] as const)(
  'a card that is %s with a balance of %i, due %s and sent %s is %s',
  (status, balanceMinor, sendOn, sentOn, state) => {
    expect(giftCardState({ status, balanceMinor, sendOn, sentOn })).toBe(state);
  },
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from '../order/email.ts';
import { MAX_EVENTS, readMailEvents } from './mail-events.ts';

describe('a report of a mail service', () => {
  it('is read in the shape that any service can send', () => {
    const bounce = {
      type: 'bounce',
      email: ' June@Example.com ',
      time: '2026-03-02T15:00:00Z',
      words: '550 5.1.1\r\nno such user',
    };
    const read = {
      email: 'june@example.com',
      reason: 'bounce',
      words: '550 5.1.1 no such user',
      occurredOn: Date.UTC(2026, 2, 2, 15),
    };
    expect(readMailEvents(bounce)).toEqual([read]);
    expect(readMailEvents([bounce])).toEqual([read]);
    expect(readMailEvents({ events: [bounce, { type: 'complaint', email: 'ada@example.com' }] })).toEqual([
      read,
      { email: 'ada@example.com', reason: 'complaint', words: '', occurredOn: null },
    ]);
  });

  it('is read as Postmark sends it', () => {
    const bounce = {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Email: 'june@example.com',
      BouncedAt: '2026-03-02T15:00:00Z',
      Description: 'The server was unable to deliver your message.',
      Details: '550 no such user',
    };
    expect(readMailEvents(bounce)).toEqual([
      {
        email: 'june@example.com',
        reason: 'bounce',
        words: '550 no such user',
        occurredOn: Date.UTC(2026, 2, 2, 15),
      },
    ]);
    expect(readMailEvents({ ...bounce, RecordType: 'SpamComplaint', Type: 'SpamComplaint' })).toMatchObject([
      { email: 'june@example.com', reason: 'complaint' },
    ]);
  });

  it('is read as SendGrid sends it', () => {
    const bounce = {
      event: 'bounce',
      type: 'bounce',
      email: 'june@example.com',
      timestamp: 1_772_463_600,
      reason: '550 no such user',
    };
    const noAddress = { event: 'bounce', type: 'bounce', reason: '550 no such user' };
    expect(readMailEvents([noAddress, bounce, { event: 'spamreport', email: 'ada@example.com' }])).toEqual([
      {
        email: 'june@example.com',
        reason: 'bounce',
        words: '550 no such user',
        occurredOn: 1_772_463_600_000,
      },
      { email: 'ada@example.com', reason: 'complaint', words: '', occurredOn: null },
    ]);
  });

  it.each([
    ['a delivery', { RecordType: 'Delivery', Recipient: 'june@example.com' }],
    ['a mailbox that is full', { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'june@example.com' }],
    ['a server that blocks', [{ event: 'bounce', type: 'blocked', email: 'june@example.com' }]],
    ['an event about no address', [{ event: 'account_status_change', timestamp: 1_772_463_600 }]],
    ['an opened mail', [{ event: 'open', email: 'june@example.com' }]],
    ['a bounce that may pass', { type: 'bounce', permanent: false, email: 'june@example.com' }],
    ['what is no address', { type: 'bounce', email: 'june\r\nBcc: x@example.com' }],
    ['nothing at all', []],
  ])('of %s suppresses nobody', (_what, report) => {
    expect(readMailEvents(report)).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a word', 'bounce'],
    ['an object without a known field', { hello: 'world' }],
    ['a list of numbers', [1, 2]],
    ['a list within a list', [[{ type: 'bounce', email: 'june@example.com' }]]],
    [
      'too many events',
      Array.from({ length: MAX_EVENTS + 1 }, () => ({ type: 'bounce', email: 'june@example.com' })),
    ],
  ])('that is %s is not understood', (_what, report) => {
    expect(readMailEvents(report)).toBeNull();
  });

  it('is understood or refused, whatever JSON it is, and names addresses alone', () => {
    const entry = fc.record(
      {
        type: fc.oneof(fc.constantFrom('bounce', 'complaint'), fc.jsonValue()),
        event: fc.oneof(fc.constantFrom('bounce', 'spamreport'), fc.jsonValue()),
        RecordType: fc.oneof(fc.constantFrom('Bounce', 'SpamComplaint'), fc.jsonValue()),
        email: fc.oneof(fc.emailAddress(), fc.jsonValue()),
        Email: fc.oneof(fc.emailAddress(), fc.jsonValue()),
        time: fc.oneof(fc.string(), fc.jsonValue()),
        timestamp: fc.oneof(fc.double(), fc.jsonValue()),
        words: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), entry, fc.array(entry)), (report) => {
        for (const event of readMailEvents(report) ?? []) {
          expect(isEmail(event.email)).toBe(true);
          expect(event.words).not.toMatch(/[\r\n\0]/);
          expect(event.words).not.toMatch(/\p{Cs}/u);
          expect(() => new Date(event.occurredOn ?? 0).toISOString()).not.toThrow();
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { dayIn, isDay, lastSendDay, sendDayProblem, sendMoment } from './send-day.ts';

const NEW_YORK = 'America/New_York';

describe('the send date of a gift card', () => {
  it('is in the shop’s time zone, not the server’s or the buyer’s', () => {
    const lateEvening = Date.UTC(2026, 2, 3, 3);
    expect(dayIn(lateEvening, NEW_YORK)).toBe('2026-03-02');
    expect(dayIn(lateEvening, 'Asia/Tokyo')).toBe('2026-03-03');
  });

  it('may be today or any day up to a year from now', () => {
    expect(sendDayProblem('2026-03-02', '2026-03-02')).toBeNull();
    expect(sendDayProblem('2027-03-02', '2026-03-02')).toBeNull();
    expect(sendDayProblem('2026-03-01', '2026-03-02')).toBe('past');
    expect(sendDayProblem('2027-03-03', '2026-03-02')).toBe('too-far');
    expect(lastSendDay('2028-02-29')).toBe('2029-02-28');
  });

  it('is a valid calendar date', () => {
    for (const day of ['', 'tomorrow', '2026-3-2', '2026-02-30', '2026-13-01', '2026-03-02T00:00']) {
      expect(isDay(day), day).toBe(false);
      expect(sendDayProblem(day, '2026-03-02'), day).toBe('invalid');
    }
  });
});

describe('the time a gift card is mailed', () => {
  const now = Date.UTC(2026, 2, 2, 15);

  it('is now for today and for a date that has passed meanwhile', () => {
    expect(sendMoment('2026-03-02', now, NEW_YORK)).toBe(now);
    expect(sendMoment('2026-02-27', now, NEW_YORK)).toBe(now);
  });

  it('is eight in the morning of its date, in standard and daylight saving time', () => {
    expect(new Date(sendMoment('2026-03-07', now, NEW_YORK)).toISOString()).toBe('2026-03-07T13:00:00.000Z');
    expect(new Date(sendMoment('2026-03-08', now, NEW_YORK)).toISOString()).toBe('2026-03-08T12:00:00.000Z');
    expect(new Date(sendMoment('2026-03-09', now, 'Asia/Kathmandu')).toISOString()).toBe(
      '2026-03-09T02:15:00.000Z',
    );
  });
});

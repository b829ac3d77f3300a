import { describe, expect, it } from 'vitest';
import { ruleOf, startOfForm, type TypedRule } from './repeat-form.ts';

const typed: TypedRule = {
  unit: 'week',
  every: '2',
  weekdays: [3],
  monthDay: 'day',
  ends: 'count',
  count: '10',
  lastDay: '',
};

describe('the form that repeats an event', () => {
  it('is read as a rule', () => {
    expect(ruleOf(typed)).toEqual({
      ok: true,
      rule: { unit: 'week', every: 2, weekdays: [3], monthDay: 'day', end: { kind: 'count', count: 10 } },
    });
    expect(ruleOf({ ...typed, unit: 'day', weekdays: [], ends: 'day', lastDay: '2031-03-01' })).toMatchObject(
      {
        rule: { unit: 'day', weekdays: [], end: { kind: 'day', day: '2031-03-01' } },
      },
    );
  });

  it('says beside each field what is missing', () => {
    expect(ruleOf({ ...typed, every: '0', weekdays: [], count: 'ten' })).toEqual({
      ok: false,
      problems: {
        every: 'Enter a whole number.',
        weekdays: 'Choose a weekday.',
        count: 'Enter a whole number.',
      },
    });
    expect(ruleOf({ ...typed, every: '100' })).toMatchObject({ problems: { every: expect.any(String) } });
    expect(ruleOf({ ...typed, ends: 'day' })).toMatchObject({ problems: { lastDay: 'Enter a day.' } });
  });

  it('begins with the weekday of the event on the clock of the site', () => {
    const moment = Date.parse('2031-03-09T23:30:00-05:00');
    expect(startOfForm(moment, 'America/New_York')).toEqual({ weekday: 1, ofMonth: 10 });
    expect(startOfForm(Date.parse('2031-03-09T12:00:00Z'), 'America/New_York')).toEqual({
      weekday: 7,
      ofMonth: 9,
    });
  });
});

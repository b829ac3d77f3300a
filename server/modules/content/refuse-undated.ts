import { fail } from '@vitrine/domain/result.ts';

/** Refuses to show visitors an event without a date; the field is that of its settings. */
export function refuseUndated() {
  const [field, problem] = ['startsAt', 'Enter when the event begins first.'] as const;
  return fail('CONTENT_FIELD_INVALID', { params: { field, problem }, fields: { [field]: problem } });
}

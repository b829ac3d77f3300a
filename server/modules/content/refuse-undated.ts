import { refuseField } from './refuse-field.ts';

/** Refuses to show visitors an event without a date; the field is that of its settings. */
export const refuseUndated = () => refuseField('startsAt', 'Enter when the event begins first.');

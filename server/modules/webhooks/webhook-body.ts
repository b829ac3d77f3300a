import { acceptsAnswer } from '@vitrine/domain/custom-form/custom-form.ts';
import type { SendableForm, SendableSubmission } from '../forms/index.ts';

/** What a request about a submission says. `id` is that of the delivery: the same in each attempt, and in a replay. */
export function submissionBody(id: string, { form, ...submission }: SendableSubmission): string {
  return JSON.stringify({ id, event: 'form.submitted', isTest: false, form, submission });
}

/** Words of an example, by the kind of question. */
const exampleOf = (type: string): string => (type === 'email' ? 'name@example.com' : 'Example');

/** The same for a test: a submission that nobody sent. */
export function exampleBody(id: string, form: SendableForm, now: Date): string {
  const { fields, ...named } = form;
  const submission: Omit<SendableSubmission, 'form'> = {
    id,
    receivedOn: now.toISOString(),
    name: 'Example',
    email: 'name@example.com',
    page: { title: '', path: '/', queryString: '', referrer: '' },
    answers: fields
      .filter(acceptsAnswer)
      .map(({ id: field, type, label }) => ({ id: field, type, label, text: exampleOf(type), value: null })),
  };
  return JSON.stringify({ id, event: 'form.submitted', isTest: true, form: named, submission });
}

import type { CustomFormAnswers, CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { describeSubmission, type SubmittedAnswer } from '@vitrine/domain/form/describe-submission.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { submissionsByIds } from './inbox-repository.ts';
import { selectForms, selectVersions } from './repository.ts';

/** A form as it is described to other servers. */
export interface SendableForm {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly fields: readonly CustomFormField[];
}

/** A submission as it is sent to another server. */
export interface SendableSubmission {
  readonly id: string;
  /** `version`: the one that was filled in. */
  readonly form: Omit<SendableForm, 'fields'>;
  /** ISO 8601. */
  readonly receivedOn: string;
  /** The sender's, as far as the answers have it; '' for none. */
  readonly name: string;
  readonly email: string;
  readonly page: {
    readonly title: string;
    readonly path: string;
    readonly queryString: string;
    readonly referrer: string;
  };
  readonly answers: readonly SentAnswer[];
}

/** A question with its answer: as text, '' for none, and in the shape of its type. spec: site-platform 3 */
interface SentAnswer extends Pick<SubmittedAnswer, 'id' | 'type' | 'label' | 'text'> {
  readonly value: CustomFormAnswers[string] | null;
}

/** A form of a website, also one in the bin; null when there is none. */
export async function findSendableForm(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<SendableForm | null> {
  const [form] = await selectForms(db, websiteId, [id]);
  return form === undefined
    ? null
    : { id: form.id, name: form.name, version: form.version, fields: form.fields };
}

/** A submission with its answers as its sender gave them; null when it is gone. */
export async function findSendableSubmission(
  db: Queryable,
  websiteId: string,
  id: string,
  locale: Locale,
): Promise<SendableSubmission | null> {
  const [record] = await submissionsByIds(db, websiteId, [id]);
  if (record === undefined) return null;
  const [version] = await selectVersions(db, websiteId, [record]);
  const { title, path, queryString, referrer } = record.page;
  return {
    id: record.id,
    form: { id: record.formId, name: record.formName, version: record.version },
    receivedOn: new Date(record.receivedOn).toISOString(),
    name: record.name,
    email: record.email,
    page: { title, path, queryString, referrer },
    answers: describeSubmission(version?.fields ?? [], record.answers, locale).map(
      ({ isAnswered, ...answer }) => ({
        ...answer,
        text: isAnswered ? answer.text : '',
        value: Object.hasOwn(record.answers, answer.id) ? (record.answers[answer.id] ?? null) : null,
      }),
    ),
  };
}

/** Whether a submission is in the spam folder, whose submissions are sent to nobody. */
export async function isInSpam(db: Queryable, websiteId: string, id: string): Promise<boolean> {
  const [record] = await submissionsByIds(db, websiteId, [id]);
  return record?.isSpam === true;
}

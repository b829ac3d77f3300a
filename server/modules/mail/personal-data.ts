import type { MailKind } from '@vitrine/contracts/mail.ts';
import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';
import { shownBody } from './repository.ts';

/** A mail as it is stored. */
interface StoredMail {
  readonly createdOn: unknown;
  readonly sentOn: unknown;
  readonly subject: string;
  readonly kind: MailKind;
  readonly text: string;
  readonly [column: string]: unknown;
}

/** Mails to a person are deleted, those that wait too; so is what was reported of the person's addresses. */
export const mailPersonalData: PersonalDataSource = {
  name: 'mails',
  read: async (db, { websiteId, emails }) => {
    const found =
      await db.execute<StoredMail>(sql`select m.created_on as "createdOn", m.sent_on as "sentOn", m.subject,
        m.kind, m.body_text as "text"
      from outbox_mails m
      where m.website_id = ${websiteId} and lower(m.recipient) = any(${sql.param([...emails])}::text[])
      order by m.created_on limit ${PERSONAL_ROWS}`);
    const suppressed = await db.execute(sql`select s.since as "suppressedOn", s.reason, s.words
      from mail_suppressions s
      where s.website_id = ${websiteId} and s.email = any(${sql.param([...emails])}::text[])
      order by s.since limit ${PERSONAL_ROWS}`);
    const mails = found.rows.map(({ createdOn, sentOn, subject, kind, text }) => ({
      createdOn,
      sentOn,
      subject,
      text: shownBody(kind, text),
    }));
    return [...mails, ...suppressed.rows];
  },
  erase: async (tx, { websiteId, emails }) => {
    await tx.execute(sql`delete from outbox_mails m
      where m.website_id = ${websiteId} and lower(m.recipient) = any(${sql.param([...emails])}::text[])`);
    await tx.execute(sql`delete from mail_suppressions s
      where s.website_id = ${websiteId} and s.email = any(${sql.param([...emails])}::text[])`);
  },
};

import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';
import { text as common } from '../../text/en.ts';
import { Card } from '../../ui/card.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './submissions.module.css';

type Mail = Submission['followUp']['ownerMail'];

/** Where a submission came from, what was noticed, and where its mails are. */
export function AboutCard({ submission }: { readonly submission: Submission }) {
  const { page, reasons, followUp, receivedOn, erasedOn } = submission;
  const times = useShowTime();
  return (
    <Card title={text.facts}>
      <dl className={styles['about']}>
        <Fact name={text.received}>{times.moment(receivedOn)}</Fact>
        {page.path !== '' && (
          <Fact name={text.page}>{page.title === '' ? page.path : `${page.title} (${page.path})`}</Fact>
        )}
        {page.referrer !== '' && <Fact name={text.referrer}>{page.referrer}</Fact>}
        {reasons.length > 0 && (
          <Fact name={text.why}>{reasons.map((reason) => text.reasons[reason]).join('\n')}</Fact>
        )}
        <MailFact name={text.mail} mail={followUp.ownerMail} />
        <MailFact name={text.receipt} mail={followUp.receipt} />
        {followUp.state === 'waiting' && <Fact name={text.mail}>{text.mailWaiting}</Fact>}
        {followUp.state === 'failed' && <Fact name={text.mail}>{text.mailFailed(followUp.error)}</Fact>}
        {erasedOn !== null && <Fact name={text.erased}>{times.day(erasedOn)}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MailFact({ name, mail }: { readonly name: string; readonly mail: Mail }) {
  if (mail === null) return null;
  return (
    <Fact name={name}>
      <Link to={`/mail/${mail.id}`}>{mail.recipient}</Link> · {common.mail.status[mail.status]}
    </Fact>
  );
}

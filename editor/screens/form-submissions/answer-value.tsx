import { Anchor, VisuallyHidden } from '@mantine/core';
import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import type { ReactNode } from 'react';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';
import { OutsideIcon } from '../../ui/icons.tsx';
import { addressLink } from './reply-link.ts';
import styles from './submissions.module.css';

type Answer = Submission['answers'][number];

/** An answer as its kind is read: addresses are links, what was checked and rated are lists, the rest is text. */
export function AnswerValue({ answer }: { readonly answer: Answer }): ReactNode {
  const { type, text: words, entries, isAnswered } = answer;
  if (!isAnswered) return <span className={styles['note']}>{words}</span>;
  switch (type) {
    case 'email':
      return <a href={addressLink(words)}>{words}</a>;
    case 'phone':
      return <a href={`tel:${words.replaceAll(/[^\d+]/g, '')}`}>{words}</a>;
    case 'website':
      return <WebLink address={words} />;
    case 'file':
      return <Files answer={answer} />;
    default:
      return entries.length > 0 ? <Entries entries={entries} /> : <span dir="auto">{words}</span>;
  }
}

/** A link only where it leads to the web: a visitor may have entered anything. */
function WebLink({ address }: { readonly address: string }): ReactNode {
  const target = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return address;
  return (
    <Anchor href={target} target="_blank" rel="noopener noreferrer nofollow" inherit>
      {address} <OutsideIcon size={13} />
      <VisuallyHidden>{text.newTab}</VisuallyHidden>
    </Anchor>
  );
}

/** Files to be saved. Of those that are gone the names are left. */
function Files({ answer: { text: words, files } }: { readonly answer: Answer }): ReactNode {
  if (files.length === 0) return <span dir="auto">{words}</span>;
  return (
    <ul>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <Anchor href={`/api/admin/form-files/${id}`} download={name} inherit dir="auto">
            {name}
          </Anchor>{' '}
          <span className={styles['note']}>{text.fileSize(size)}</span>
        </li>
      ))}
    </ul>
  );
}

function Entries({ entries }: { readonly entries: readonly string[] }): ReactNode {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry} dir="auto">
          {entry}
        </li>
      ))}
    </ul>
  );
}

import { NativeSelect, Text, Title } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { WrittenMails } from '@vitrine/contracts/mail-words.ts';
import { type Locale, locales } from '@vitrine/domain/text/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { text as shared } from '../../text/en.ts';
import { mails } from '../../text/en-mails.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import styles from './mails.module.css';
import { writtenMailsQuery } from './kinds-card.tsx';
import { MailPreview } from './mail-preview.tsx';
import { TestButton } from './test-button.tsx';
import { WordsForm } from './words-form.tsx';

const text = mails.edit;
/** In an address, of a kind with one occasion that has no name. */
const ONLY = 'only';

/** The words of a kind of mail, on each occasion and in each language, with the mail beside them. */
export function MailWordsScreen() {
  const { kind = '' } = useParams();
  const written = useQuery(writtenMailsQuery);
  const found = written.data?.kinds.find((one) => one.kind === kind);
  return (
    <div className={screen['screen']}>
      <Link to="/settings/mails" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {written.isPending ? (
        <ListWaiting />
      ) : written.isError ? (
        <CallFailed error={written.error} again={() => void written.refetch()} />
      ) : found === undefined ? (
        <NotFound />
      ) : (
        <Chosen mail={found} siteLanguage={written.data.language} />
      )}
    </div>
  );
}

function NotFound() {
  return (
    <EmptyState order={1} title={text.notFoundTitle}>
      {text.notFound}
    </EmptyState>
  );
}

/** What the address has chosen: the usual occasion, and the language of the site, unless it names others. */
function Chosen({ mail, siteLanguage }: { mail: WrittenMails['kinds'][number]; siteLanguage: Locale }) {
  const named = useParams();
  const navigate = useNavigate();
  const { kind, occasions, isWritten } = mail;
  const occasion =
    occasions.find((one) => one.occasion === named['occasion'])?.occasion ?? occasions[0]?.occasion ?? '';
  const language = locales.find((locale) => locale === named['language']) ?? siteLanguage;
  // An address of its own, so that words that are not saved are asked about before others are chosen.
  const choose = (change: { readonly occasion?: string; readonly language?: string }) => {
    const next = { occasion, language, ...change };
    const place = next.occasion === '' ? ONLY : next.occasion;
    void navigate(`/settings/mails/${kind}/${place}/${next.language}`, { replace: true });
  };
  const choice = (
    <div className={styles['controls']}>
      {occasions.length > 1 && (
        <NativeSelect
          label={text.occasion}
          data={occasions.map((one) => ({
            value: one.occasion,
            label: mails.occasions[kind]?.[one.occasion] ?? one.occasion,
          }))}
          value={occasion}
          onChange={(event) => choose({ occasion: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        label={text.language}
        data={locales.map((locale) => ({
          value: locale,
          label: locale === siteLanguage ? text.siteLanguage(text.languages[locale]) : text.languages[locale],
        }))}
        value={language}
        onChange={(event) => choose({ language: event.currentTarget.value })}
      />
    </div>
  );
  if (isWritten)
    return (
      <>
        {choice}
        <Loaded key={`${kind} ${occasion} ${language}`} kind={kind} occasion={occasion} language={language} />
      </>
    );
  return (
    <div className={screen['stack']}>
      <Title order={1} className={screen['title'] ?? ''}>
        {shared.mail.kinds[kind]}
      </Title>
      <Text size="sm" c="dimmed">
        {text.fixed}
      </Text>
      {choice}
      <TestButton kind={kind} occasion={occasion} language={language} />
      <MailPreview mail={{ kind, occasion, language, words: null, look: null }} />
    </div>
  );
}

interface LoadedProps {
  readonly kind: WrittenMails['kinds'][number]['kind'];
  readonly occasion: string;
  readonly language: Locale;
}

function Loaded({ kind, occasion, language }: LoadedProps) {
  const queryKey = ['mail-words', kind, occasion, language];
  const words = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call(
        'GET',
        '/api/admin/mail-words/:kind/:occasion',
        { params: { kind, occasion }, query: { language } },
        signal,
      ),
  });
  if (words.isPending) return <ListWaiting />;
  if (words.isError) {
    const isUnknown = words.error instanceof CallFailure && words.error.status === 404;
    return isUnknown ? <NotFound /> : <CallFailed error={words.error} again={() => void words.refetch()} />;
  }
  return <WordsForm queryKey={queryKey} stored={words.data} />;
}

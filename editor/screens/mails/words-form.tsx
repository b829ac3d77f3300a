import { Button, Group, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { MailWordsView } from '@vitrine/contracts/mail-words.ts';
import { hasNoOwnWords, type MailWords, noMailWords, wordsOr } from '@vitrine/domain/mail/mail-words.ts';
import { useState } from 'react';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { text as shared } from '../../text/en.ts';
import { mails } from '../../text/en-mails.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import screen from '../../ui/screen.module.css';
import { showUndo } from '../../ui/show-undo.tsx';
import { writtenMailsQuery } from './kinds-card.tsx';
import { MailPreview } from './mail-preview.tsx';
import styles from './mails.module.css';
import { TestButton } from './test-button.tsx';
import { WordsFields } from './words-fields.tsx';
import { readWords, wordsValues, wordsValuesOf } from './words-values.ts';

const text = mails.edit;

interface WordsFormProps {
  readonly queryKey: readonly string[];
  readonly stored: MailWordsView;
}

/** The words of a mail on an occasion in a language, with the mail beside them. */
export function WordsForm({ queryKey, stored: opened }: WordsFormProps) {
  const queries = useQueryClient();
  const { kind, occasion, language } = opened;
  const params = { kind, occasion };
  const send = (body: Parameters<typeof put>[1]) => put(params, body);
  const onStored = (now: MailWordsView) => {
    updateCache(queryKey, () => now);
    void queries.invalidateQueries({ queryKey: writtenMailsQuery.queryKey });
  };
  const form = useForm({
    record: `mail-words/${kind}/${occasion}/${language}`,
    stored: opened,
    schema: wordsValues,
    valuesOf: wordsValuesOf,
    read: readWords,
    send,
    load: () => client.call('GET', '/api/admin/mail-words/:kind/:occasion', { params, query: { language } }),
    onStored,
  });
  const { stored, values, state } = form;
  const [isResetting, setIsResetting] = useState(false);

  /** Stores words at once, and shows them in the form. */
  const store = async (words: MailWords, version: string): Promise<MailWordsView | null> => {
    setIsResetting(true);
    try {
      const now = await send({ ...words, language, version });
      form.adopt(now);
      onStored(now);
      return now;
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      return null;
    } finally {
      setIsResetting(false);
    }
  };
  const reset = async () => {
    const before = stored.words;
    const now = await store(noMailWords, stored.version);
    if (now === null) return;
    showUndo({
      message: text.resetDone,
      label: text.undo,
      undo: async () => void (await store(before, now.version)),
    });
  };
  const startFromOurs = () => {
    const words = wordsOr(values, stored.defaults);
    for (const name of ['subject', 'heading', 'intro', 'closing'] as const)
      form.field(name).change(words[name]);
  };

  return (
    <FormScreen
      form={form}
      title={
        <Title order={1} className={screen['title'] ?? ''}>
          {shared.mail.kinds[kind]}
        </Title>
      }
      leave={text.leave}
    >
      <div className={styles['columns']}>
        <div className={screen['stack']}>
          <WordsFields form={form} stored={stored} />
          <Group gap="sm" align="start">
            <Button variant="default" onClick={startFromOurs}>
              {text.startFromOurs}
            </Button>
            {!hasNoOwnWords(stored.words) && (
              <BusyButton
                variant="default"
                loading={isResetting}
                disabled={state !== 'saved'}
                onClick={() => void reset()}
              >
                {text.reset}
              </BusyButton>
            )}
            <TestButton kind={kind} occasion={occasion} language={language} />
          </Group>
        </div>
        <MailPreview mail={{ kind, occasion, language, words: cutTo(values), look: null }} />
      </div>
    </FormScreen>
  );
}

const put = (
  params: { readonly kind: string; readonly occasion: string },
  body: MailWords & { readonly language: MailWordsView['language']; readonly version: string },
): Promise<MailWordsView> => client.call('PUT', '/api/admin/mail-words/:kind/:occasion', { params, body });

/** As much of the words as a preview shows while they are too long. */
const cutTo = ({ subject, heading, intro, closing }: MailWords): MailWords => ({
  subject: subject.slice(0, 200),
  heading: heading.slice(0, 200),
  intro: intro.slice(0, 2000),
  closing: closing.slice(0, 2000),
});

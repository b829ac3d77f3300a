import { Alert, Button, Group, Radio, TextInput, Title } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { productKinds, type ProductKind } from '@vitrine/domain/product/product-kind.ts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { useSavedDraft } from '../../ui/saved-draft.ts';
import { SavedDraftOffer } from '../../ui/saved-draft-offer.tsx';
import screen from '../../ui/screen.module.css';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import styles from './new-product-screen.module.css';

const draftSchema = z.object({ kind: z.enum(productKinds), title: z.string() });

/** Asks what is sold and what it is called, and makes a draft of it. */
export function NewProductScreen() {
  const navigate = useNavigate();
  const sheet = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<ProductKind>('physical');
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const draft = useSavedDraft('product/new', draftSchema, title === '' || busy ? null : { kind, title });
  const { offered } = draft;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (title.trim() === '') {
      setProblem(text.nameMissing);
      showFirstProblem(sheet.current);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const made = await client.call('POST', '/api/admin/products', { body: { kind, title } });
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      await navigate(`/products/${made.id}`, { replace: true });
    } catch (error) {
      const sentence = error instanceof CallFailure ? error.fields['title'] : undefined;
      flushSync(() => {
        setBusy(false);
        setProblem(sentence ?? null);
        setFailure(sentence === undefined ? sentenceOf(error) : null);
      });
      showFirstProblem(sheet.current);
    }
  };

  return (
    <div className={`${screen['screen']} ${styles['new']}`}>
      <Link to="/products" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.newTitle}
        </Title>
      </div>
      {offered !== null && (
        <SavedDraftOffer
          stale={false}
          restore={() => {
            setKind(offered.kind);
            setTitle(offered.title);
            draft.answer();
          }}
          discard={draft.answer}
        />
      )}
      <form
        ref={sheet}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={`${screen['sheet']} ${styles['sheet']}`}
      >
        {failure !== null && (
          <Alert color="red" variant="light" role="alert" data-failure>
            {failure}
          </Alert>
        )}
        <Radio.Group
          label={text.kind}
          value={kind}
          onChange={(value) => setKind(productKinds.find((one) => one === value) ?? kind)}
        >
          <div className={styles['kinds']}>
            {productKinds.map((one) => (
              <div key={one} className={styles['kind']}>
                <Radio value={one} label={text.kinds[one].label} description={text.kinds[one].hint} />
              </div>
            ))}
          </div>
        </Radio.Group>
        <TextInput
          label={text.name}
          placeholder={text.namePlaceholder}
          autoComplete="off"
          value={title}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setProblem(null);
          }}
          error={problem}
        />
        <p className={styles['lead']}>{text.newLead}</p>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" component={Link} to="/products">
            {text.cancel}
          </Button>
          <BusyButton type="submit" loading={busy}>
            {text.create}
          </BusyButton>
        </Group>
      </form>
    </div>
  );
}

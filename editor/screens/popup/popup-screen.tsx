import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { PopupScreen as Stored } from '@vitrine/contracts/popup.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { client, updateCache } from '../../app/client.ts';
import { popup as text } from '../../text/en-popup.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { PictureField } from './picture-field.tsx';
import styles from './popup.module.css';
import { ActionCard, LookCard, RulesCard } from './popup-cards.tsx';
import { PopupPreview } from './popup-preview.tsx';
import { popupValues, popupValuesOf, readPopup, type PopupValues } from './popup-values.ts';

const KEY = ['popup'];

const RichTextField = lazyPart(async () => (await import('../products/rich-text-field.tsx')).RichTextField);

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/popup', {}, signal);

/** The pop-up of the website: what it says and when it opens. */
export function PopupScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <PopupForm stored={stored} />}
    </LoadedScreen>
  );
}

function PopupForm(props: { stored: Stored }) {
  const queries = useQueryClient();
  const form = useForm({
    record: 'popup',
    stored: props.stored,
    schema: popupValues,
    valuesOf: popupValuesOf,
    read: readPopup,
    send: (body) => client.call('PUT', '/api/admin/popup', { body }),
    load,
    onStored: (now) => {
      updateCache(KEY, () => now);
      // Where its picture is used.
      void queries.invalidateQueries({ queryKey: ['assets'] });
    },
  });
  const [picked, setPicked] = useState<PictureView | null>(null);
  // The field of the text takes what others fill in only when it is drawn again.
  const [begun, setBegun] = useState(0);
  const { values, stored } = form;
  const picture = [picked, stored.picture].find((one) => one?.id === values.pictureId) ?? null;
  const isEmpty = stored.title === '' && values.title === '' && !values.isOn;
  return (
    <FormScreen
      form={form}
      title={
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      }
      seen={{ href: '/', label: text.seen }}
      isNew={stored.title === ''}
      leave={text.leave}
    >
      <div className={screen['stack']}>
        <div>
          <Text size="sm">{text.lead}</Text>
          <div className={styles['links']}>
            <Anchor component={Link} to="/site">
              {text.back}
            </Anchor>
          </div>
        </div>
        {isEmpty && <Beginning form={form} onBegun={() => setBegun((before) => before + 1)} />}
        <div className={styles['columns']}>
          <div className={screen['stack']}>
            <StatusCard form={form} />
            <Card title={text.content.title}>
              <TextField field={form.field('title')} label={text.content.name} hint={text.content.nameHint} />
              <Suspense fallback={<Skeleton height={120} radius="md" />}>
                <RichTextField
                  key={`${form.replaced} ${begun}`}
                  field={form.field('html')}
                  stored={stored.html}
                  label={text.content.text}
                  hint={text.content.textHint}
                  short
                />
              </Suspense>
              <PictureField field={form.field('pictureId')} shown={picture} onPick={setPicked} />
            </Card>
            <ActionCard form={form} />
            <LookCard form={form} />
            <RulesCard form={form} timeZone={stored.timeZone} isStored={stored.title !== ''} />
          </div>
          <PopupPreview values={values} picture={picture} />
        </div>
      </div>
    </FormScreen>
  );
}

type Filled = Pick<
  PopupValues,
  'title' | 'html' | 'action' | 'buttonLabel' | 'href' | 'placement' | 'scrolledPercent'
>;

/** Two ways to begin, each of which fills in what the other fields begin with. */
function Beginning({ form, onBegun }: { form: Form<Stored, PopupValues>; onBegun: () => void }) {
  const begin = (filled: Filled) => {
    form.field('title').change(filled.title);
    form.field('html').change(filled.html);
    form.field('action').change(filled.action);
    form.field('buttonLabel').change(filled.buttonLabel);
    form.field('href').change(filled.href);
    form.field('placement').change(filled.placement);
    form.field('scrolledPercent').change(filled.scrolledPercent);
    onBegun();
    // The buttons are gone then: the title is what comes next.
    requestAnimationFrame(() => focusPlace(document.querySelector<HTMLElement>('[data-field="title"]')));
  };
  const { begin: words } = text;
  return (
    <section className={screen['sheet']}>
      <EmptyState
        title={words.title}
        action={
          <div className={styles['begin']}>
            <Button
              onClick={() =>
                begin({
                  title: words.newsletterTitle,
                  html: words.newsletterText,
                  action: 'newsletter',
                  buttonLabel: words.newsletterButton,
                  href: '',
                  placement: 'corner',
                  scrolledPercent: '50',
                })
              }
            >
              {words.newsletter}
            </Button>
            <Button
              variant="default"
              onClick={() =>
                begin({
                  title: words.saleTitle,
                  html: words.saleText,
                  action: 'link',
                  buttonLabel: words.saleButton,
                  href: '/',
                  placement: 'center',
                  scrolledPercent: '',
                })
              }
            >
              {words.sale}
            </Button>
          </div>
        }
      >
        {words.text}
      </EmptyState>
    </section>
  );
}

function StatusCard({ form }: { form: Form<Stored, PopupValues> }) {
  const show = useShowNumber();
  const { stored, values } = form;
  const isSame = values.isOn && stored.isOn;
  return (
    <Card title={text.status.title}>
      <SwitchField
        field={form.field('isOn')}
        label={text.status.on}
        hint={isSame || !values.isOn ? text.status.states[isSame ? stored.state : 'off'] : undefined}
      />
      {stored.title !== '' && <Text size="sm">{text.status.opened(show, stored.openedCount)}</Text>}
      {stored.state === 'shown' && (
        <div className={styles['links']}>
          <Anchor href="/#popup" target="_blank" rel="noreferrer">
            {text.status.look}
          </Anchor>
          <span className={styles['hint']}>{text.status.lookHint}</span>
        </div>
      )}
    </Card>
  );
}

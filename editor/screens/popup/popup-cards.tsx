import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { chosenPages, popup as text } from '../../text/en-popup.ts';
import { Card } from '../../ui/card.tsx';
import { RadioCardsField, SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field, FieldSet } from '../../ui/form/field-set.ts';
import { DateTimeField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './popup.module.css';
import type { PopupValues } from './popup-values.ts';

const PagesField = lazyPart(async () => (await import('../site-settings/pages-field.tsx')).PagesField);
const MailingListField = lazyPart(
  async () => (await import('../audience/mailing-list-field.tsx')).MailingListField,
);
const ButtonLink = lazyPart(async () => (await import('./button-link.tsx')).ButtonLink);

/** What is below the text: a button, the newsletter form, or nothing. */
export function ActionCard({ form }: { form: FieldSet<PopupValues> }) {
  const { action } = form.values;
  return (
    <Card title={text.action.title}>
      <RadioCardsField
        field={form.field('action')}
        label={text.action.label}
        options={[
          { value: 'none', label: text.action.none },
          { value: 'link', label: text.action.link },
          { value: 'newsletter', label: text.action.newsletter, hint: text.action.newsletterHint },
        ]}
      />
      {action === 'newsletter' && (
        <Suspense fallback={<Skeleton height={60} radius="md" />}>
          <MailingListField
            field={form.field('newsletterListId')}
            label={text.action.list}
            hint={text.action.listHint}
          />
        </Suspense>
      )}
      {action !== 'none' && (
        <TextField
          field={form.field('buttonLabel')}
          label={text.action.button}
          hint={action === 'newsletter' ? text.action.newsletterButtonHint : undefined}
        />
      )}
      {action === 'link' && (
        <Suspense fallback={<Skeleton height={60} radius="md" />}>
          <LinkField field={form.field('href')} />
        </Suspense>
      )}
      {action === 'newsletter' && (
        <TextField field={form.field('newsletterDisclaimer')} label={text.action.disclaimer} />
      )}
    </Card>
  );
}

function LinkField({ field }: { field: Field<string> }) {
  useFieldLabel(field, text.action.href);
  return <ButtonLink field={field} />;
}

const placements = ['center', 'corner', 'bottom'] as const;
const themes = ['light', 'tinted', 'dark', 'accent'] as const;

/** Where it opens, in which colors. */
export function LookCard({ form }: { form: FieldSet<PopupValues> }) {
  return (
    <Card title={text.look.title}>
      <RadioCardsField
        field={form.field('placement')}
        label={text.look.place}
        options={placements.map((value) => ({
          value,
          label: text.look.places[value],
          hint: text.look.placeHints[value],
        }))}
      />
      <div className={styles['pair']}>
        <SelectField
          field={form.field('theme')}
          label={text.look.theme}
          options={themes.map((value) => ({ value, label: text.look.themes[value] }))}
        />
      </div>
    </Card>
  );
}

const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** When it opens, where, how often and for how long. */
export function RulesCard(props: { form: FieldSet<PopupValues>; timeZone: string; isStored: boolean }) {
  const { form } = props;
  return (
    <Card title={text.rules.title}>
      <p className={styles['lead']}>{text.rules.lead}</p>
      <div className={styles['pair']}>
        <NumberField
          field={form.field('afterSeconds')}
          label={text.rules.seconds}
          hint={text.rules.secondsHint}
        />
        <NumberField
          field={form.field('scrolledPercent')}
          label={text.rules.percent}
          hint={text.rules.percentHint}
          right="%"
        />
      </div>
      <SwitchField field={form.field('onExit')} label={text.rules.exit} hint={text.rules.exitHint} />
      <RadioCardsField
        field={form.field('pages')}
        label={text.rules.pages}
        options={[
          { value: 'all', label: chosenPages.everywhere },
          { value: 'home', label: chosenPages.home },
          { value: 'chosen', label: chosenPages.chosen },
        ]}
      />
      {form.values.pages === 'chosen' && (
        <Suspense fallback={<Skeleton height={60} radius="md" />}>
          <PagesField field={form.field('pageIds')} />
        </Suspense>
      )}
      <NumberField
        field={form.field('againAfterDays')}
        label={text.rules.again}
        hint={text.rules.againHint}
      />
      <div className={styles['pair']}>
        <DateTimeField
          field={form.field('startsAt')}
          label={text.rules.from}
          hint={text.rules.timeHint(zoneName(props.timeZone))}
        />
        <DateTimeField field={form.field('endsAt')} label={text.rules.to} hint={text.rules.endHint} />
      </div>
      {props.isStored && (
        <SwitchField
          field={form.field('showAgain')}
          label={text.rules.showAgain}
          hint={text.rules.showAgainHint}
        />
      )}
    </Card>
  );
}

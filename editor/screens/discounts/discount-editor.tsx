import { Title } from '@mantine/core';
import { type DiscountDetail, discountMethods } from '@vitrine/contracts/discounts.ts';
import { discountClasses } from '@vitrine/domain/discount/discount.ts';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useMe } from '../../app/session.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxListField, RadioCardsField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { DateTimeField, MoneyField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { CodesCard } from './codes-card.tsx';
import { DiscountMenu } from './discount-menu.tsx';
import styles from './discounts.module.css';
import { ReportCard } from './report-card.tsx';
import { statusTones } from './status-tones.ts';
import { SummaryCard } from './summary-card.tsx';
import { type DiscountForm, readDiscountsAgain, useDiscountForm } from './use-discount-form.ts';
import { ValueCard } from './value-card.tsx';

/** A discount, new (without an id) or stored. */
export function DiscountEditor(props: { stored: DiscountDetail }) {
  const navigate = useNavigate();
  const form = useDiscountForm(props.stored);
  const { stored, values } = form;
  const isNew = stored.id === '';
  // The page of a discount that was just made has an address of its own.
  const madeId = props.stored.id === '' && form.state === 'saved' && !isNew ? stored.id : null;
  useEffect(() => {
    if (madeId !== null) void navigate(`/discounts/${madeId}`, { replace: true });
  }, [madeId, navigate]);
  const onDeleted = async () => {
    // What was typed goes with it; the screen is left without a question.
    flushSync(() => form.discard());
    await navigate('/discounts');
    readDiscountsAgain();
  };

  return (
    <FormScreen
      form={form}
      title={
        <div className={styles['heading']}>
          <Title order={1} className={screen['title'] ?? ''}>
            {isNew ? text.newTitle : stored.name}
          </Title>
          {!isNew && <Tone tone={statusTones[stored.status]}>{text.statuses[stored.status]}</Tone>}
          {!isNew && <DiscountMenu discount={stored} onDeleted={() => void onDeleted()} />}
        </div>
      }
      isNew={isNew}
      leave={isNew ? text.leaveNew : text.leave}
    >
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          {isNew ? <MethodCard form={form} /> : <NameCard form={form} />}
          <ValueCard form={form} />
          <ConditionsCard form={form} />
        </div>
        <div className={screen['stack']}>
          {!isNew && values.method === 'code' && <CodesCard discount={stored} onChanged={form.adopt} />}
          <SummaryCard form={form} />
          {!isNew && <ReportCard discount={stored} />}
          <DatesCard form={form} />
          <CombinesCard form={form} />
        </div>
      </div>
    </FormScreen>
  );
}

function MethodCard({ form }: { form: DiscountForm }) {
  const { method } = form.values;
  return (
    <Card title={text.methodHead}>
      <RadioCardsField
        field={form.field('method')}
        label={text.method}
        options={discountMethods.map((value) => ({
          value,
          label: text.methods[value],
          hint: text.methodHints[value],
        }))}
      />
      {method === 'code' && (
        <TagsField field={form.field('codes')} label={text.codeFields} hint={text.codeFieldsHint} />
      )}
      <TextField field={form.field('name')} label={text.name} hint={text.nameHint[method]} />
    </Card>
  );
}

function NameCard({ form }: { form: DiscountForm }) {
  return (
    <Card title={text.statusHead}>
      <SwitchField field={form.field('enabled')} label={text.enabled} hint={text.enabledHint} />
      <TextField field={form.field('name')} label={text.name} hint={text.nameHint[form.values.method]} />
    </Card>
  );
}

function ConditionsCard({ form }: { form: DiscountForm }) {
  const { currency } = form.stored;
  return (
    <Card title={text.conditionsHead}>
      <MoneyField
        field={form.field('minimumSubtotalMinor')}
        label={text.minimum}
        hint={text.minimumHint}
        currency={currency}
      />
      <SwitchField
        field={form.field('firstOrderOnly')}
        label={text.firstOrderOnly}
        hint={text.firstOrderOnlyHint}
      />
      <SwitchField
        field={form.field('oncePerCustomer')}
        label={text.oncePerCustomer}
        hint={text.oncePerCustomerHint}
      />
      <div className={styles['pair']}>
        <NumberField field={form.field('usageLimit')} label={text.usageLimit} hint={text.unlimitedHint} />
        {form.values.method === 'code' && (
          <NumberField field={form.field('usesPerCode')} label={text.usesPerCode} hint={text.unlimitedHint} />
        )}
      </div>
    </Card>
  );
}

function DatesCard({ form }: { form: DiscountForm }) {
  const { timeZone } = useMe().website;
  return (
    <Card title={text.datesHead}>
      <DateTimeField field={form.field('startsOn')} label={text.startsOn} />
      <DateTimeField field={form.field('endsOn')} label={text.endsOn} hint={text.datesHint(timeZone)} />
    </Card>
  );
}

function CombinesCard({ form }: { form: DiscountForm }) {
  return (
    <Card title={text.combinesHead}>
      <CheckboxListField
        field={form.field('combinesWith')}
        label={text.combinesWith}
        hint={text.combinesLead}
        options={discountClasses.map((value) => ({ value, label: text.classes[value] }))}
      />
    </Card>
  );
}

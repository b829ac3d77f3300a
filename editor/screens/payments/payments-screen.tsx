import { Text, Title } from '@mantine/core';
import { manualPayment, type PaymentSettings } from '@vitrine/contracts/payment-accounts.ts';
import * as z from 'zod';
import { client, updateCache } from '../../app/client.ts';
import { payments as text } from '../../text/en-payments.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { FieldReader } from '../../ui/form/read-values.ts';
import { LongTextField, NumberField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { CardPayments } from './card-payments.tsx';

const KEY = ['payment-settings'];

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/payments', {}, signal);

/** What takes a website's payments: cards by an account, and the ways to pay by hand. */
export function PaymentsScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <PaymentsForm stored={stored} />}
    </LoadedScreen>
  );
}

const method = z.object({ enabled: z.boolean(), instructions: z.string() });
const values = z.object({ bankTransfer: method, onCollection: method, cancelAfterDays: z.string() });

function PaymentsForm(props: { stored: PaymentSettings }) {
  const form = useForm({
    record: 'payment-settings',
    stored: props.stored,
    schema: values,
    valuesOf: ({ manual }) => ({ ...manual, cancelAfterDays: manual.cancelAfterDays?.toString() ?? '' }),
    read: (typed, { manual: seen }) => {
      const reader = new FieldReader();
      const cancelAfterDays = reader.optionalNumber('cancelAfterDays', typed.cancelAfterDays);
      const read = reader.done(manualPayment, { ...typed, cancelAfterDays }, typed);
      return read.ok ? { ok: true, body: { manual: read.body, seen } } : read;
    },
    send: (body) => client.call('PUT', '/api/admin/payments/manual', { body }),
    load,
    onStored: (now) => updateCache(KEY, () => now),
  });
  const bank = form.group('bankTransfer');
  const collection = form.group('onCollection');
  const card = `${screen['sheet']} ${screen['card']} ${screen['stack']}`;
  return (
    <FormScreen
      form={form}
      title={
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      }
      leave={text.leave}
    >
      <div className={screen['stack']}>
        <CardPayments
          settings={form.stored}
          onChanged={(now) => {
            form.adopt(now);
            updateCache(KEY, () => now);
          }}
        />
        <section className={card}>
          <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
            {text.manual.bankTitle}
          </Title>
          <SwitchField field={bank.field('enabled')} label={text.manual.bankOn} hint={text.manual.bankHint} />
          {bank.values.enabled && (
            <LongTextField
              field={bank.field('instructions')}
              label={text.manual.bankDetails}
              hint={text.manual.bankDetailsHint}
              rows={4}
            />
          )}
        </section>
        <section className={card}>
          <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
            {text.manual.collectionTitle}
          </Title>
          <SwitchField
            field={collection.field('enabled')}
            label={text.manual.collectionOn}
            hint={text.manual.collectionHint}
          />
          {collection.values.enabled && (
            <LongTextField
              field={collection.field('instructions')}
              label={text.manual.collectionDetails}
              hint={text.manual.bankDetailsHint}
            />
          )}
        </section>
        {(bank.values.enabled || collection.values.enabled) && (
          <section className={card}>
            <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
              {text.manual.unpaidTitle}
            </Title>
            <NumberField
              field={form.field('cancelAfterDays')}
              label={text.manual.days}
              hint={text.manual.daysHint}
            />
            <Text size="sm" c="dimmed">
              {text.manual.notFor}
            </Text>
          </section>
        )}
      </div>
    </FormScreen>
  );
}

import { Text, Title } from '@mantine/core';
import { invoiceSettings, type StoredInvoiceSettings } from '@vitrine/contracts/invoices.ts';
import * as z from 'zod';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { invoices as text } from '../../text/en-invoices.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { countryOptions } from '../../ui/form/place-fields.tsx';
import { FieldReader } from '../../ui/form/read-values.ts';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';

const KEY = ['invoice-settings'];

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/invoice-settings', {}, signal);

/** Who issues the invoices, and how their numbers begin. */
export function InvoicesScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <InvoicesForm stored={stored} />}
    </LoadedScreen>
  );
}

const values = z.object({
  sellerName: z.string(),
  address: z.string(),
  country: z.string(),
  taxNumber: z.string(),
  footer: z.string(),
  prefix: z.string(),
  creditNotePrefix: z.string(),
});

const countries = [{ value: '', label: text.noCountry }, ...countryOptions];

function InvoicesForm(props: { stored: StoredInvoiceSettings }) {
  const form = useForm({
    record: 'invoice-settings',
    stored: props.stored,
    schema: values,
    valuesOf: ({ settings }) => settings,
    read: (typed, { settings: seen }) => {
      const read = new FieldReader().done(invoiceSettings, typed, typed);
      return read.ok ? { ok: true, body: { settings: read.body, seen } } : read;
    },
    send: (body) => client.call('PUT', '/api/admin/invoice-settings', { body }),
    load,
    onStored: (now) => {
      updateCache(KEY, () => now);
      void queryClient.invalidateQueries({ queryKey: ['order-documents'] });
    },
  });
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
        <section className={card}>
          <div>
            <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
              {text.seller}
            </Title>
            <Text size="sm" c="dimmed">
              {text.sellerLead}
            </Text>
          </div>
          <TextField
            field={form.field('sellerName')}
            label={text.sellerName}
            hint={text.sellerNameHint}
            autoComplete="organization"
          />
          <LongTextField field={form.field('address')} label={text.address} rows={3} />
          <SelectField
            field={form.field('country')}
            label={text.country}
            hint={text.countryHint}
            options={countries}
          />
          <TextField field={form.field('taxNumber')} label={text.taxNumber} hint={text.taxNumberHint} />
          <LongTextField field={form.field('footer')} label={text.footer} hint={text.footerHint} rows={2} />
        </section>
        <section className={card}>
          <div>
            <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
              {text.numbers}
            </Title>
            <Text size="sm" c="dimmed">
              {text.numbersLead}
            </Text>
          </div>
          <TextField field={form.field('prefix')} label={text.prefix} narrow />
          <TextField field={form.field('creditNotePrefix')} label={text.creditNotePrefix} narrow />
        </section>
      </div>
    </FormScreen>
  );
}

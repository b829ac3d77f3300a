import { Alert, Text, Title } from '@mantine/core';
import type { LegalPages } from '@vitrine/contracts/legal-pages.ts';
import { usedServices } from '@vitrine/domain/site/legal-pages.ts';
import { client, updateCache } from '../../app/client.ts';
import { legalPages as text } from '../../text/en-site-settings.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxListField, RadioCardsField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { LongTextField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { legalValues, legalValuesOf, readLegal, type LegalValues } from './legal-values.ts';
import { WrittenPages } from './written-pages.tsx';

const KEY = ['legal-pages'];

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/legal-pages', {}, signal);

/** Legal pages, and the form they are written from. */
export function LegalPagesScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <LegalForm stored={stored} />}
    </LoadedScreen>
  );
}

function LegalForm(props: { stored: LegalPages }) {
  const form = useForm({
    record: 'legal-pages',
    stored: props.stored,
    schema: legalValues,
    valuesOf: legalValuesOf,
    read: readLegal,
    send: (body) => client.call('PUT', '/api/admin/legal-pages', { body }),
    load,
    onStored: (now) => updateCache(KEY, () => now),
  });
  return (
    <FormScreen
      form={form}
      title={
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      }
      isNew={!form.stored.isAnswered}
      leave={text.leave}
    >
      <div className={screen['stack']}>
        <div>
          <Text size="sm" mb="sm">
            {text.lead}
          </Text>
          <Alert color="yellow" variant="light">
            {text.noAdvice}
          </Alert>
        </div>
        <Card title={text.who.title}>
          <TextField field={form.field('name')} label={text.who.name} hint={text.who.nameHint} />
          <LongTextField field={form.field('address')} label={text.who.address} hint={text.who.addressHint} />
          <TextField field={form.field('email')} label={text.who.email} type="email" inputMode="email" />
          <TextField field={form.field('phone')} label={text.who.phone} type="tel" inputMode="tel" />
          <LongTextField
            field={form.field('register')}
            label={text.who.register}
            hint={text.who.registerHint}
            rows={2}
          />
          <TextField field={form.field('country')} label={text.who.country} hint={text.who.countryHint} />
        </Card>
        <UsesCard form={form} />
        <Card title={text.returns.title}>
          <NumberField
            field={form.field('returnDays')}
            label={text.returns.days}
            hint={text.returns.daysHint}
          />
          <RadioCardsField
            field={form.field('returnCost')}
            label={text.returns.cost}
            options={[
              { value: 'buyer', label: text.returns.buyer },
              { value: 'seller', label: text.returns.seller },
            ]}
          />
        </Card>
        <WrittenPages
          pages={form.stored.pages}
          save={async () => {
            // The first time also what nobody has changed: it is an answer then.
            if (form.state !== 'saved') return form.save();
            if (form.stored.isAnswered) return true;
            const reading = readLegal(form.values, form.stored);
            if (!reading.ok) return form.save();
            form.adopt(await client.call('PUT', '/api/admin/legal-pages', { body: reading.body }));
            return true;
          }}
          adopt={form.adopt}
        />
      </div>
    </FormScreen>
  );
}

function UsesCard({ form }: { form: Form<LegalPages, LegalValues> }) {
  const uses = form.field('uses');
  const missing = form.stored.found.filter((service) => !uses.value.includes(service));
  return (
    <Card title={text.uses.title}>
      <CheckboxListField
        field={uses}
        label={text.uses.list}
        hint={text.uses.hint}
        options={usedServices.map((value) => ({ value, label: text.uses.services[value] }))}
      />
      {missing.length > 0 && (
        <Text size="sm">
          {text.uses.missing(missing.map((service) => text.uses.services[service]).join(', '))}
        </Text>
      )}
      <TextField field={form.field('provider')} label={text.uses.provider} hint={text.uses.providerHint} />
    </Card>
  );
}

import { Alert, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { TaxScreen } from '@vitrine/contracts/tax-settings.ts';
import { divisionsOf, findCountry } from '@vitrine/domain/region/countries.ts';
import { useMutation } from '@tanstack/react-query';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { taxes as text } from '../../text/en-taxes.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { RadioCardsField, SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { PercentField, TextField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { countryOptions, placeName, SomeRegionsField } from '../../ui/form/place-fields.tsx';
import { RatesTable } from './rates-table.tsx';
import { readTaxes, rulesIn, taxesValues, taxesValuesOf, type TaxValues } from './tax-values.ts';
import { TaxFindings } from './tax-findings.tsx';
import styles from './taxes-screen.module.css';

const KEY = ['tax-settings'];
const MOST = 500;

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/taxes', {}, signal);

/** The taxes a store charges, with a table of rates to start from. */
export function TaxesScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <TaxesForm stored={stored} />}
    </LoadedScreen>
  );
}

function TaxesForm(props: { stored: TaxScreen }) {
  const form = useForm({
    record: 'tax-settings',
    stored: props.stored,
    schema: taxesValues,
    valuesOf: taxesValuesOf,
    read: readTaxes,
    send: (body) => client.call('PUT', '/api/admin/taxes', { body }),
    load,
    onStored: (now) => updateCache(KEY, () => now),
  });
  const { deliveryCountries, taxRules, isDecided } = form.stored;
  const reading = readTaxes(form.values, form.stored);
  const rules = reading.ok ? rulesIn(reading.body) : taxRules;
  const rows = form.rows('taxRules');
  const card = `${screen['sheet']} ${screen['card']} ${screen['stack']}`;
  const fresh = (): TaxValues => ({
    id: crypto.randomUUID(),
    name: '',
    country: deliveryCountries[0] ?? 'US',
    region: '',
    rate: '',
    products: 'all',
    appliesToDelivery: false,
    exceptRegions: [],
  });
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
        <TaxFindings rules={rules} deliveryCountries={deliveryCountries} />
        <section className={card}>
          <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
            {text.prices.title}
          </Title>
          <RadioCardsField
            field={form.field('pricing')}
            label={text.prices.label}
            options={[
              { value: 'included', label: text.prices.included, hint: text.prices.includedHint },
              { value: 'added', label: text.prices.added, hint: text.prices.addedHint },
            ]}
          />
        </section>
        <section className={card}>
          <div>
            <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
              {text.rules.title}
            </Title>
            <Text size="sm" c="dimmed">
              {rows.rows.length === 0 ? text.rules.empty : text.rules.lead}
            </Text>
          </div>
          {!isDecided && rows.rows.length === 0 && (
            <NoTaxes
              stored={form.stored}
              onSaved={(now) => {
                form.adopt(now);
                updateCache(KEY, () => now);
              }}
            />
          )}
          <FormRowList
            rows={rows}
            label={text.rules.title}
            addLabel={text.rules.add}
            fresh={rows.rows.length < MOST ? fresh : null}
            nameOf={({ name, country, region }, index) =>
              name.trim() === ''
                ? text.rules.unnamed(index + 1)
                : `${name.trim()}, ${placeName(country, region)}`
            }
            fixedOrder
          >
            {({ fields }) => <TaxFields fields={fields} />}
          </FormRowList>
        </section>
        <RatesTable
          rules={rules}
          deliveryCountries={deliveryCountries}
          onAdd={(added) => {
            for (const one of added) rows.add(one);
          }}
        />
      </div>
    </FormScreen>
  );
}

/** For a shop without taxes: there is nothing to change that could be saved. */
function NoTaxes({ stored, onSaved }: { stored: TaxScreen; onSaved: (now: TaxScreen) => void }) {
  const { pricesIncludeTax, version } = stored;
  const none = useMutation({
    mutationFn: () =>
      client.call('PUT', '/api/admin/taxes', { body: { pricesIncludeTax, taxRules: [], version } }),
    onSuccess: (now) => {
      notifications.show({ message: text.rules.noneSaved });
      onSaved(now);
      // The button is gone.
      focusHeading();
    },
  });
  return (
    <div className={screen['stack']}>
      {none.isError && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(none.error)}
        </Alert>
      )}
      <div>
        <BusyButton variant="default" loading={none.isPending} onClick={() => none.mutate()}>
          {text.rules.none}
        </BusyButton>
      </div>
    </div>
  );
}

function TaxFields({ fields }: { fields: FieldSet<TaxValues> }) {
  const { country, region } = fields.values;
  const known = findCountry(country, 'en');
  const regions = divisionsOf(country);
  return (
    <div className={screen['stack']}>
      <div className={styles['pair']}>
        <SelectField field={fields.field('country')} label={text.rules.country} options={countryOptions} />
        {regions.length > 0 && (
          <SelectField
            field={fields.field('region')}
            label={known?.regionLabel ?? text.rules.region}
            options={[
              { value: '', label: text.rules.wholeCountry },
              ...regions.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        )}
        <TextField field={fields.field('name')} label={text.rules.name} hint={text.rules.nameHint} />
        <PercentField field={fields.field('rate')} label={text.rules.rate} />
        <SelectField
          field={fields.field('products')}
          label={text.rules.products}
          options={(['all', 'standard', 'reduced'] as const).map((value) => ({
            value,
            label: text.rules.classes[value],
          }))}
        />
      </div>
      <SwitchField field={fields.field('appliesToDelivery')} label={text.rules.delivery} />
      {region === '' && (
        <SomeRegionsField
          field={fields.field('exceptRegions')}
          country={country}
          label={text.rules.except}
          hint={text.rules.exceptHint}
          placeholder={text.rules.exceptPlaceholder}
        />
      )}
    </div>
  );
}

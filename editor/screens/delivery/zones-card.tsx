import { Text, Title } from '@mantine/core';
import { deliveryLimits, rateBases } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { countryInSentence } from '@vitrine/domain/region/english-country.ts';
import { delivery as text } from '../../text/en-delivery.ts';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet, FormRows } from '../../ui/form/field-set.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { CountriesField, countryName, regionPlural, SomeRegionsField } from '../../ui/form/place-fields.tsx';
import { MoneyField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import styles from './delivery-screen.module.css';
import { freshRate, isBanded, type BandValues, type RateValues, type ZoneValues } from './delivery-values.ts';

const freshZone = (): ZoneValues => ({
  id: crypto.randomUUID(),
  name: '',
  countries: [],
  regions: [],
  everywhereElse: false,
  rates: [freshRate()],
});

/** What a zone is called: its name, or its countries. */
export function zoneName({ name, countries }: Pick<ZoneValues, 'name' | 'countries'>, index: number): string {
  if (name.trim() !== '') return name.trim();
  return countries.length > 0 ? countries.map(countryName).join(', ') : text.zones.unnamed(index + 1);
}

/** The zones with their rates. */
export function ZonesCard({ rows, currency }: { rows: FormRows<ZoneValues>; currency: CurrencyCode }) {
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.zones.title}
        </Title>
        <Text size="sm" c="dimmed">
          {rows.rows.length === 0 ? text.zones.empty : text.zones.lead}
        </Text>
      </div>
      <FormRowList
        rows={rows}
        label={text.zones.title}
        addLabel={text.zones.add}
        fresh={rows.rows.length < deliveryLimits.zones ? freshZone : null}
        nameOf={zoneName}
      >
        {({ fields }) => <ZoneFields fields={fields} currency={currency} />}
      </FormRowList>
    </section>
  );
}

function ZoneFields({ fields, currency }: { fields: FieldSet<ZoneValues>; currency: CurrencyCode }) {
  const { countries } = fields.values;
  const rates = fields.rows('rates');
  return (
    <div className={screen['stack']}>
      <TextField field={fields.field('name')} label={text.zones.name} hint={text.zones.nameHint} />
      <CountriesField field={fields.field('countries')} />
      {countries.map((country) => (
        <SomeRegionsField
          key={country}
          field={fields.field('regions')}
          country={country}
          label={text.zones.regionsOf(regionPlural(country), countryInSentence(country))}
          hint={text.zones.regionsHint}
          placeholder={text.zones.regionsPlaceholder}
        />
      ))}
      <SwitchField
        field={fields.field('everywhereElse')}
        label={text.zones.everywhereElse}
        hint={text.zones.everywhereElseHint}
      />
      <div>
        <Title order={3} className={styles['subTitle'] ?? ''}>
          {text.rates.title}
        </Title>
        <FormRowList
          rows={rates}
          label={text.rates.title}
          addLabel={text.rates.add}
          fresh={rates.rows.length < deliveryLimits.ratesPerZone ? freshRate : null}
          nameOf={({ name }, index) => (name.trim() === '' ? text.rates.unnamed(index + 1) : name.trim())}
        >
          {(row) => <RateFields fields={row.fields} currency={currency} />}
        </FormRowList>
      </div>
    </div>
  );
}

function RateFields({ fields, currency }: { fields: FieldSet<RateValues>; currency: CurrencyCode }) {
  const { basis } = fields.values;
  return (
    <div className={screen['stack']}>
      <div className={styles['pair']}>
        <TextField field={fields.field('name')} label={text.rates.name} />
        <SelectField
          field={fields.field('basis')}
          label={text.rates.basis}
          options={rateBases.map((value) => ({ value, label: text.rates.bases[value] }))}
        />
        {basis === 'flat' && (
          <MoneyField
            field={fields.field('priceMinor')}
            label={text.rates.price}
            currency={currency}
            placeholder="0"
          />
        )}
      </div>
      {/* Half a sentence, to be read in full. */}
      <TextField
        field={fields.field('description')}
        label={text.rates.description}
        placeholder={text.rates.descriptionPlaceholder}
      />
      {isBanded(basis) && <Bands rows={fields.rows('bands')} basis={basis} currency={currency} />}
      <MoneyField
        field={fields.field('freeFromMinor')}
        label={text.rates.freeFrom}
        hint={text.rates.freeFromHint}
        currency={currency}
      />
    </div>
  );
}

function Bands(props: {
  rows: FormRows<BandValues>;
  basis: 'weight' | 'subtotal' | 'quantity';
  currency: CurrencyCode;
}) {
  const { rows, basis, currency } = props;
  const last = rows.rows.at(-1)?.fields.values.to ?? '';
  const least = basis === 'quantity' ? '1' : '0';
  const fresh = (): BandValues => ({
    id: crypto.randomUUID(),
    from: rows.rows.length === 0 ? least : last,
    to: '',
    priceMinor: '',
  });
  return (
    <FormRowList
      rows={rows}
      label={text.rates.bands[basis]}
      addLabel={text.rates.addBand}
      fresh={rows.rows.length < deliveryLimits.bandsPerRate ? fresh : null}
      nameOf={(_, index) => text.rates.band(index + 1)}
      fixedOrder
    >
      {({ fields }) => (
        <div className={styles['band']}>
          <SizeField fields={fields} name="from" basis={basis} currency={currency} />
          <SizeField fields={fields} name="to" basis={basis} currency={currency} />
          <MoneyField
            field={fields.field('priceMinor')}
            label={text.rates.price}
            currency={currency}
            placeholder="0"
          />
        </div>
      )}
    </FormRowList>
  );
}

function SizeField(props: {
  fields: FieldSet<BandValues>;
  name: 'from' | 'to';
  basis: 'weight' | 'subtotal' | 'quantity';
  currency: CurrencyCode;
}) {
  const { name, basis, currency } = props;
  const field = props.fields.field(name);
  const shared = {
    field,
    label: text.rates[name],
    placeholder: name === 'to' ? text.rates.toPlaceholder : '0',
  };
  if (basis === 'subtotal') return <MoneyField {...shared} currency={currency} />;
  return (
    <NumberField {...shared} whole={basis === 'quantity'} right={basis === 'weight' ? 'kg' : undefined} />
  );
}

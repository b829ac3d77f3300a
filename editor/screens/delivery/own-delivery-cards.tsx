import { Text, Title } from '@mantine/core';
import { deliveryLimits } from '@vitrine/domain/delivery/delivery-settings.ts';
import { weekdays } from '@vitrine/domain/delivery/opening-hours.ts';
import { postalAreaWords } from '@vitrine/domain/region/postal-areas.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { delivery as text } from '../../text/en-delivery.ts';
import { CheckboxListField } from '../../ui/form/choice-fields.tsx';
import type { Field, FieldSet, FormRows } from '../../ui/form/field-set.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { LongTextField, MoneyField, TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import styles from './delivery-screen.module.css';
import type { HoursValues, LocalValues, PickupValues } from './delivery-values.ts';
import { CountryField, RegionField } from '../../ui/form/place-fields.tsx';

const card = `${screen['sheet']} ${screen['card']} ${screen['stack']}`;

interface CardProps<R> {
  readonly rows: FormRows<R>;
  readonly currency: CurrencyCode;
  /** The country a new entry starts with. */
  readonly home: string;
}

const freshHours = (): HoursValues => ({
  id: crypto.randomUUID(),
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  opens: '09:00',
  closes: '17:00',
});

/** Places where buyers fetch their orders. */
export function PickupCard({ rows, currency, home }: CardProps<PickupValues>) {
  const fresh = (): PickupValues => ({
    id: crypto.randomUUID(),
    name: '',
    line1: '',
    city: '',
    region: '',
    postalCode: '',
    country: home,
    hours: [],
    note: '',
    priceMinor: '',
  });
  return (
    <section className={card}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.pickup.title}
        </Title>
        <Text size="sm" c="dimmed">
          {text.pickup.lead}
        </Text>
      </div>
      <FormRowList
        rows={rows}
        label={text.pickup.title}
        addLabel={text.pickup.add}
        fresh={rows.rows.length < deliveryLimits.pickupPlaces ? fresh : null}
        nameOf={({ name }, index) => (name.trim() === '' ? text.pickup.unnamed(index + 1) : name.trim())}
      >
        {({ fields }) => <PickupFields fields={fields} currency={currency} />}
      </FormRowList>
    </section>
  );
}

function PickupFields({ fields, currency }: { fields: FieldSet<PickupValues>; currency: CurrencyCode }) {
  const hours = fields.rows('hours');
  return (
    <div className={screen['stack']}>
      <div className={styles['pair']}>
        <TextField
          field={fields.field('name')}
          label={text.pickup.name}
          placeholder={text.pickup.namePlaceholder}
        />
        <MoneyField
          field={fields.field('priceMinor')}
          label={text.pickup.price}
          currency={currency}
          placeholder="0"
        />
      </div>
      <TextField field={fields.field('line1')} label={text.pickup.line1} />
      <div className={styles['pair']}>
        <TextField field={fields.field('postalCode')} label={text.pickup.postalCode} />
        <TextField field={fields.field('city')} label={text.pickup.city} />
        <CountryField field={fields.field('country')} label={text.pickup.country} />
        <RegionField field={fields.field('region')} country={fields.values.country} />
      </div>
      <div>
        <Title order={3} className={styles['subTitle'] ?? ''}>
          {text.pickup.hours}
        </Title>
        <FormRowList
          rows={hours}
          label={text.pickup.hours}
          addLabel={text.pickup.addHours}
          fresh={hours.rows.length < deliveryLimits.hoursPerPlace ? freshHours : null}
          nameOf={(_, index) => text.pickup.hoursOf(index + 1)}
          fixedOrder
        >
          {(row) => (
            <div className={screen['stack']}>
              <CheckboxListField
                field={row.fields.field('days')}
                label={text.pickup.days}
                inline
                options={weekdays.map((value) => ({ value, label: text.pickup.dayNames[value] }))}
              />
              <div className={styles['pair']}>
                <TextField field={row.fields.field('opens')} label={text.pickup.opens} placeholder="09:00" />
                <TextField
                  field={row.fields.field('closes')}
                  label={text.pickup.closes}
                  placeholder="17:00"
                />
              </div>
            </div>
          )}
        </FormRowList>
      </div>
      <TextField
        field={fields.field('note')}
        label={text.pickup.note}
        placeholder={text.pickup.notePlaceholder}
      />
    </div>
  );
}

/** The codes of an area, named and explained as the country does. */
function PostalCodesField({ field, country }: { field: Field<string>; country: string }) {
  const { label, hint, example } = postalAreaWords(country);
  return <LongTextField field={field} label={label} hint={text.local.codesHint(hint, example)} rows={2} />;
}

/** Delivery by the store itself. */
export function LocalCard({ rows, currency, home }: CardProps<LocalValues>) {
  const fresh = (): LocalValues => ({
    id: crypto.randomUUID(),
    name: '',
    description: '',
    country: home,
    postalCodes: '',
    priceMinor: '',
    minimumMinor: '',
    freeFromMinor: '',
  });
  return (
    <section className={card}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.local.title}
        </Title>
        <Text size="sm" c="dimmed">
          {text.local.lead}
        </Text>
      </div>
      <FormRowList
        rows={rows}
        label={text.local.title}
        addLabel={text.local.add}
        fresh={rows.rows.length < deliveryLimits.localDeliveries ? fresh : null}
        nameOf={({ name }, index) => (name.trim() === '' ? text.local.unnamed(index + 1) : name.trim())}
      >
        {({ fields }) => (
          <div className={screen['stack']}>
            <div className={styles['pair']}>
              <TextField field={fields.field('name')} label={text.local.name} />
              <TextField
                field={fields.field('description')}
                label={text.local.description}
                placeholder={text.rates.descriptionPlaceholder}
              />
            </div>
            <CountryField field={fields.field('country')} label={text.local.country} />
            <PostalCodesField field={fields.field('postalCodes')} country={fields.values.country} />
            <div className={styles['pair']}>
              <MoneyField
                field={fields.field('priceMinor')}
                label={text.local.price}
                currency={currency}
                placeholder="0"
              />
              <MoneyField
                field={fields.field('minimumMinor')}
                label={text.local.minimum}
                hint={text.local.minimumHint}
                currency={currency}
              />
              <MoneyField
                field={fields.field('freeFromMinor')}
                label={text.local.freeFrom}
                hint={text.rates.freeFromHint}
                currency={currency}
              />
            </div>
          </div>
        )}
      </FormRowList>
    </section>
  );
}

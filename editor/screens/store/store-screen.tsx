import { Anchor, Text, Title } from '@mantine/core';
import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import type { StoreScreen as Stored } from '@vitrine/contracts/store-settings.ts';
import { currencies, currencyCodes } from '@vitrine/domain/money/currencies.ts';
import { findCountry } from '@vitrine/domain/region/countries.ts';
import { installmentCountries } from '@vitrine/domain/store/commerce-settings.ts';
import { Link } from 'react-router';
import { client, updateCache } from '../../app/client.ts';
import { store as text } from '../../text/en-store.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { MoneyField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { CurrencyNote } from './currency-note.tsx';
import { readStore, storeValues, storeValuesOf, type StoreValues } from './store-values.ts';

const KEY = ['store-settings'];

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/store-settings', {}, signal);

/** The store's currency, and what its products show. */
export function StoreScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <StoreForm stored={stored} />}
    </LoadedScreen>
  );
}

function StoreForm(props: { stored: Stored }) {
  const form = useForm({
    record: 'store-settings',
    stored: props.stored,
    schema: storeValues,
    valuesOf: storeValuesOf,
    read: readStore,
    send: (body) => client.call('PUT', '/api/admin/store-settings', { body }),
    load,
    onStored: (now) => {
      updateCache(KEY, () => now);
      updateCache<MeAnswer>(['me'], (me) =>
        me === undefined ? me : { ...me, website: { ...me.website, currency: now.currency } },
      );
    },
  });
  const { isCurrencyOpen, currency } = form.stored;
  const downloads = form.group('downloads');
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
        <Card title={text.general.title}>
          <Text size="sm">
            {text.general.site}{' '}
            <Anchor component={Link} to="/site" inherit underline="always">
              {text.general.siteLink}
            </Anchor>
          </Text>
          {isCurrencyOpen ? (
            <>
              <SelectField
                field={form.field('currency')}
                label={text.general.currency}
                hint={text.general.currencyOpen}
                options={currencyCodes.map((value) => ({
                  value,
                  label: `${currencies[value].name} (${value})`,
                }))}
              />
              <CurrencyNote from={currency} to={form.values.currency} />
            </>
          ) : (
            <Text size="sm">
              {text.general.currency}: {currencies[currency].name} ({currency}). {text.general.currencyClosed}
            </Text>
          )}
        </Card>
        <StockCard form={form} />
        <Card title={text.downloads.title}>
          <NumberField field={downloads.field('limit')} label={text.downloads.limit} />
          <NumberField field={downloads.field('days')} label={text.downloads.days} />
        </Card>
        <InstallmentsCard form={form} />
        <Card title={text.advertising.title}>
          <TextField
            field={form.field('adPixelUrl')}
            label={text.advertising.pixel}
            hint={text.advertising.pixelHint}
          />
        </Card>
      </div>
    </FormScreen>
  );
}

function StockCard({ form }: { form: FieldSet<StoreValues> }) {
  const scarcity = form.group('scarcity');
  const backInStock = form.group('restock');
  return (
    <Card title={text.stock.title}>
      <TextField
        field={form.field('customSoldOutText')}
        label={text.stock.soldOut}
        hint={text.stock.soldOutHint}
      />
      <SwitchField
        field={scarcity.field('enabled')}
        label={text.stock.scarcity}
        hint={text.stock.scarcityHint}
      />
      {scarcity.values.enabled && (
        <>
          <TextField
            field={scarcity.field('text')}
            label={text.stock.scarcityText}
            hint={text.stock.scarcityTextHint}
          />
          <NumberField field={scarcity.field('threshold')} label={text.stock.threshold} />
          <SwitchField field={scarcity.field('shownByDefault')} label={text.stock.byDefault} />
        </>
      )}
      <SwitchField
        field={backInStock.field('enabled')}
        label={text.stock.backInStock}
        hint={text.stock.backInStockHint}
      />
      {backInStock.values.enabled && (
        <SwitchField
          field={backInStock.field('mailingListSignUpEnabled')}
          label={text.stock.mailingList}
          hint={text.stock.mailingListHint}
        />
      )}
      {backInStock.values.enabled && backInStock.values.mailingListSignUpEnabled && (
        <SwitchField
          field={backInStock.field('mailingListOptInByDefault')}
          label={text.stock.optIn}
          hint={text.stock.optInHint}
        />
      )}
    </Card>
  );
}

function InstallmentsCard({ form }: { form: FieldSet<StoreValues> }) {
  const installments = form.group('installments');
  const { currency } = form.values;
  return (
    <Card title={text.installments.title}>
      <SwitchField
        field={installments.field('available')}
        label={text.installments.on}
        hint={text.installments.hint}
      />
      {installments.values.available && (
        <>
          <MoneyField
            field={installments.field('minMinor')}
            label={text.installments.least}
            currency={currency}
            placeholder="0"
          />
          <MoneyField
            field={installments.field('maxMinor')}
            label={text.installments.most}
            currency={currency}
          />
          <SelectField
            field={installments.field('accountCountry')}
            label={text.installments.country}
            options={installmentCountries.map((value) => ({
              value,
              label: findCountry(value, 'en')?.name ?? value,
            }))}
          />
          <TextField
            field={installments.field('pageUrl')}
            label={text.installments.page}
            hint={text.installments.pageHint}
          />
        </>
      )}
    </Card>
  );
}

import { Text, Title } from '@mantine/core';
import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import type { StoreScreen as Stored } from '@vitrine/contracts/store-settings.ts';
import { currencies, currencyCodes } from '@vitrine/domain/money/currencies.ts';
import { findCountry } from '@vitrine/domain/region/countries.ts';
import { siteLanguages } from '@vitrine/domain/store/site-language.ts';
import { installmentCountries } from '@vitrine/domain/store/commerce-settings.ts';
import type { ReactNode } from 'react';
import { client, updateCache } from '../../app/client.ts';
import { store as text } from '../../text/en-store.ts';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { LongTextField, MoneyField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { BrandingCard } from './branding-card.tsx';
import { CurrencyNote } from './currency-note.tsx';
import { readStore, storeValues, storeValuesOf, type StoreValues } from './store-values.ts';

const KEY = ['store-settings'];

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/store-settings', {}, signal);

/** The store's name and currency, and what its products show. */
export function StoreScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <StoreForm stored={stored} />}
    </LoadedScreen>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
        {title}
      </Title>
      {children}
    </section>
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
      // The name is in the head of every screen.
      updateCache<MeAnswer>(['me'], (me) =>
        me === undefined
          ? me
          : {
              ...me,
              website: {
                ...me.website,
                title: now.title,
                currency: now.currency,
                language: now.language,
                timeZone: now.timeZone,
              },
            },
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
          <TextField field={form.field('title')} label={text.general.name} hint={text.general.nameHint} />
          <TextField
            field={form.field('contactEmail')}
            label={text.general.email}
            hint={text.general.emailHint}
            type="email"
          />
          <LongTextField
            field={form.field('address')}
            label={text.general.address}
            hint={text.general.addressHint}
          />
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
        <BrandingCard name={form.values.title} />
        <PlaceCard form={form} />
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

/** What is stored may be another than those offered. */
const withStored = (offered: readonly string[], stored: string): readonly string[] =>
  offered.includes(stored) ? offered : [...offered, stored];

const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

function PlaceCard({ form }: { form: FieldSet<StoreValues> }) {
  const { language, timeZone } = form.values;
  return (
    <Card title={text.place.title}>
      <SelectField
        field={form.field('language')}
        label={text.place.language}
        hint={text.place.languageHint}
        options={withStored(siteLanguages, language).map((value) => ({
          value,
          label: languageNames.of(value) ?? value,
        }))}
      />
      <SelectField
        field={form.field('timeZone')}
        label={text.place.timeZone}
        hint={text.place.timeZoneHint}
        options={withStored(Intl.supportedValuesOf('timeZone'), timeZone).map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
      />
    </Card>
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
        <SwitchField field={backInStock.field('mailingListSignUpEnabled')} label={text.stock.mailingList} />
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

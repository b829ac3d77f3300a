import { NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { deliveryPrice } from '@vitrine/domain/cart/delivery.ts';
import { firstDeliveryCountry, zoneAt } from '@vitrine/domain/delivery/delivery-at.ts';
import type { DeliverySettings } from '@vitrine/domain/delivery/delivery-settings.ts';
import { whyNotDelivered } from '@vitrine/domain/delivery/why-not-delivered.ts';
import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { countriesIn, divisionsOf } from '@vitrine/domain/region/countries.ts';
import { termsAt } from '@vitrine/domain/store/store-settings.ts';
import { useState } from 'react';
import { delivery } from '../../text/en-delivery.ts';
import { readAmount } from '../../ui/read-amount.ts';
import screen from '../../ui/screen.module.css';
import { useShowMoney } from '../../ui/show-money.ts';
import styles from './delivery-screen.module.css';
import { zoneName } from './zones-card.tsx';

const text = delivery.attempt;
const countries = countriesIn('en').map(({ code, name }) => ({ value: code, label: name }));

const kilograms = (typed: string): number => {
  const value = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? Math.round(value * 1000) : 0;
};

/** What a buyer at an address is offered, by the rule of the checkout itself. */
export function TryAddress(props: {
  settings: DeliverySettings;
  currency: CurrencyCode;
  /** The settings as typed cannot be read: those stored are shown. */
  isStored: boolean;
}) {
  const { settings, currency, isStored } = props;
  const money = useShowMoney();
  const [country, setCountry] = useState(() => firstDeliveryCountry(settings) || 'US');
  const [region, setRegion] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const [weight, setWeight] = useState('1');
  const [total, setTotal] = useState('50');
  const [items, setItems] = useState('1');
  const regions = divisionsOf(country);
  const destination = { country, region, postalCode };
  const store = { currency, taxRules: [], delivery: settings };
  const terms = termsAt(store, destination, 'en');
  const parcel = {
    goodsMinor: readAmount(total, currency) ?? 0,
    grams: kilograms(weight),
    units: Math.max(1, Math.trunc(Number(items)) || 1),
  };
  const zone = zoneAt(settings.zones, destination);
  const problem = whyNotDelivered(store, terms, parcel, destination, 'en');
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.title}
        </Title>
        <Text size="sm" c="dimmed">
          {isStored ? text.unreadable : text.lead}
        </Text>
      </div>
      <div className={styles['pair']}>
        <NativeSelect
          label={text.country}
          data={countries}
          value={country}
          onChange={(event) => {
            setCountry(event.currentTarget.value);
            setRegion('');
          }}
        />
        {regions.length > 0 && (
          <NativeSelect
            label={text.region}
            data={[
              { value: '', label: delivery.pickup.chooseRegion },
              ...regions.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={region}
            onChange={(event) => setRegion(event.currentTarget.value)}
          />
        )}
        <TextInput
          label={text.postalCode}
          value={postalCode}
          autoComplete="off"
          onChange={(event) => setPostalCode(event.currentTarget.value)}
        />
        <TextInput
          label={text.weight}
          inputMode="decimal"
          rightSection="kg"
          value={weight}
          onChange={(event) => setWeight(event.currentTarget.value)}
        />
        <TextInput
          label={text.total}
          inputMode="decimal"
          leftSection={currencies[currency].symbol.trim()}
          leftSectionWidth={46}
          value={total}
          onChange={(event) => setTotal(event.currentTarget.value)}
        />
        <TextInput
          label={text.items}
          inputMode="numeric"
          value={items}
          onChange={(event) => setItems(event.currentTarget.value)}
        />
      </div>
      <output className={screen['stack'] ?? ''}>
        <Text size="sm">
          {zone === null
            ? text.noZone
            : text.zone(
                zoneName(
                  { name: zone.name, countries: zone.areas.map((area) => area.country) },
                  settings.zones.indexOf(zone),
                ),
              )}
        </Text>
        {terms.deliveryOptions.length > 0 && (
          <ul className={styles['offers']} aria-label={text.offered}>
            {terms.deliveryOptions.map((option) => {
              const price = deliveryPrice(option, parcel);
              return (
                <li key={option.id} className={styles['offer']}>
                  <span className={styles['offerName']}>
                    {option.name}
                    <span className={styles['quiet']}>{option.description}</span>
                  </span>
                  <span className={price === null ? styles['quiet'] : 'tabular'}>
                    {price === null
                      ? text.notForOrder
                      : price === 0
                        ? text.free
                        : money({ minor: price, currency })}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
        {problem !== null && (
          <Text size="sm">
            {text.nothing} “{problem}”
          </Text>
        )}
      </output>
    </section>
  );
}

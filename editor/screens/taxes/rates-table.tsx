import { Button, NativeSelect, Text, Title } from '@mantine/core';
import type { TaxRule } from '@vitrine/domain/cart/cart.ts';
import {
  RATES_AS_OF,
  ratedCountries,
  ratedRegions,
  standardRates,
  wholeCountryRates,
} from '@vitrine/domain/tax/standard-rates.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMe } from '../../app/session.ts';
import { taxes } from '../../text/en-taxes.ts';
import { placeName } from '../../ui/form/place-fields.tsx';
import screen from '../../ui/screen.module.css';
import { taxValuesOf, type TaxValues } from './tax-values.ts';
import styles from './taxes-screen.module.css';

const text = taxes.table;

/** Places of the table: `DE`, `US-NC`. */
const places = ratedCountries
  .flatMap((country) => [
    ...(standardRates(country, '').length > 0 ? [{ country, region: '' }] : []),
    ...ratedRegions(country).map((region) => ({ country, region })),
  ])
  .map(({ country, region }) => ({
    value: `${country}-${region}`,
    label:
      region === '' ? placeName(country, '') : placeName(country, region).split(', ').toReversed().join(', '),
  }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

const ratesOf = (place: string): readonly TaxRule[] => {
  const [country, region] = [place.slice(0, 2), place.slice(3)];
  return region === '' ? wholeCountryRates(country) : standardRates(country, region);
};

/** Standard rates as a starting point, with their day. */
export function RatesTable(props: {
  rules: readonly TaxRule[];
  deliveryCountries: readonly string[];
  onAdd: (added: readonly TaxValues[]) => void;
}) {
  const { rules, deliveryCountries, onAdd } = props;
  const { displayLocale } = useMe();
  const [place, setPlace] = useState('');
  const [isThere, setIsThere] = useState(false);
  const isCharged = ({ country, region }: TaxRule) =>
    rules.some((rule) => rule.country === country && rule.region === region);
  const missing = deliveryCountries.filter(
    (country) => standardRates(country, '').length > 0 && !rules.some((rule) => rule.country === country),
  );
  const add = (all: readonly TaxRule[]) => {
    const added = all.filter((rule) => !isCharged(rule));
    setIsThere(added.length === 0);
    onAdd(added.map((rule) => taxValuesOf(rule, crypto.randomUUID())));
  };
  // Its button goes with the last country that lacks rates: the focus goes to the choice before it.
  const choice = useRef<HTMLSelectElement>(null);
  const addAll = () => {
    flushSync(() => add(missing.flatMap(wholeCountryRates)));
    choice.current?.focus();
  };
  const day = new Date(RATES_AS_OF).toLocaleDateString(displayLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.title}
        </Title>
        <Text size="sm">{text.lead(day)}</Text>
        <Text size="sm" c="dimmed">
          {text.states}
        </Text>
      </div>
      <div className={styles['tools']}>
        <NativeSelect
          ref={choice}
          label={text.place}
          data={[{ value: '', label: text.choose }, ...places]}
          value={place}
          onChange={(event) => {
            setPlace(event.currentTarget.value);
            setIsThere(false);
          }}
        />
        <Button
          variant="default"
          onClick={() => {
            if (place !== '') add(ratesOf(place));
          }}
        >
          {text.addOne}
        </Button>
        {missing.length > 0 && (
          <Button variant="default" onClick={addAll}>
            {text.addAll(missing.length)}
          </Button>
        )}
      </div>
      <output>{isThere && <Text size="sm">{text.there}</Text>}</output>
    </section>
  );
}

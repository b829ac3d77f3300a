import { MultiSelect } from '@mantine/core';
import { countriesIn, divisionsOf, findCountry } from '@vitrine/domain/region/countries.ts';
import { countryInSentence } from '@vitrine/domain/region/english-country.ts';
import { regionPlurals } from '@vitrine/domain/text/en/region-plurals.ts';
import { delivery as text } from '../../text/en-delivery.ts';
import { SelectField } from './choice-fields.tsx';
import { useFieldLabel } from './field-label.ts';
import type { Field } from './field-set.ts';

/** All countries, by name. */
export const countryOptions = countriesIn('en').map(({ code, name }) => ({ value: code, label: name }));

/** A country's name; its code where it has none. */
export const countryName = (code: string): string => findCountry(code, 'en')?.name ?? code;

/** What several regions of a country are called: 'States'. */
export const regionPlural = (code: string): string =>
  regionPlurals[findCountry(code, 'en')?.regionLabel ?? ''] ?? 'Regions';

/** A place's name: 'North Carolina, United States'. */
export function placeName(country: string, region: string): string {
  const known = divisionsOf(country).find(({ code }) => code === region);
  return known === undefined ? countryName(country) : `${known.name}, ${countryName(country)}`;
}

/** The same in the middle of a sentence: 'the United States', 'North Carolina, United States'. */
export const placeInSentence = (country: string, region: string): string =>
  region === '' ? countryInSentence(country) : placeName(country, region);

/** Any number of countries. */
export function CountriesField({ field }: { field: Field<readonly string[]> }) {
  const label = text.zones.countries;
  useFieldLabel(field, label, (value) =>
    Array.isArray(value) ? value.map((code) => countryName(String(code))).join(', ') : '',
  );
  return (
    <MultiSelect
      label={label}
      placeholder={field.value.length === 0 ? text.zones.countriesPlaceholder : ''}
      data={countryOptions}
      searchable
      hidePickedOptions
      nothingFoundMessage={text.zones.nothingFound}
      data-field={field.name}
      value={[...field.value]}
      onChange={(codes) => field.change(codes)}
      error={field.problem}
    />
  );
}

/** Some regions of a country, `US-NC`, among those of several. */
export function SomeRegionsField(props: {
  field: Field<readonly string[]>;
  country: string;
  label: string;
  hint: string;
  placeholder: string;
}) {
  const { field, country, label, hint, placeholder } = props;
  const regions = divisionsOf(country);
  useFieldLabel({ ...field, name: `${field.name}.${country}` }, label);
  if (regions.length === 0) return null;
  const isHere = (value: string) => value.startsWith(`${country}-`);
  return (
    <MultiSelect
      label={label}
      description={hint}
      placeholder={field.value.some(isHere) ? '' : placeholder}
      data={regions.map(({ code, name }) => ({ value: `${country}-${code}`, label: name }))}
      searchable
      hidePickedOptions
      data-field={`${field.name}.${country}`}
      value={field.value.filter(isHere)}
      onChange={(mine) => field.change([...field.value.filter((value) => !isHere(value)), ...mine])}
      error={field.problem}
    />
  );
}

/** One country. */
export function CountryField({ field, label }: { field: Field<string>; label: string }) {
  return <SelectField field={field} label={label} options={countryOptions} />;
}

/** One region of a country; nothing where none are known. */
export function RegionField({ field, country }: { field: Field<string>; country: string }) {
  const known = findCountry(country, 'en');
  const regions = divisionsOf(country);
  if (known === null || regions.length === 0) return null;
  return (
    <SelectField
      field={field}
      label={known.regionLabel}
      options={[
        { value: '', label: text.pickup.chooseRegion },
        ...regions.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  );
}

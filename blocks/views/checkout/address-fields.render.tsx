import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutValues } from '@vitrine/contracts/checkout.ts';
import type { Country } from '@vitrine/domain/region/country.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CheckoutFieldErrors } from './checkout-fields.ts';
import { describeField, FieldFrame, TextField, type FieldQuestion } from './field.render.tsx';

interface AddressFieldsProps {
  readonly values: CheckoutValues;
  readonly countries: readonly Country[];
  readonly errors: CheckoutFieldErrors;
  /** The selected country; '' for none. */
  readonly country: string;
  /** True once hydrated: then only the selected country's regions are listed. */
  readonly awake: boolean;
  /** What `autocomplete` calls this address. */
  readonly section: 'shipping' | 'billing';
  /** True when no address is needed: the buyer picks the goods up. */
  readonly namesOnly: boolean;
  /** A question about the postal code, if any. */
  readonly postalCodeQuestion: FieldQuestion;
}

/** A postal address. Labels follow the selected country once the form is hydrated. */
export function AddressFields(props: AddressFieldsProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { values, countries, errors, country, awake, section, namesOnly } = props;
  const { address } = values;
  const chosen = countries.find((each) => each.code === country) ?? null;
  return (
    <>
      <FieldFrame name="country" label={text.country} error={errors.country} wide hidden={namesOnly}>
        <select
          className="field__input"
          required={!namesOnly}
          autoComplete={`${section} country`}
          defaultValue={address.country}
          {...describeField('country', errors.country, undefined)}
        >
          <option value="">{text.chooseCountry}</option>
          {countries.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <TextField
        name="firstName"
        label={text.firstName}
        errors={errors}
        autoComplete={`${section} given-name`}
        defaultValue={address.firstName}
      />
      <TextField
        name="lastName"
        label={text.lastName}
        errors={errors}
        autoComplete={`${section} family-name`}
        defaultValue={address.lastName}
      />
      <TextField
        name="line1"
        hidden={namesOnly}
        label={text.line1}
        errors={errors}
        wide
        autoComplete={`${section} address-line1`}
        defaultValue={address.line1}
      />
      <TextField
        name="line2"
        hidden={namesOnly}
        label={text.line2}
        errors={errors}
        wide
        optional
        autoComplete={`${section} address-line2`}
        defaultValue={address.line2}
      />
      <TextField
        name="city"
        hidden={namesOnly}
        label={text.city}
        errors={errors}
        autoComplete={`${section} address-level2`}
        defaultValue={address.city}
      />
      <RegionField {...props} />
      <TextField
        name="postalCode"
        hidden={namesOnly}
        label={chosen === null ? text.postalCode : chosen.postalCode.label}
        errors={errors}
        autoComplete={`${section} postal-code`}
        question={props.postalCodeQuestion}
        defaultValue={address.postalCode}
        {...(awake && chosen !== null ? { placeholder: chosen.postalCode.example } : {})}
      />
      <TextField
        name="phone"
        label={text.phone}
        errors={errors}
        optional
        type="tel"
        inputMode="tel"
        autoComplete={`${section} tel`}
        defaultValue={address.phone}
      />
    </>
  );
}

/**
 * One list for every country's regions, each country a separate group, so that it works before any script does.
 * Hydrated, the groups of other countries are removed and the field is hidden where addresses have no region. The
 * select element stays the same, so that the buyer's focus and choice are kept.
 */
function RegionField(props: AddressFieldsProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { values, countries, errors, country, awake, section, namesOnly } = props;
  const select = useRef<HTMLSelectElement>(null);
  const chosen = countries.find((each) => each.code === country) ?? null;
  const withRegions = countries.filter((each) => each.regions.length > 0);

  useEffect(() => {
    const list = select.current;
    if (!awake || list === null || list.value === '') return;
    const group = list.selectedOptions[0]?.closest('optgroup');
    if (group?.dataset['country'] === country) return;
    list.value = '';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }, [awake, country]);

  if (withRegions.length === 0) return null;
  const followed = awake && country !== '';
  return (
    <FieldFrame
      name="region"
      label={followed && chosen !== null && chosen.regionLabel !== '' ? chosen.regionLabel : text.region}
      error={errors.region}
      hidden={namesOnly || (followed && (chosen?.regions.length ?? 0) === 0)}
    >
      <select
        ref={select}
        className="field__input"
        autoComplete={`${section} address-level1`}
        defaultValue={values.address.region}
        {...describeField('region', errors.region, undefined)}
      >
        <option value="">{text.chooseRegion}</option>
        {withRegions.map((each) => {
          const away = followed && each.code !== country;
          return (
            <optgroup
              key={each.code}
              label={each.name}
              data-country={each.code}
              hidden={away}
              disabled={away}
            >
              {each.regions.map((region) => (
                <option key={region.code} value={region.code}>
                  {region.name}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
    </FieldFrame>
  );
}

import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { addressCountry } from '@vitrine/domain/region/countries.ts';
import { useState } from 'react';
import { orderContact as words } from '../../text/en-order-contact.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { countryName } from '../../ui/form/place-fields.tsx';
import { ChangeDialog, type ChangeProps } from './change-dialog.tsx';

type Part = Exclude<keyof ChangeProps['subscription']['address'], 'country'>;

/** Another name and address from the next charge on; the country stays. */
export function AddressDialog(props: ChangeProps) {
  const { address: present, isCountryDivided } = props.subscription;
  const { country, ...stored } = present;
  const [address, setAddress] = useState(stored);
  const known = addressCountry(present, isCountryDivided, 'en');
  const hasPlace = country !== '';
  return (
    <ChangeDialog
      {...props}
      title={text.addressTitle}
      sentences={[text.addressText]}
      submit={text.save}
      change={(mail) => ({ action: 'address', address, mail })}
    >
      {({ problems, forget }) => {
        const of = (part: Part, label: string) => ({
          label,
          autoComplete: 'off',
          value: address[part],
          error: problems[`address.${part}`],
          onChange: ({
            currentTarget: { value },
          }: {
            readonly currentTarget: { readonly value: string };
          }) => {
            setAddress((before) => ({ ...before, [part]: value }));
            forget(`address.${part}`);
          },
        });
        return (
          <>
            <Group grow gap="sm" align="flex-start">
              <TextInput {...of('firstName', words.firstName)} data-autofocus />
              <TextInput {...of('lastName', words.lastName)} />
            </Group>
            {hasPlace && (
              <>
                <TextInput {...of('line1', words.line1)} />
                <TextInput {...of('line2', words.line2)} />
                <TextInput {...of('city', words.city)} />
                <Group grow gap="sm" align="flex-start">
                  {known !== null && known.regions.length > 0 && (
                    <NativeSelect
                      {...of('region', known.regionLabel)}
                      data={[
                        { value: '', label: words.chooseRegion },
                        ...known.regions.map(({ code, name }) => ({ value: code, label: name })),
                      ]}
                    />
                  )}
                  {known !== null && <TextInput {...of('postalCode', known.postalCode.label)} />}
                </Group>
              </>
            )}
            <TextInput {...of('phone', words.phone)} type="tel" inputMode="tel" />
            {hasPlace && (
              <Text size="sm" c="dimmed">
                {`${words.country}: ${countryName(country)}. ${text.countryStays}`}
              </Text>
            )}
          </>
        );
      }}
    </ChangeDialog>
  );
}

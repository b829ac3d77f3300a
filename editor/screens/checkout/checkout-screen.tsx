import { Title } from '@mantine/core';
import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import { checkoutChange, type CheckoutScreen as Stored } from '@vitrine/contracts/store-settings.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import * as z from 'zod';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';
import { checkout as text } from '../../text/en-store.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { FieldReader } from '../../ui/form/read-values.ts';
import { MoneyField, NumberField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { LegalCards } from './legal-cards.tsx';

const KEY = ['checkout-settings'];

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/checkout-settings', {}, signal);

/** The settings of the cart and the checkout. */
export function CheckoutScreen() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <CheckoutForm stored={stored} />}
    </LoadedScreen>
  );
}

const values = z.object({
  orderNumbersFrom: z.string(),
  orderMinimumMinor: z.string(),
  expressCheckout: z.boolean(),
  paymentLinks: z.boolean(),
  multipleQuantityAllowedForServices: z.boolean(),
  legal: z.object({
    terms: z.string(),
    privacy: z.string(),
    returns: z.string(),
    mustAgree: z.boolean(),
    consents: z.array(
      z.object({ id: z.string(), text: z.string(), url: z.string(), isRequired: z.boolean() }),
    ),
  }),
});

function CheckoutForm(props: { stored: Stored }) {
  const form = useForm({
    record: 'checkout-settings',
    stored: props.stored,
    schema: values,
    valuesOf: ({
      orderMinimumMinor,
      expressCheckout,
      paymentLinks,
      multipleQuantityAllowedForServices,
      legal,
      currency,
    }) => ({
      orderNumbersFrom: '',
      orderMinimumMinor: orderMinimumMinor === 0 ? '' : toDecimal({ minor: orderMinimumMinor, currency }),
      expressCheckout,
      paymentLinks,
      multipleQuantityAllowedForServices,
      legal,
    }),
    read: (typed, { version, currency }) => {
      const reader = new FieldReader();
      const orderMinimumMinor =
        reader.optionalMoney('orderMinimumMinor', typed.orderMinimumMinor, currency) ?? 0;
      const legal = { ...typed.legal, consents: typed.legal.consents.map((one) => ({ ...one })) };
      const orderNumbersFrom = reader.optionalNumber('orderNumbersFrom', typed.orderNumbersFrom);
      return reader.done(
        checkoutChange,
        { ...typed, orderNumbersFrom, legal, orderMinimumMinor, version },
        typed,
      );
    },
    send: (body) => client.call('PUT', '/api/admin/checkout-settings', { body }),
    load,
    onStored: (now) => {
      updateCache(KEY, () => now);
      // The navigation has an entry for the payment links while they are on.
      updateCache<MeAnswer>(meQuery.queryKey, (me) =>
        me === undefined ? undefined : { ...me, website: { ...me.website, paymentLinks: now.paymentLinks } },
      );
      queryClient.removeQueries({ queryKey: ['payment-links'] });
    },
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
        <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
          <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
            {text.cart.title}
          </Title>
          <MoneyField
            field={form.field('orderMinimumMinor')}
            label={text.cart.minimum}
            hint={text.cart.minimumHint}
            currency={form.stored.currency}
          />
          <SwitchField
            field={form.field('expressCheckout')}
            label={text.cart.express}
            hint={text.cart.expressHint}
          />
          <SwitchField
            field={form.field('paymentLinks')}
            label={text.cart.paymentLinks}
            hint={text.cart.paymentLinksHint}
          />
          <SwitchField
            field={form.field('multipleQuantityAllowedForServices')}
            label={text.cart.services}
            hint={text.cart.servicesHint}
          />
          <NumberField
            field={form.field('orderNumbersFrom')}
            label={text.cart.numbers}
            hint={text.cart.numbersHint(form.stored.nextOrderNumber)}
          />
        </section>
        <LegalCards legal={form.group('legal')} />
      </div>
    </FormScreen>
  );
}

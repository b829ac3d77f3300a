import { NativeSelect, Text, TextInput } from '@mantine/core';
import { MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import { useState } from 'react';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { useShowMoney } from '../../ui/show-money.ts';
import { ChangeDialog, type ChangeProps } from './change-dialog.tsx';

const readQuantity = (typed: string): number | null => {
  const quantity = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
};

/** Another quantity or variant from the next charge on. A changed price is mailed to the customer in any case. */
export function ContentsDialog(props: ChangeProps) {
  const { subscription } = props;
  const { variants, currency, unitPriceMinor, quantity } = subscription;
  const [variantId, setVariantId] = useState(subscription.variantId);
  const [typed, setTyped] = useState(String(quantity));
  const [isAsked, setAsked] = useState(false);
  const showMoney = useShowMoney();
  const money = (minor: number) => showMoney({ minor, currency });
  const chosen = readQuantity(typed);
  const isKnown = variants.some(({ id }) => id === subscription.variantId);
  const unitMinor = variants.find(({ id }) => id === variantId)?.priceMinor ?? unitPriceMinor;
  const before = unitPriceMinor * quantity;
  const after = unitMinor * (chosen ?? quantity);
  const named = variants.map((variant) => ({
    value: variant.id,
    label: text.variantOf(
      Object.values(variant.attributes).join(', ') || variant.sku,
      money(variant.priceMinor),
    ),
  }));
  return (
    <ChangeDialog
      {...props}
      title={text.changeTitle}
      sentences={[text.changeText]}
      submit={text.save}
      {...(before === after ? {} : { mailNote: text.mailAlways })}
      change={(mail) => {
        setAsked(true);
        return chosen === null ? null : { action: 'contents', variantId, quantity: chosen, mail };
      }}
    >
      {({ problems, forget }) => (
        <>
          {(named.length > 1 || !isKnown) && (
            <NativeSelect
              label={text.variant}
              data={isKnown ? named : [{ value: subscription.variantId, label: subscription.sku }, ...named]}
              value={variantId}
              onChange={(event) => {
                setVariantId(event.currentTarget.value);
                forget('variantId');
                forget('quantity');
              }}
              error={problems['variantId']}
              data-autofocus
            />
          )}
          <TextInput
            label={text.quantity}
            inputMode="numeric"
            autoComplete="off"
            maw={160}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              forget('quantity');
            }}
            error={problems['quantity'] ?? (isAsked && chosen === null ? text.quantityProblem : null)}
            {...(named.length > 1 ? {} : { 'data-autofocus': true })}
          />
          <Text size="sm" aria-live="polite">
            {before === after
              ? text.priceStays(money(before))
              : text.priceChanges(money(before), money(after))}
          </Text>
        </>
      )}
    </ChangeDialog>
  );
}

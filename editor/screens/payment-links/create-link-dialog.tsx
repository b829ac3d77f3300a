import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { createPaymentLink } from '@vitrine/contracts/payment-links.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client, sentenceOf } from '../../app/client.ts';
import { paymentLinks as text } from '../../text/en-payment-links.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { useShowMoney } from '../../ui/show-money.ts';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { optionsOf } from '../draft-orders/draft-values.ts';
import { findSellable, type FoundProduct, refusalOfProduct } from '../draft-orders/sellable.ts';
import { readLinksAgain, reloadLinks } from './link-calls.ts';

type Problems = Readonly<Record<string, string>>;

/** Makes a payment link: a product, one of its variants, how many, and what the owner calls it. */
export function CreateLinkDialog(props: { currency: CurrencyCode; onClose: () => void }) {
  const money = useShowMoney();
  const sheet = useRef<HTMLFormElement>(null);
  const [product, setProduct] = useState<FoundProduct | null>(null);
  const [variantId, setVariantId] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [name, setName] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const refuse = (found: Problems) => {
    flushSync(() => setProblems(found));
    showFirstProblem(sheet.current);
  };
  const create = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/payment-links', {
        body: { name, variantId, quantity: Number(quantity) },
      }),
    onSuccess: (link) => {
      readLinksAgain();
      notifications.show({ message: text.created(link.name) });
      props.onClose();
    },
    onError: (error) => {
      if (!(error instanceof CallFailure)) return;
      if (error.code === 'PAYMENT_LINKS_OFF') reloadLinks();
      refuse(error.fields);
    },
  });

  const pick = (picked: FoundProduct | null) => {
    setProduct(picked);
    setVariantId(picked?.variants[0]?.variantId ?? '');
    const refusal = picked === null ? null : refusalOfProduct(picked);
    setProblems(refusal === null ? {} : { variantId: refusal });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const refusal = product === null ? text.productMissing : refusalOfProduct(product);
    const checked = createPaymentLink.body.safeParse({ name, variantId, quantity: wholeNumber(quantity) });
    const found: Record<string, string> = {};
    for (const { path, message } of checked.error?.issues ?? []) found[String(path[0])] ??= message;
    if (refusal !== null) found['variantId'] = refusal;
    if (Object.keys(found).length > 0) refuse(found);
    else create.mutate();
  };
  const isGeneral = create.isError && Object.keys(problems).length === 0;
  const several = product !== null && product.refusal === null && product.variants.length > 1;
  const setOf = (field: string, set: (value: string) => void) => (value: string) => {
    set(value);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== field)));
  };
  return (
    <Dialog
      opened
      onClose={create.isPending ? () => undefined : props.onClose}
      title={text.createTitle}
      closeOnClickOutside={false}
    >
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {isGeneral && (
            <Alert color="red" variant="light" role="alert" data-failure>
              {sentenceOf(create.error)}
            </Alert>
          )}
          <SearchSelect
            label={text.product}
            placeholder={text.productPlaceholder}
            nothing={text.productNothing}
            clearable
            data-autofocus
            name="sellable-products"
            find={findSellable}
            accept={() => true}
            labelOf={({ title }) => title}
            value={product?.id ?? null}
            onPick={pick}
            error={several ? undefined : problems['variantId']}
          />
          {several && (
            <NativeSelect
              label={text.variant}
              data={product.variants.map((variant) => ({
                value: variant.variantId,
                label: `${optionsOf(variant.attributes) || variant.sku}, ${money({ minor: variant.unitPriceMinor, currency: props.currency })}`,
              }))}
              value={variantId}
              onChange={(event) => setOf('variantId', setVariantId)(event.currentTarget.value)}
              error={problems['variantId']}
            />
          )}
          <TextInput
            label={text.quantityField}
            description={text.quantityHint}
            inputMode="numeric"
            autoComplete="off"
            maw={220}
            value={quantity}
            onChange={(event) => setOf('quantity', setQuantity)(event.currentTarget.value)}
            error={problems['quantity']}
          />
          <TextInput
            label={text.name}
            description={text.nameHint}
            autoComplete="off"
            value={name}
            onChange={(event) => setOf('name', setName)(event.currentTarget.value)}
            error={problems['name']}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={create.isPending}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={create.isPending}>
              {text.create}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** 0, which is refused, for what is no whole number. */
const wholeNumber = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0);

import { Alert, Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { DiscountDetail } from '@vitrine/contracts/discounts.ts';
import { MAX_CODES_OF_DISCOUNT } from '@vitrine/domain/discount/discount-limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';

/** Codes that one dialog makes at most. */
const MOST = 100_000;

/** Makes random codes, call by call, and shows how many are made. What is made stays when it is stopped. */
export function GenerateCodesDialog(props: {
  discount: DiscountDetail;
  onMade: () => void;
  onClose: () => void;
}) {
  const { id, codeCount } = props.discount;
  const number = useShowNumber();
  const most = Math.min(MOST, MAX_CODES_OF_DISCOUNT - codeCount);
  const [count, setCount] = useState('');
  const [prefix, setPrefix] = useState('');
  const [problems, setProblems] = useState<{ count?: string; prefix?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState(0);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const run = async (amount: number) => {
    setBusy(true);
    setFailure(null);
    setWanted(amount);
    const total = codeCount + amount;
    try {
      let now = codeCount + made;
      while (now < total && isOpen.current) {
        const before = now;
        const answer = await client.call('POST', '/api/admin/discounts/:id/generated-codes', {
          params: { id },
          body: { total, prefix },
        });
        now = answer.codeCount;
        setMade(now - codeCount);
        if (now === before) break;
      }
      props.onMade();
      if (!isOpen.current) return;
      notifications.show({ message: text.generated(number, amount) });
      props.onClose();
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : {};
      setProblems({
        ...(fields['prefix'] === undefined ? {} : { prefix: fields['prefix'] }),
        ...(fields['total'] === undefined ? {} : { count: fields['total'] }),
      });
      setFailure(Object.keys(fields).length > 0 ? null : sentenceOf(error));
      setBusy(false);
      props.onMade();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const amount = /^\d{1,7}$/.test(count.trim()) ? Number(count.trim()) : 0;
    if (amount < 1 || amount > most) {
      setProblems({ count: text.generateCountInvalid(number(most)) });
      return;
    }
    setProblems({});
    void run(amount);
  };
  const hasBegun = made > 0 || isBusy;
  return (
    <Dialog opened onClose={props.onClose} title={text.generateTitle} closeOnClickOutside={false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure} {made > 0 && text.generateStopped(number(made))}
            </Alert>
          )}
          <Text size="sm">{text.generateLead}</Text>
          <TextInput
            label={text.generateCount}
            inputMode="numeric"
            autoComplete="off"
            maw={220}
            value={count}
            disabled={hasBegun}
            onChange={(event) => {
              setCount(event.currentTarget.value);
              setProblems({});
            }}
            error={problems.count}
            data-autofocus
          />
          <TextInput
            label={text.prefix}
            description={text.prefixHint}
            autoComplete="off"
            maw={220}
            value={prefix}
            disabled={hasBegun}
            onChange={(event) => {
              setPrefix(event.currentTarget.value);
              setProblems({});
            }}
            error={problems.prefix}
          />
          {hasBegun && (
            <output>
              <Text component="span" size="sm" mb={6} display="block">
                {text.generating(number(made), number(wanted))}
              </Text>
              <Progress value={wanted === 0 ? 0 : (made / wanted) * 100} aria-label={text.generateTitle} />
            </output>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose}>
              {hasBegun ? text.close : text.cancel}
            </Button>
            <BusyButton type="submit" loading={isBusy}>
              {made > 0 && !isBusy ? text.goOn : text.generateSubmit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

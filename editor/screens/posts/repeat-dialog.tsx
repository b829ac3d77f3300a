import { Alert, Button, Checkbox, Group, Input, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import {
  isLastWeekday,
  MAX_EVERY,
  repeatedSpans,
  type RepeatRule,
  repeatUnits,
} from '@vitrine/domain/event/repeat-rule.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { events as text } from '../../text/en-events.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import { type RepeatProblems, ruleOf, startOfForm, type TypedRule } from './repeat-form.ts';
import styles from './series.module.css';

/** Monday to Sunday, in English as the sentences around them. */
const weekdays = Array.from({ length: 7 }, (_, at) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + at)),
);

/** Asks how an event is repeated, and shows the dates of the series before it is made. */
export function RepeatDialog(props: {
  readonly event: PostDetail;
  /** When it begins, ISO 8601. */
  readonly start: string;
  readonly close: () => void;
  readonly onRepeated: (event: PostDetail) => void;
}) {
  const { event } = props;
  const { timeZone } = useMe().website;
  const times = useShowTime();
  const form = useRef<HTMLFormElement>(null);
  const first = {
    start: Date.parse(props.start),
    end: event.endDate === null ? null : Date.parse(event.endDate),
  };
  const day = startOfForm(first.start, timeZone);
  const [typed, setTyped] = useState<TypedRule>(() => ({
    unit: 'week',
    every: '1',
    weekdays: [day.weekday],
    monthDay: 'day',
    ends: 'count',
    count: '10',
    lastDay: '',
  }));
  const [problems, setProblems] = useState<RepeatProblems>({});
  const change = (values: Partial<TypedRule>) => {
    setTyped((before) => ({ ...before, ...values }));
    setProblems({});
  };
  const read = ruleOf(typed);
  const preview = read.ok ? repeatedSpans(read.rule, first, timeZone) : null;
  const refuse = (found: RepeatProblems) => {
    setProblems(found);
    // After the sentence stands beside the field.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const atEnd = (sentence: string): RepeatProblems =>
    typed.ends === 'count' ? { count: sentence } : { lastDay: sentence };
  const repeat = useMutation({
    mutationFn: (rule: RepeatRule) =>
      client.call('POST', '/api/admin/posts/:id/repeat', {
        params: { id: event.id },
        body: { revision: event.revision, rule: { ...rule, weekdays: [...rule.weekdays] } },
      }),
    onSuccess: (now) => {
      props.onRepeated(now);
      props.close();
    },
    onError: (error) => {
      const sentence = error instanceof CallFailure ? error.fields['rule.end'] : undefined;
      if (sentence !== undefined) refuse(atEnd(sentence));
    },
  });
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    // The dialog is inside the screen's form.
    submitted.stopPropagation();
    if (repeat.isPending) return;
    if (!read.ok) refuse(read.problems);
    else if (preview !== null && !preview.ok) refuse(atEnd(text.problems[preview.error.code]));
    else repeat.mutate(read.rule);
  };
  const monthDays = text.monthDays(day.ofMonth, weekdays[day.weekday - 1] ?? '');
  return (
    <Dialog
      opened
      onClose={repeat.isPending ? () => undefined : props.close}
      title={text.repeatTitle}
      closeOnClickOutside={false}
    >
      <form noValidate ref={form} onSubmit={submit}>
        <Stack gap="md">
          {repeat.isError && Object.keys(problems).length === 0 && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(repeat.error)}
            </Alert>
          )}
          <Group align="flex-start" gap="sm">
            <TextInput
              className={styles['number'] ?? ''}
              label={text.every}
              inputMode="numeric"
              maxLength={String(MAX_EVERY).length}
              value={typed.every}
              error={problems.every}
              onChange={(changed) => change({ every: changed.currentTarget.value })}
              data-autofocus
            />
            <NativeSelect
              label={text.unit}
              value={typed.unit}
              onChange={(changed) => {
                const unit = repeatUnits.find((one) => one === changed.currentTarget.value);
                if (unit !== undefined) change({ unit });
              }}
              data={repeatUnits.map((unit) => ({ value: unit, label: text.units[unit] }))}
            />
          </Group>
          {typed.unit === 'week' && (
            <Input.Wrapper labelElement="div" label={text.weekdays} error={problems.weekdays}>
              <fieldset aria-label={text.weekdays} className={styles['weekdays']}>
                {weekdays.map((name, at) => (
                  <Checkbox
                    key={name}
                    label={name}
                    checked={typed.weekdays.includes(at + 1)}
                    aria-invalid={problems.weekdays !== undefined}
                    onChange={(changed) =>
                      change({
                        weekdays: changed.currentTarget.checked
                          ? [...typed.weekdays, at + 1]
                          : typed.weekdays.filter((weekday) => weekday !== at + 1),
                      })
                    }
                  />
                ))}
              </fieldset>
            </Input.Wrapper>
          )}
          {typed.unit === 'month' && (
            <NativeSelect
              label={text.monthDay}
              value={typed.monthDay}
              onChange={(changed) => {
                const chosen = changed.currentTarget.value;
                if (chosen === 'day' || chosen === 'weekday' || chosen === 'last-weekday')
                  change({ monthDay: chosen });
              }}
              data={[
                { value: 'day', label: monthDays.day },
                { value: 'weekday', label: monthDays.weekday },
                ...(isLastWeekday(first.start, timeZone)
                  ? [{ value: 'last-weekday', label: monthDays['last-weekday'] }]
                  : []),
              ]}
            />
          )}
          <Group align="flex-start" gap="sm">
            <NativeSelect
              label={text.end}
              value={typed.ends}
              onChange={(changed) =>
                change({ ends: changed.currentTarget.value === 'day' ? 'day' : 'count' })
              }
              data={[
                { value: 'count', label: text.ends.count },
                { value: 'day', label: text.ends.day },
              ]}
            />
            {typed.ends === 'count' ? (
              <TextInput
                className={styles['number'] ?? ''}
                label={text.count}
                inputMode="numeric"
                maxLength={3}
                value={typed.count}
                error={problems.count}
                onChange={(changed) => change({ count: changed.currentTarget.value })}
              />
            ) : (
              <TextInput
                type="date"
                label={text.lastDay}
                value={typed.lastDay}
                error={problems.lastDay}
                onChange={(changed) => change({ lastDay: changed.currentTarget.value })}
              />
            )}
          </Group>
          <Text size="sm" component="output" aria-live="polite">
            {preview === null
              ? null
              : preview.ok
                ? text.previewCount(
                    preview.value.length,
                    times.day(isoOf(preview.value.at(-1)?.start ?? first.start)),
                  )
                : text.problems[preview.error.code]}
          </Text>
          {preview?.ok === true && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
            <ol className={styles['dates']} aria-label={text.preview} tabIndex={0}>
              {preview.value.map(({ start }) => (
                <li key={start}>
                  {times.weekday(isoOf(start))}, {times.moment(isoOf(start))}
                </li>
              ))}
            </ol>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.close} disabled={repeat.isPending}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={repeat.isPending}>
              {preview?.ok === true ? text.repeatDo(preview.value.length) : text.repeatHead}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

const isoOf = (moment: number): string => new Date(moment).toISOString();

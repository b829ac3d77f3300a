import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { Segment } from '@vitrine/contracts/segments.ts';
import { MAX_LIST_NAME, MAX_SEGMENT_RULES } from '@vitrine/domain/audience/audience-limits.ts';
import { type SegmentMatch, segmentMatches } from '@vitrine/domain/audience/segment-rules.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { audience } from '../../text/en-audience.ts';
import { segments as text } from '../../text/en-segments.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { RuleRow } from './rule-row.tsx';
import { freshRule, sentRule, type TypedRule, typedRule } from './segment-values.ts';

/** The problem of a rule: the sentence of the first of its fields that has one. */
function problemOf(error: unknown, at: number): string | undefined {
  if (!(error instanceof CallFailure)) return undefined;
  return Object.entries(error.fields).find(
    ([field]) => field === `rules.${at}` || field.startsWith(`rules.${at}.`),
  )?.[1];
}

const isOfRule = (field: string): boolean => /^rules\.\d/.test(field);

/** Adds a segment, or changes its name and rules; shows whom these select before they are stored. */
export function SegmentDialog(props: { segment: Segment | null; onClose: () => void }) {
  const { segment, onClose } = props;
  const show = useShowNumber();
  const sheet = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(segment?.name ?? '');
  const [match, setMatch] = useState<SegmentMatch>(segment?.match ?? 'all');
  const [rules, setRules] = useState<readonly TypedRule[]>(
    segment?.rules.map((rule, at) => typedRule(at, rule)) ?? [freshRule(0, 'list')],
  );
  const [nextKey, setNextKey] = useState(rules.length);
  const definition = () => ({ match, rules: rules.map(sentRule) });
  const preview = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/audience/segments/preview', { body: definition() }),
  });
  const save = useMutation({
    mutationFn: () =>
      segment === null
        ? client.call('POST', '/api/admin/audience/segments', { body: { name, ...definition() } })
        : client.call('PUT', '/api/admin/audience/segments/:id', {
            params: { id: segment.id },
            body: { name, ...definition(), revision: segment.revision },
          }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['segments'] });
      notifications.show({ message: text.saved });
      onClose();
    },
  });
  const failure = save.error ?? preview.error;
  const fields = failure instanceof CallFailure ? failure.fields : {};
  const isShownAtField = 'name' in fields || Object.keys(fields).some(isOfRule);
  /** What was counted, and what was wrong, is of other rules. */
  const forget = () => {
    preview.reset();
    save.reset();
  };
  const showProblem = () => showFirstProblem(sheet.current);
  const change = (changed: readonly TypedRule[]) => {
    setRules(changed);
    forget();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    preview.reset();
    if (!save.isPending) save.mutate(undefined, { onError: showProblem });
  };
  return (
    <Dialog
      opened
      size="lg"
      onClose={save.isPending ? () => undefined : onClose}
      title={segment === null ? text.addTitle : text.editTitle}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit} ref={sheet}>
        <Stack gap="md">
          {failure !== null && !isShownAtField && (
            <Alert color="red" variant="light" role="alert">
              {fields['rules'] ?? sentenceOf(failure)}
            </Alert>
          )}
          <TextInput
            label={text.name}
            autoComplete="off"
            maxLength={MAX_LIST_NAME}
            value={name}
            error={fields['name']}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <NativeSelect
            label={text.match}
            data={segmentMatches.map((value) => ({ value, label: text.matches[value] }))}
            value={match}
            onChange={(event) => {
              setMatch(event.currentTarget.value === 'any' ? 'any' : 'all');
              forget();
            }}
          />
          {rules.map((rule, at) => (
            <RuleRow
              key={rule.key}
              rule={rule}
              number={at + 1}
              problem={problemOf(failure, at)}
              onChange={(changed) => change(rules.with(at, changed))}
              onRemove={() => change(rules.toSpliced(at, 1))}
            />
          ))}
          <Group gap="sm">
            {rules.length < MAX_SEGMENT_RULES && (
              <Button
                variant="default"
                onClick={() => {
                  change([...rules, freshRule(nextKey, 'tag')]);
                  setNextKey(nextKey + 1);
                }}
              >
                {text.addRule}
              </Button>
            )}
            <BusyButton
              variant="default"
              loading={preview.isPending}
              onClick={() => {
                save.reset();
                preview.mutate(undefined, { onError: showProblem });
              }}
            >
              {text.look}
            </BusyButton>
          </Group>
          <output>
            {preview.data !== undefined && (
              <>
                <Text size="sm" fw={600}>
                  {text.count(show, preview.data.count, preview.data.isMore)}
                </Text>
                <Text size="sm" c="dimmed">
                  {preview.data.sample.map(({ email }) => email).join(', ')}
                </Text>
              </>
            )}
          </output>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {audience.cancel}
            </Button>
            <BusyButton type="submit" loading={save.isPending}>
              {audience.save}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

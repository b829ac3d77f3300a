import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { segmentComparisons } from '@vitrine/domain/audience/segment-rules.ts';
import { subscriberSources } from '@vitrine/domain/audience/subscriber-states.ts';
import { audience } from '../../text/en-audience.ts';
import { segments as text } from '../../text/en-segments.ts';
import { BinIcon } from '../../ui/icons.tsx';
import { useMailingLists } from './audience-queries.ts';
import styles from './audience.module.css';
import { freshRule, segmentFields, type TypedRule } from './segment-values.ts';

/** A rule of a segment: what it is about, how that is compared, and with what. */
export function RuleRow(props: {
  rule: TypedRule;
  /** From 1. */
  number: number;
  problem: string | undefined;
  onChange: (rule: TypedRule) => void;
  onRemove: () => void;
}) {
  const { rule, number, onChange } = props;
  const comparisons: readonly TypedRule['is'][] = segmentComparisons[rule.field];
  return (
    <fieldset className={styles['rule']} aria-label={text.rule(number)} data-rule={rule.key}>
      <NativeSelect
        aria-label={text.field}
        data={segmentFields.map((value) => ({ value, label: text.fields[value] }))}
        value={rule.field}
        onChange={(event) => {
          const field = segmentFields.find((one) => one === event.currentTarget.value);
          if (field !== undefined) onChange(freshRule(rule.key, field));
        }}
      />
      <NativeSelect
        aria-label={text.comparison}
        data={comparisons.map((value) => ({ value, label: text.comparisons[value] }))}
        value={rule.is}
        onChange={(event) => {
          const is = comparisons.find((one) => one === event.currentTarget.value);
          if (is !== undefined) onChange({ ...rule, is });
        }}
      />
      <RuleValue {...props} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={text.removeRule(number)}
        onClick={props.onRemove}
      >
        <BinIcon size={18} />
      </ActionIcon>
    </fieldset>
  );
}

function RuleValue(props: {
  rule: TypedRule;
  problem: string | undefined;
  onChange: (rule: TypedRule) => void;
}) {
  const { rule, problem, onChange } = props;
  const lists = useMailingLists();
  const change = (value: string) => onChange({ ...rule, value });
  if (rule.field === 'list' || rule.field === 'source') {
    const options =
      rule.field === 'source'
        ? subscriberSources.map((value) => ({ value, label: audience.sources[value] }))
        : [
            { value: '', label: text.chooseList },
            ...(lists.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ];
    return (
      <NativeSelect
        className={styles['ruleValue'] ?? ''}
        aria-label={text.value}
        data={options}
        value={rule.value}
        error={problem}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      className={styles['ruleValue'] ?? ''}
      // The hint is below, so that the fields of a rule stand in one line.
      inputWrapperOrder={['input', 'description', 'error']}
      aria-label={text.value}
      type={rule.field === 'joined' ? 'date' : 'text'}
      {...(rule.field === 'orders' ? { inputMode: 'numeric' as const } : {})}
      {...(rule.field === 'language' ? { description: text.languageHint } : {})}
      autoComplete="off"
      maxLength={256}
      value={rule.value}
      error={problem}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

import { NativeSelect, TextInput } from '@mantine/core';
import { knownCarriers, type Tracking, trackingProblems } from '@vitrine/domain/order/tracking.ts';
import { fulfilment as text } from '../../text/en-fulfilment.ts';

export type TrackingErrors = ReturnType<typeof trackingProblems>;

const choices = [
  { value: '', label: text.noCarrier },
  ...knownCarriers.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'other', label: text.otherCarrier },
];

/** Carrier and tracking number; for another carrier its name and link too. */
export function TrackingFields(props: {
  value: Tracking;
  errors: TrackingErrors;
  onChange: (change: Partial<Tracking>) => void;
  /** Whether the dialog opens with the focus here. */
  isFirst?: boolean;
}) {
  const { value, errors, onChange } = props;
  return (
    <>
      <NativeSelect
        label={text.carrier}
        data={choices}
        value={value.carrier}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const known = knownCarriers.find(({ id }) => id === chosen);
          onChange({ carrier: known?.id ?? (chosen === 'other' ? 'other' : '') });
        }}
        error={errors.carrier}
        {...(props.isFirst === true ? { 'data-autofocus': true } : {})}
      />
      {value.carrier === 'other' && (
        <TextInput
          label={text.carrierName}
          value={value.carrierName}
          onChange={(event) => onChange({ carrierName: event.currentTarget.value })}
          error={errors.carrierName}
        />
      )}
      {value.carrier !== '' && (
        <TextInput
          label={text.trackingNumber}
          autoComplete="off"
          spellCheck={false}
          value={value.trackingNumber}
          onChange={(event) => onChange({ trackingNumber: event.currentTarget.value })}
          error={errors.trackingNumber}
        />
      )}
      {value.carrier === 'other' && (
        <TextInput
          label={text.trackingUrl}
          description={text.trackingUrlHint}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          value={value.trackingUrl}
          onChange={(event) => onChange({ trackingUrl: event.currentTarget.value })}
          error={errors.trackingUrl}
        />
      )}
    </>
  );
}

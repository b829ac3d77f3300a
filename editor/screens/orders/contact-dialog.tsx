import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { hasNameOnly } from '@vitrine/domain/order/correct-contact.ts';
import { addressCountry } from '@vitrine/domain/region/countries.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { orderContact as text } from '../../text/en-order-contact.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { ConflictChooser } from '../../ui/form/conflict-chooser.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { countryName } from '../../ui/form/place-fields.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { ProblemSummary } from '../../ui/form/problem-summary.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { SavedDraftOffer } from '../../ui/saved-draft-offer.tsx';
import { type ContactValues, useOrderContact } from './use-order-contact.ts';

/** The contact and the delivery address of an order, to correct them. */
export function ContactDialog(props: {
  order: OrderDetail;
  onChanged: (order: OrderDetail) => void;
  onClose: () => void;
}) {
  const { order, onChanged, onClose } = props;
  const form = useOrderContact(order, onChanged);
  const sheet = useRef<HTMLFormElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const isSaving = form.state === 'saving';
  useEffect(() => {
    if (form.refusals > 0) notices.current?.querySelector<HTMLElement>('[data-summary]')?.focus();
  }, [form.refusals]);

  const close = () => {
    if (isSaving) return;
    form.discard();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { email } = form.values;
    const isNewEmail = email !== form.stored.email;
    if (!(await form.save())) return;
    notifications.show({ message: isNewEmail ? text.savedEmail(email.trim()) : text.saved });
    onClose();
  };
  // The button that was pressed is removed.
  const settle = () => focusPlace(sheet.current?.querySelector<HTMLElement>('[data-field]'));
  const { canCorrectAddress, details } = form.stored;
  const address = form.group('address');
  return (
    <Dialog opened onClose={close} title={text.title(order.number)} closeOnClickOutside={false}>
      <form ref={sheet} onSubmit={(event) => void submit(event)} noValidate>
        {form.kept !== null && <SavedDraftOffer {...form.kept} onSettled={settle} />}
        <div ref={notices}>
          {form.conflicts.length > 0 ? (
            <ConflictChooser form={form} onSettled={settle} />
          ) : (
            form.failure !== null && <ProblemSummary form={form} sheet={sheet} />
          )}
        </div>
        <Stack gap="md">
          <TextField
            field={form.field('email')}
            label={text.email}
            hint={text.emailHint}
            type="email"
            inputMode="email"
            isFirst
          />
          <TextField field={address.field('phone')} label={text.phone} type="tel" inputMode="tel" />
          {canCorrectAddress ? (
            <>
              <Group grow gap="sm" align="flex-start">
                <TextField field={address.field('firstName')} label={text.firstName} />
                <TextField field={address.field('lastName')} label={text.lastName} />
              </Group>
              {!hasNameOnly(details) && <PlaceFields address={address} order={form.stored} />}
            </>
          ) : (
            <Text size="sm" c="dimmed">
              {text.sent}
            </Text>
          )}
          {canCorrectAddress && (
            <Text size="sm" c="dimmed">
              {text.documents}
            </Text>
          )}
          {order.startedSubscriptions.some(({ isRunning }) => isRunning) && (
            <Text size="sm" c="dimmed">
              {text.subscription}
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={isSaving}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={isSaving}>
              {text.save}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Street, city, region and postal code, as addresses of the country have them. */
function PlaceFields(props: {
  address: FieldSet<ContactValues['address']>;
  order: Pick<OrderDetail, 'details' | 'isCountryDivided'>;
}) {
  const { address, order } = props;
  const stored = order.details.address;
  const known = addressCountry(stored, order.isCountryDivided, 'en');
  return (
    <>
      <TextField field={address.field('line1')} label={text.line1} />
      <TextField field={address.field('line2')} label={text.line2} />
      <TextField field={address.field('city')} label={text.city} />
      <Group grow gap="sm" align="flex-start">
        {known !== null && known.regions.length > 0 && (
          <SelectField
            field={address.field('region')}
            label={known.regionLabel}
            options={[
              { value: '', label: text.chooseRegion },
              ...known.regions.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        )}
        {known !== null && <TextField field={address.field('postalCode')} label={known.postalCode.label} />}
      </Group>
      <Text size="sm" c="dimmed">
        {text.country}: {countryName(stored.country)}. {text.countryStays}
      </Text>
    </>
  );
}

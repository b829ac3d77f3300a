import { PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { changeEmailBody } from '@vitrine/contracts/account.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { fieldsOfSchema } from '../../ui/form-fields.ts';
import { rememberAccount } from './account-queries.ts';
import { DialogForm } from './dialog-form.tsx';

const words = text.account.emailDialog;

/** Asks for a new email address and the password. */
export function EmailDialog(props: { opened: boolean; close: () => void }) {
  return (
    <Dialog opened={props.opened} onClose={props.close} title={words.title} size="28rem" centered>
      <EmailForm close={props.close} />
    </Dialog>
  );
}

function EmailForm({ close }: { close: () => void }) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => fieldsOfSchema(changeEmailBody, values),
  });
  return (
    <DialogForm
      form={form}
      submitLabel={words.submit}
      close={close}
      send={async (values) => {
        rememberAccount(await client.call('POST', '/api/admin/account/email', { body: values }));
        notifications.show({ message: words.sent(values.email) });
      }}
    >
      <Text size="sm">{words.lead}</Text>
      <Stack gap="md">
        <TextInput
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={words.password}
          autoComplete="current-password"
          aria-invalid={form.errors['password'] !== undefined}
          {...form.getInputProps('password')}
        />
      </Stack>
    </DialogForm>
  );
}

import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { type AccountView, changePasswordBody } from '@vitrine/contracts/account.ts';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { client } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { fieldsOfSchema } from '../../ui/form-fields.ts';
import { NewPasswordField, passwordProblem } from '../../ui/new-password-field.tsx';
import { rememberAccount } from './account-queries.ts';
import { Card } from './card.tsx';
import { DialogForm } from './dialog-form.tsx';

const words = text.account.passwordDialog;

/** The password, changed with the old one. */
export function PasswordCard({ account }: { account: AccountView }) {
  const [changing, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <Card
      name="password"
      title={text.account.password}
      lead={text.account.passwordHint}
      action={
        <Button variant="default" onClick={() => setChanging(true)}>
          {text.account.changePassword}
        </Button>
      }
    >
      <Dialog opened={changing} onClose={close} title={words.title} size="28rem" centered>
        <PasswordForm account={account} close={close} />
      </Dialog>
    </Card>
  );
}

function PasswordForm({ account, close }: { account: AccountView; close: () => void }) {
  const { website } = useMe();
  const owner = { name: account.name, email: account.email, shopName: website.title };
  const form = useForm({
    initialValues: { current: '', password: '' },
    validate: (values) => ({
      ...passwordProblem(values.password, owner),
      ...fieldsOfSchema(changePasswordBody, values),
    }),
  });
  return (
    <DialogForm
      form={form}
      submitLabel={words.submit}
      close={close}
      send={async (values) => {
        rememberAccount(await client.call('POST', '/api/admin/account/password', { body: values }));
        notifications.show({ message: words.done });
      }}
    >
      <Text size="sm">{words.lead}</Text>
      <Stack gap="md">
        <PasswordInput
          label={words.current}
          autoComplete="current-password"
          size="md"
          data-autofocus
          aria-invalid={form.errors['current'] !== undefined}
          {...form.getInputProps('current')}
        />
        <NewPasswordField label={words.password} owner={owner} {...form.getInputProps('password')} />
      </Stack>
    </DialogForm>
  );
}

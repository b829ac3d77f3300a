import { Alert, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { welcomeBody } from '@vitrine/contracts/accounts.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { PasswordOwner } from '@vitrine/domain/account/check-password.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { rememberSession } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { fieldsOfSchema } from '../../ui/form-fields.ts';
import { NewPasswordField, passwordProblem } from '../../ui/new-password-field.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';

export function WelcomeForm(props: { token: string; onWelcomed: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sheet = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { name: '', email: '', password: '' },
    validate: (values) => ({
      ...passwordProblem(values.password, ownerOf(values)),
      ...fieldsOfSchema(welcomeBody, { ...values, token: props.token }),
    }),
  });

  const submit = async (values: typeof form.values) => {
    setBusy(true);
    setFailure(null);
    try {
      rememberSession(
        await client.call('POST', '/api/admin/welcome', { body: { ...values, token: props.token } }),
      );
      props.onWelcomed();
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : {};
      form.setErrors({ ...fields });
      setFailure(Object.keys(fields).length > 0 ? text.form.fix : sentenceOf(error));
      showFirstProblem(sheet.current);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={sheet}
      onSubmit={(event) => form.onSubmit(submit, () => showFirstProblem(sheet.current))(event)}
      noValidate
    >
      <Stack gap="md">
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={text.welcome.name}
          description={text.welcome.nameHint}
          autoComplete="name"
          size="md"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={text.welcome.email}
          description={text.welcome.emailHint}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="md"
          {...form.getInputProps('email')}
        />
        <NewPasswordField
          label={text.welcome.password}
          owner={ownerOf(form.values)}
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" size="md" loading={busy} fullWidth mt="xs">
          {text.welcome.submit}
        </BusyButton>
      </Stack>
    </form>
  );
}

const ownerOf = ({ name, email }: { name: string; email: string }): PasswordOwner => ({
  name,
  email,
  shopName: '',
});

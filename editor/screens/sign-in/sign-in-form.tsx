import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type MeAnswer, signInBody } from '@vitrine/contracts/accounts.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { rememberSession } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { fieldsOfSchema } from '../../ui/form-fields.ts';
import { showFirstProblem } from '../../ui/show-first-problem.ts';

/** Email and password. The input is kept whatever the response. */
export function SignInForm(props: { onSignedIn: (me: MeAnswer) => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sheet = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => fieldsOfSchema(signInBody, values),
  });

  const submit = async (values: typeof form.values) => {
    setBusy(true);
    setFailure(null);
    try {
      const me = await client.call('POST', '/api/admin/sign-in', { body: values });
      rememberSession(me);
      props.onSignedIn(me);
    } catch (error) {
      if (error instanceof CallFailure) form.setErrors({ ...error.fields });
      setFailure(sentenceOf(error));
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
          label={text.signIn.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={text.signIn.password}
          autoComplete="current-password"
          size="md"
          aria-invalid={form.errors['password'] !== undefined}
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" size="md" loading={busy} fullWidth>
          {text.signIn.submit}
        </BusyButton>
      </Stack>
    </form>
  );
}

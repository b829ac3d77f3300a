import { Alert, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { forgotPasswordBody } from '@vitrine/contracts/accounts.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { fieldsOfSchema } from '../../ui/form-fields.ts';
import { showFirstProblem } from '../../ui/show-first-problem.ts';

export function ForgotPasswordForm(props: { onSent: (email: string) => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sheet = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => fieldsOfSchema(forgotPasswordBody, values),
  });

  const submit = async (values: typeof form.values) => {
    setBusy(true);
    setFailure(null);
    try {
      await client.call('POST', '/api/admin/password-reset/request', { body: values });
      props.onSent(values.email.trim());
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
          label={text.forgotPassword.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <BusyButton type="submit" size="md" loading={busy} fullWidth>
          {text.forgotPassword.submit}
        </BusyButton>
      </Stack>
    </form>
  );
}

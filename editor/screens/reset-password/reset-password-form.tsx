import { Alert, Stack, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ResetCheckAnswer, resetPasswordBody } from '@vitrine/contracts/accounts.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { rememberSession } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { fieldsOfSchema } from '../../ui/form-fields.ts';
import { NewPasswordField, passwordProblem } from '../../ui/new-password-field.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';

export function ResetPasswordForm(props: { token: string; owner: ResetCheckAnswer; onReset: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sheet = useRef<HTMLFormElement>(null);
  const owner = { ...props.owner, shopName: '' };
  const form = useForm({
    initialValues: { password: '' },
    validate: (values) => ({
      ...passwordProblem(values.password, owner),
      ...fieldsOfSchema(resetPasswordBody, { ...values, token: props.token }),
    }),
  });

  const submit = async (values: typeof form.values) => {
    setBusy(true);
    setFailure(null);
    try {
      rememberSession(
        await client.call('POST', '/api/admin/password-reset', { body: { ...values, token: props.token } }),
      );
      props.onReset();
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
        <VisuallyHidden aria-hidden>
          {/* Password managers keep the new password under this name. */}
          <input type="email" autoComplete="username" value={props.owner.email} readOnly tabIndex={-1} />
        </VisuallyHidden>
        <NewPasswordField
          label={text.resetPassword.password}
          owner={owner}
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" size="md" loading={busy} fullWidth mt="xs">
          {text.resetPassword.submit}
        </BusyButton>
      </Stack>
    </form>
  );
}

import { Anchor, Code, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** Requests a password reset link. The result is the same whether the email address has an account or not. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <AuthLayout title={text.forgotPassword.title} lead={text.forgotPassword.lead}>
      <ForgotPasswordForm onSent={setSentTo} />
      <BackToSignIn />
    </AuthLayout>
  ) : (
    <AuthLayout title={text.forgotPassword.sentTitle} lead="">
      <Sent email={sentTo} />
      <BackToSignIn />
    </AuthLayout>
  );
}

function Sent(props: { email: string }) {
  const confirmation = useRef<HTMLDivElement>(null);
  // The pressed button is removed.
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <Stack gap="md" ref={confirmation} tabIndex={-1} style={{ outline: 'none' }}>
      <Text style={{ overflowWrap: 'anywhere' }}>{text.forgotPassword.sent(props.email)}</Text>
      <Text size="sm" c="dimmed">
        {text.forgotPassword.noMail}
      </Text>
      <Code block>{text.forgotPassword.command}</Code>
    </Stack>
  );
}

function BackToSignIn() {
  return (
    <Text size="sm" mt="lg">
      <Anchor component={Link} to="/sign-in" inherit py={4}>
        {text.forgotPassword.toSignIn}
      </Anchor>
    </Text>
  );
}

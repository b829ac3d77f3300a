import { Button, Loader, Text } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Opened from the link in the mail or the one printed by `vitrine owner reset`. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const check = useQuery({
    queryKey: ['password-reset', token],
    queryFn: async () => {
      // The session request sets the crumb cookie that the check must echo.
      await queryClient.fetchQuery({ ...meQuery, retry: false }).catch(() => null);
      return client.call('POST', '/api/admin/password-reset/check', { body: { token } });
    },
    enabled: token !== '',
    // A valid link is not checked again while someone types.
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (token === '') return <DeadLink sentence={text.resetPassword.noToken} />;
  if (check.isPending) {
    return (
      <AuthLayout title={text.resetPassword.title} lead={text.resetPassword.checking}>
        <Loader size="sm" />
      </AuthLayout>
    );
  }
  if (check.isError) {
    if (check.error instanceof CallFailure && check.error.code === 'RESET_LINK_INVALID') {
      return <DeadLink sentence={text.resetPassword.dead} />;
    }
    return (
      <AuthLayout title={text.resetPassword.title} lead={sentenceOf(check.error)}>
        <Button onClick={() => void check.refetch()}>{text.app.tryAgain}</Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={text.resetPassword.title} lead={text.resetPassword.lead(check.data.email)}>
      <ResetPasswordForm
        token={token}
        owner={check.data}
        onReset={() => void navigate('/', { replace: true })}
      />
    </AuthLayout>
  );
}

function DeadLink(props: { sentence: string }) {
  return (
    <AuthLayout title={text.resetPassword.deadTitle} lead="">
      <Text mb="lg">{props.sentence}</Text>
      <Button component={Link} to="/forgot-password">
        {text.resetPassword.newLink}
      </Button>
    </AuthLayout>
  );
}

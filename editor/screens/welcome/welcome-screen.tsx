import { Button, Loader, Text } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { WelcomeForm } from './welcome-form.tsx';

/** Opened from the link that the server prints at its first start. */
export function WelcomeScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const check = useQuery({
    queryKey: ['welcome', token],
    queryFn: async () => {
      // The session request sets the crumb cookie that the check must echo.
      await queryClient.fetchQuery({ ...meQuery, retry: false }).catch(() => null);
      await client.call('POST', '/api/admin/welcome/check', { body: { token } });
      return true;
    },
    enabled: token !== '',
    // A valid link is not checked again while someone types.
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (token === '') return <DeadLink sentence={text.welcome.noToken} />;
  if (check.isPending) {
    return (
      <AuthLayout title={text.welcome.title} lead={text.welcome.checking}>
        <Loader size="sm" />
      </AuthLayout>
    );
  }
  if (check.isError) {
    if (check.error instanceof CallFailure && check.error.code === 'WELCOME_LINK_INVALID') {
      return <DeadLink sentence={text.welcome.dead} />;
    }
    return (
      <AuthLayout title={text.welcome.title} lead={sentenceOf(check.error)}>
        <Button onClick={() => void check.refetch()}>{text.app.tryAgain}</Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={text.welcome.title} lead={text.welcome.lead}>
      <WelcomeForm token={token} onWelcomed={() => void navigate('/start', { replace: true })} />
    </AuthLayout>
  );
}

function DeadLink(props: { sentence: string }) {
  return (
    <AuthLayout title={text.welcome.deadTitle} lead="">
      <Text mb="lg">{props.sentence}</Text>
      <Button component={Link} to="/sign-in">
        {text.welcome.toSignIn}
      </Button>
    </AuthLayout>
  );
}

import { Button, Loader } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';

const words = text.account.confirm;

/** Opened from the link mailed to a new email address. */
export function ConfirmEmailScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirmed = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      // The session request sets the crumb cookie that the call must echo.
      await queryClient.fetchQuery({ ...meQuery, retry: false }).catch(() => null);
      const answer = await client.call('POST', '/api/admin/account/email/confirm', { body: { token } });
      queryClient.removeQueries({ queryKey: meQuery.queryKey });
      return answer;
    },
    enabled: token !== '',
    retry: false,
    // The link works once.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  if (token === '') return <DeadLink sentence={words.noToken} />;
  if (confirmed.isPending) {
    return (
      <AuthLayout title={words.title} lead={words.checking}>
        <Loader size="sm" />
      </AuthLayout>
    );
  }
  if (confirmed.isError) {
    if (confirmed.error instanceof CallFailure && confirmed.error.code === 'EMAIL_LINK_INVALID')
      return <DeadLink sentence={words.dead} />;
    return (
      <AuthLayout title={words.title} lead={sentenceOf(confirmed.error)}>
        <Button onClick={() => void confirmed.refetch()}>{text.app.tryAgain}</Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.doneTitle} lead={words.done(confirmed.data.email)}>
      <Button component={Link} to="/">
        {words.go}
      </Button>
    </AuthLayout>
  );
}

function DeadLink(props: { sentence: string }) {
  return (
    <AuthLayout title={words.deadTitle} lead={props.sentence}>
      <Button component={Link} to="/account">
        {words.toAccount}
      </Button>
    </AuthLayout>
  );
}

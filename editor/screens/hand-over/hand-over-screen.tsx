import { Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { client, queryClient } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';
import { siteText } from '../../text/en-sites.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';

/** What one of the three pages does; `signIn` goes on where a person can. */
type Step = (go: { readonly inside: () => void; readonly signIn: () => void }) => Promise<void>;

function HandOver({ step }: { step: Step }) {
  const navigate = useNavigate();
  // A token works once, and so does this.
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const go = {
      inside: () => void navigate('/', { replace: true }),
      signIn: () => void navigate('/sign-in', { replace: true }),
    };
    step(go).catch(go.signIn);
  }, [navigate, step]);
  return (
    <AuthLayout title={siteText.handOver.title} lead={siteText.handOver.lead}>
      <Loader size="sm" />
    </AuthLayout>
  );
}

const isSignedIn = async (): Promise<boolean> =>
  (await queryClient.fetchQuery({ ...meQuery, retry: false }).catch(() => null)) !== null;

/** At the site one wants to work on: who is signed in already goes in, others ask the site they come from. */
export function SwitchScreen() {
  return <HandOver step={beginHere} />;
}

const beginHere: Step = async (go) => {
  // This request also sets the crumb that the next one echoes.
  if (await isSignedIn()) return go.inside();
  const query = new URLSearchParams(location.search);
  const { address } = await client.call('POST', '/api/admin/hand-over/begin', {
    body: { from: query.get('from') ?? '', host: query.get('host') ?? '' },
  });
  location.replace(address);
};

/** At the site where one is signed in: a token for the other. Without a session, signing in comes first (the loader). */
export function HandOverScreen() {
  return <HandOver step={handOver} />;
}

const handOver: Step = async () => {
  const query = new URLSearchParams(location.search);
  const { address, token } = await client.call('POST', '/api/admin/hand-over', {
    body: { to: query.get('to') ?? '', state: query.get('state') ?? '' },
  });
  // Behind the #, so that no server is sent it and no log has it.
  location.replace(`${address}#${token}`);
};

/** Back at the site one wants to work on, with the token. */
export function ArriveScreen() {
  return <HandOver step={arrive} />;
}

const arrive: Step = async (go) => {
  const token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  await client.call('POST', '/api/admin/hand-over/accept', { body: { token } });
  queryClient.removeQueries({ queryKey: meQuery.queryKey });
  go.inside();
};

import { Button } from '@mantine/core';
import type { DesignView } from '@vitrine/contracts/design.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../../app/client.ts';
import { SessionEnded } from '../../../app/session-ended.tsx';
import { design as words } from '../../../text/en-design.ts';
import { CallFailed } from '../../../ui/call-state.tsx';
import { Speech } from '../../page-editor/speech.tsx';
import { useHeldFocus } from '../../page-editor/use-held-focus.ts';
import { DesignDesk } from './design-desk.tsx';
import styles from './desk.module.css';

/** The look of the site, set with its pages in view: `?page=/shop` shows that page, `?theme=noctis` another theme. */
export function DesignDeskScreen() {
  const [parameters] = useSearchParams();
  const theme = parameters.get('theme');
  useEffect(() => focusScreenOnLeave, []);
  return (
    <Speech>
      <Opened key={theme ?? ''} theme={theme} />
      <SessionEnded />
    </Speech>
  );
}

function Opened({ theme }: { readonly theme: string | null }) {
  const design = useQuery({
    queryKey: ['design', theme],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/design', { query: theme === null ? {} : { theme } }, signal),
    // From then on the desk knows better than the server; what others change meanwhile is merged on Publish.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [opened, setOpened] = useState<DesignView | null>(null);
  if (opened === null && design.data !== undefined) setOpened(design.data);
  if (opened !== null) return <DesignDesk opened={opened} />;
  return (
    <Opening isBusy={!design.isError}>
      {design.isError && (
        <>
          <CallFailed error={design.error} again={() => void design.refetch()} />
          <Button component={Link} to="/design/themes" variant="default">
            {words.themes}
          </Button>
        </>
      )}
    </Opening>
  );
}

/** The desk before its design is there. It has the focus of the link that led here, which is gone with its screen. */
function Opening({ isBusy, children }: { readonly isBusy: boolean; readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useHeldFocus(main);
  return (
    <main ref={main} className={styles['opening']} tabIndex={-1} aria-busy={isBusy}>
      <h1 className={styles['hidden']}>{words.name}</h1>
      {children}
    </main>
  );
}

/** The screen that comes after the desk gets the focus that went with it. */
function focusScreenOnLeave(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('#content')?.focus();
  });
}

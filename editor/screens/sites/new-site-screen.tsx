import { Alert, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client, queryClient } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { siteText } from '../../text/en-sites.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { SiteForm } from './site-form.tsx';
import { sitesQuery } from './sites-queries.ts';
import { type ChosenStarter, StarterGallery } from './starter-gallery.tsx';

/** A new site beside the others: first its starter, then its title and address. */
export function NewSiteScreen() {
  const sites = useQuery(sitesQuery);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenStarter | null>(null);
  return (
    <div className={screen['screen']}>
      <Link className={screen['back']} to="/sites">
        <BackIcon size={16} />
        {text.shell.sitesTitle}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {siteText.gallery.title}
        </Title>
      </div>
      {sites.isPending ? (
        <ListWaiting />
      ) : sites.isError ? (
        <CallFailed error={sites.error} again={() => void sites.refetch()} />
      ) : sites.data.mayMake ? (
        <StarterGallery withEmpty choose={setChosen} />
      ) : (
        <Alert color="gray" variant="light">
          {sites.data.sites.some(({ isFirst }) => isFirst)
            ? siteText.full(sites.data.most)
            : siteText.notAllowed}
        </Alert>
      )}
      {chosen !== null && sites.data !== undefined && (
        <Dialog opened onClose={() => setChosen(null)} title={siteText.make.title(chosen.title)}>
          <SiteForm
            base={sites.data.base}
            submit={siteText.make.submit}
            close={() => setChosen(null)}
            send={async ({ title, host }) => {
              await client.call('POST', '/api/admin/sites', {
                body: { title, host, starter: chosen.name, takesOver: 'no' },
              });
              notifications.show({ message: siteText.make.started(title) });
              await queryClient.invalidateQueries({ queryKey: sitesQuery.queryKey });
              await navigate('/sites');
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

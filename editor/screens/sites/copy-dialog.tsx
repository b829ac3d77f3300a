import { notifications } from '@mantine/notifications';
import type { SitesAnswer, SiteView } from '@vitrine/contracts/sites.ts';
import { client } from '../../app/client.ts';
import { siteText } from '../../text/en-sites.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SiteForm } from './site-form.tsx';
import { refetchSites } from './sites-queries.ts';

const words = siteText.copyDialog;

export function CopyDialog(props: { site: SiteView; base: SitesAnswer['base']; close: () => void }) {
  const { site, close } = props;
  return (
    <Dialog opened onClose={close} title={words.title(site.title)}>
      <SiteForm
        base={props.base}
        title={words.name(site.title)}
        submit={words.submit}
        lead={words.lead}
        close={close}
        send={async (body) => {
          await client.call('POST', '/api/admin/sites/:id/copy', { params: { id: site.id }, body });
          notifications.show({ message: words.started(site.title) });
          close();
          await refetchSites();
        }}
      />
    </Dialog>
  );
}

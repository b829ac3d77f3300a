import { notifications } from '@mantine/notifications';
import type { SiteView } from '@vitrine/contracts/sites.ts';
import { client } from '../../app/client.ts';
import { siteText } from '../../text/en-sites.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSiteFacts } from './site-facts.ts';
import { refetchSites } from './sites-queries.ts';

const words = siteText.archiveDialog;

export function ArchiveDialog({ site, close }: { site: SiteView; close: () => void }) {
  const showNumber = useShowNumber();
  const facts = useSiteFacts(site.id);
  const openOrders = facts.data?.openOrders ?? 0;
  return (
    <ConfirmDialog
      title={words.title(site.title)}
      sentences={[...words.sentences, ...(openOrders > 0 ? [words.openOrders(showNumber, openOrders)] : [])]}
      cancel={siteText.cancel}
      submit={words.submit}
      act={() =>
        client.call('PUT', '/api/admin/sites/:id/archived', {
          params: { id: site.id },
          body: { archived: true },
        })
      }
      onClose={close}
      onDone={() => {
        notifications.show({ message: words.done(site.title) });
        close();
        void refetchSites();
      }}
    />
  );
}

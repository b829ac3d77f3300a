import { ActionIcon, Alert, Button, Menu, Progress, Text, Title, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { SitesAnswer, SiteView, SiteWork } from '@vitrine/contracts/sites.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { meQuery, useMe } from '../../app/session.ts';
import { switchAddress } from '../../app/switch-site.ts';
import { text } from '../../text/en.ts';
import { siteText } from '../../text/en-sites.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { MoreIcon, PlusIcon } from '../../ui/icons.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { refetchSites, sitesQuery } from './sites-queries.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import styles from './sites-screen.module.css';

const words = siteText;

const CopyDialog = lazyDialog(async () => (await import('./copy-dialog.tsx')).CopyDialog);
const RenameDialog = lazyDialog(async () => (await import('./rename-dialog.tsx')).RenameDialog);
const ArchiveDialog = lazyDialog(async () => (await import('./archive-dialog.tsx')).ArchiveDialog);
const EraseDialog = lazyDialog(async () => (await import('./erase-dialog.tsx')).EraseDialog);

type Asked = { readonly what: 'copy' | 'rename' | 'archive' | 'erase'; readonly site: SiteView };

/** Every site of the account, and what is under way with whole sites. */
export function SitesScreen() {
  const sites = useQuery(sitesQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const announcement = useFinishedWorks(sites.data);
  const close = () => setAsked(null);
  const data = sites.data;
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.shell.sitesTitle}
        </Title>
        <span className={screen['grow']} />
        {data?.mayMake === true && (
          <Button component={Link} to="/sites/new" leftSection={<PlusIcon size={16} />}>
            {text.shell.newSite}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" mb="md">
        {words.lead}
      </Text>
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
      {data !== undefined && !data.mayMake && data.sites.some(({ isFirst }) => isFirst) && (
        <Alert color="gray" variant="light" mb="md">
          {words.full(data.most)}
        </Alert>
      )}
      {data !== undefined && data.works.length > 0 && (
        <ul className={styles['works']}>
          {data.works.map((work) => (
            <WorkCard key={work.id} work={work} />
          ))}
        </ul>
      )}
      <div className={screen['sheet']}>
        {sites.isPending ? (
          <ListWaiting />
        ) : sites.isError && data === undefined ? (
          <CallFailed error={sites.error} again={() => void sites.refetch()} />
        ) : (
          <SitesTable
            sites={data?.sites ?? []}
            mayMake={data?.mayMake ?? false}
            ask={(what, site) => setAsked({ what, site })}
          />
        )}
      </div>
      {asked !== null && data !== undefined && (
        <>
          {asked.what === 'copy' && <CopyDialog site={asked.site} base={data.base} close={close} />}
          {asked.what === 'rename' && <RenameDialog site={asked.site} base={data.base} close={close} />}
          {asked.what === 'archive' && <ArchiveDialog site={asked.site} close={close} />}
          {asked.what === 'erase' && <EraseDialog site={asked.site} close={close} />}
        </>
      )}
    </div>
  );
}

/** Says which works have ended since the last look, and reads the sites of the menu again. */
function useFinishedWorks(data: SitesAnswer | undefined): string {
  const before = useRef<readonly SiteWork[]>([]);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    if (data === undefined) return;
    const first = before.current.find(
      (work) => !work.hasFailed && !data.works.some(({ id, kind }) => id === work.id && kind === work.kind),
    );
    before.current = data.works;
    if (first === undefined) return;
    const said = first.kind === 'erase' ? words.works.gone(first.title) : words.works.ready(first.title);
    setSentence(said);
    notifications.show({ message: said });
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [data]);
  return sentence;
}

function WorkCard({ work }: { work: SiteWork }) {
  const showNumber = useShowNumber();
  const dismiss = useMutation({
    mutationFn: () => client.call('DELETE', '/api/admin/site-works/:id', { params: { id: work.id } }),
    onSuccess: refetchSites,
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  if (work.hasFailed) {
    return (
      <li>
        <Alert color="red" variant="light">
          <div className={styles['failed']}>
            <span>{words.works.failed(work.title)}</span>
            <BusyButton
              size="xs"
              variant="default"
              loading={dismiss.isPending}
              onClick={() => dismiss.mutate()}
            >
              {words.dismiss}
            </BusyButton>
          </div>
        </Alert>
      </li>
    );
  }
  const title = words.works[work.kind](work.title);
  const state =
    work.kind === 'erase' && work.done > 0
      ? words.works.rows(showNumber, work.done)
      : work.total > 0
        ? words.works.step(work.done, work.total)
        : words.works.waiting;
  return (
    <li className={styles['work']}>
      <span className={styles['workTitle']}>{title}</span>
      <span className={styles['workState']}>{state}</span>
      <Progress
        aria-label={title}
        value={work.total > 0 ? (100 * work.done) / work.total : 100}
        animated={work.total === 0}
        striped={work.total === 0}
        size="sm"
        className={styles['bar'] ?? ''}
      />
    </li>
  );
}

function SitesTable(props: {
  sites: readonly SiteView[];
  mayMake: boolean;
  ask: (what: Asked['what'], site: SiteView) => void;
}) {
  const { website } = useMe();
  const showTime = useShowTime();
  return (
    <table className={`${screen['table']} ${styles['table']}`}>
      <thead>
        <tr>
          <th scope="col">{words.site}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.changed}</th>
          <th scope="col">
            <VisuallyHidden>{words.actions('')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.sites.map((site) => (
          <tr key={site.id} className={screen['row']}>
            <td className={styles['name']}>
              {site.isHere ? (
                <span className={styles['title']}>{site.title}</span>
              ) : (
                <a className={screen['rowLink']} href={switchAddress(site.address, website.id)}>
                  {site.title}
                </a>
              )}
              <span className={styles['address']}>{site.host}</span>
            </td>
            <td>
              <span className={styles['tones']}>
                {site.archivedOn === null ? (
                  <Tone tone="green">{words.open}</Tone>
                ) : (
                  <Tone tone="amber">{words.archived}</Tone>
                )}
                {site.isHere && <Tone tone="blue">{words.here}</Tone>}
                {site.isFirst && <Tone tone="grey">{words.main}</Tone>}
              </span>
            </td>
            <td className={`${screen['quiet']} ${styles['changed']}`}>
              {site.changedOn === null ? words.never : showTime.day(site.changedOn)}
            </td>
            <td className={styles['actions']}>
              <SiteActions site={site} mayMake={props.mayMake} ask={props.ask} here={website.id} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SiteActions(props: {
  site: SiteView;
  mayMake: boolean;
  here: string;
  ask: (what: Asked['what'], site: SiteView) => void;
}) {
  const { site, ask } = props;
  const bringBack = useMutation({
    mutationFn: () =>
      client.call('PUT', '/api/admin/sites/:id/archived', {
        params: { id: site.id },
        body: { archived: false },
      }),
    onSuccess: async () => {
      notifications.show({ message: words.archiveDialog.undone(site.title) });
      await refetchSites();
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={words.actions(site.title)}
          className={styles['more'] ?? ''}
        >
          <MoreIcon size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!site.isHere && (
          <Menu.Item component="a" href={switchAddress(site.address, props.here)}>
            {words.switchTo}
          </Menu.Item>
        )}
        <Menu.Item component="a" href={`${site.address}/`} target="_blank" rel="noopener">
          {words.visit}
        </Menu.Item>
        <Menu.Item onClick={() => ask('rename', site)}>{words.rename}</Menu.Item>
        {props.mayMake && <Menu.Item onClick={() => ask('copy', site)}>{words.copy}</Menu.Item>}
        <Menu.Item component="a" href={`/api/admin/sites/${site.id}/export`} download>
          {words.export}
        </Menu.Item>
        {site.archivedOn === null ? (
          <Menu.Item onClick={() => ask('archive', site)}>{words.archive}</Menu.Item>
        ) : (
          <Menu.Item onClick={() => bringBack.mutate()}>{text.shell.closed.bringBack}</Menu.Item>
        )}
        {!site.isFirst && !site.isHere && (
          <>
            <Menu.Divider />
            <Menu.Item color="red.8" onClick={() => ask('erase', site)}>
              {words.erase}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

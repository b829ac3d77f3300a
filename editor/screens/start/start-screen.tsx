import { Alert, Button, Group, Progress, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { SitesAnswer } from '@vitrine/contracts/sites.ts';
import { MAX_SITE_TITLE } from '@vitrine/domain/sites/site-name.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { siteText } from '../../text/en-sites.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ShopLogo } from '../../ui/icons.tsx';
import { sitesQuery } from '../sites/sites-queries.ts';
import { type ChosenStarter, StarterGallery } from '../sites/starter-gallery.tsx';
import styles from './start-screen.module.css';

const words = siteText.start;

/** After the account is made: a starter in place of the demo shop or of the empty site, or that as it is. */
export function StartScreen() {
  useDocumentTitle(`${words.title} · Vitrine`);
  const sites = useQuery(sitesQuery);
  const [chosen, setChosen] = useState<ChosenStarter | null>(null);
  const [making, setMaking] = useState<{ readonly id: string; readonly title: string } | null>(null);
  const first = sites.data?.first ?? null;
  // What had the focus is on the screen before.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (making !== null && sites.data !== undefined) {
    return (
      <Making
        sites={sites.data}
        making={making}
        again={() => {
          setMaking(null);
          setChosen(null);
        }}
      />
    );
  }
  return (
    <main className={styles['ground']}>
      <header className={styles['head']}>
        <ShopLogo size={36} />
        <Title order={1} ref={heading} tabIndex={-1} className={styles['title'] ?? ''}>
          {words.title}
        </Title>
        <Text c="dimmed" className={styles['lead'] ?? ''}>
          {words.lead}
        </Text>
      </header>
      {sites.isPending ? (
        <ListWaiting />
      ) : sites.isError && sites.data === undefined ? (
        <CallFailed error={sites.error} again={() => void sites.refetch()} />
      ) : (
        <>
          {first === null ? (
            <Alert color="gray" variant="light" mb="lg">
              {words.forbidden}
            </Alert>
          ) : (
            <StarterGallery withEmpty={false} choose={setChosen} />
          )}
          <section className={styles['keep']} aria-labelledby="start-keep">
            <div>
              <h2 id="start-keep" className={styles['keepTitle']}>
                {first?.kind === 'empty' ? words.keepEmpty : words.keepDemo}
              </h2>
              <p className={styles['keepHint']}>
                {first?.kind === 'empty' ? words.keepEmptyHint : words.keepDemoHint}
              </p>
            </div>
            <Button component={Link} to="/" replace variant="default" size="md">
              {first?.kind === 'empty' ? words.keepEmpty : words.keepDemo}
            </Button>
          </section>
        </>
      )}
      {chosen !== null && first !== null && (
        <Dialog opened onClose={() => setChosen(null)} title={words.nameTitle(chosen.title)}>
          <NameForm
            first={first}
            starter={chosen}
            close={() => setChosen(null)}
            onMade={(id, title) => {
              setMaking({ id, title });
              void queryClient.invalidateQueries({ queryKey: sitesQuery.queryKey });
            }}
          />
        </Dialog>
      )}
    </main>
  );
}

function NameForm(props: {
  first: NonNullable<SitesAnswer['first']>;
  starter: ChosenStarter;
  close: () => void;
  onMade: (id: string, title: string) => void;
}) {
  const { first } = props;
  const [title, setTitle] = useState('');
  const [way, setWay] = useState<'erase' | 'keep'>('erase');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { id } = await client.call('POST', '/api/admin/sites', {
        body: {
          title: title.trim(),
          starter: props.starter.name,
          host: way === 'keep' ? first.wayHost : '',
          takesOver: first.kind === 'empty' ? 'erase' : way,
        },
      });
      props.onMade(id, title.trim());
    } catch (error) {
      setBusy(false);
      const sentence = error instanceof CallFailure ? error.fields['title'] : undefined;
      if (sentence === undefined) setFailure(sentenceOf(error));
      else {
        setProblem(sentence);
        field.current?.focus();
      }
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          ref={field}
          label={words.name}
          description={siteText.make.nameHint}
          value={title}
          error={problem}
          maxLength={MAX_SITE_TITLE}
          autoComplete="organization"
          size="md"
          data-autofocus
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setProblem(null);
          }}
        />
        {first.kind === 'demo' && (
          <Radio.Group
            label={words.demo}
            value={way}
            onChange={(value) => setWay(value === 'keep' ? 'keep' : 'erase')}
          >
            <Stack gap="sm" mt="xs">
              <Radio value="erase" label={words.erase} description={words.eraseHint} />
              <Radio value="keep" label={words.keep} description={words.keepHint(first.wayHost)} />
            </Stack>
          </Radio.Group>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.close} disabled={isBusy}>
            {siteText.cancel}
          </Button>
          <BusyButton type="submit" loading={isBusy}>
            {words.submit}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

/** Waits until the site is there, and then begins again in its editor: everything in memory is of the other site. */
function Making(props: {
  sites: SitesAnswer;
  making: { readonly id: string; readonly title: string };
  again: () => void;
}) {
  const { sites, making } = props;
  const work = sites.works.find(({ id }) => id === making.id);
  const isReady = sites.sites.some(({ id }) => id === making.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isReady) location.replace('/config');
  }, [isReady]);
  const dismiss = async () => {
    await client
      .call('DELETE', '/api/admin/site-works/:id', { params: { id: making.id } })
      .catch(() => undefined);
    props.again();
  };
  return (
    <main className={styles['ground']}>
      <div className={styles['making']}>
        <ShopLogo size={36} />
        <Title
          order={1}
          size="h2"
          mt="md"
          ref={heading}
          tabIndex={-1}
          className={styles['makingTitle'] ?? ''}
        >
          {words.making(making.title)}
        </Title>
        {work?.hasFailed === true ? (
          <>
            <Alert color="red" variant="light" role="alert" my="md">
              {words.failed}
            </Alert>
            <Button onClick={() => void dismiss()}>{words.again}</Button>
          </>
        ) : (
          <>
            <Text c="dimmed" mb="md">
              {words.makingLead}
            </Text>
            <Progress
              aria-label={words.making(making.title)}
              value={work === undefined || work.total === 0 ? 4 : (100 * work.done) / work.total}
              size="md"
            />
          </>
        )}
      </div>
    </main>
  );
}

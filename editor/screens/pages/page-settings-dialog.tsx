import { Alert, Button, Switch, Textarea, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_PAGE_TITLE, type PageSettings, updatePageSettings } from '@vitrine/contracts/pages.ts';
import { plainText } from '@vitrine/domain/text/plain-text.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { pages as text } from '../../text/en-pages.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldsOfSchema } from '../../ui/form-fields.ts';
import { AddressInput, SearchResult } from '../../ui/search-result.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { useFocusAtFirst } from '../../ui/use-focus-at-first.ts';
import { LayoutField } from './layout-field.tsx';
import { PageCode } from './code/page-code.tsx';
import { FolderSettings, ListSettings } from './list-settings.tsx';
import styles from './pages.module.css';
import cardStyles from './share-card.module.css';
import { ShareCard, SharePicture } from './share-card.tsx';
import { readPagesAgain } from './use-pages.ts';

/** Characters that search engines show of a description. */
const SHOWN_DESCRIPTION = 155;

/** What a page is called, where it is found and what search engines show of it. Saved at once. */
export function PageSettingsDialog(props: { id: string; onClose: () => void }) {
  const { id, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const settings = useQuery({
    queryKey: ['page-settings', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/pages/:id', { params: { id } }, signal),
    // Never what it was before: it would be refused as an older revision.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Dialog
      opened
      onClose={isBusy ? () => undefined : onClose}
      title={settings.data === undefined ? text.settings : text.settingsTitle(settings.data.title)}
      size="lg"
      closeOnClickOutside={false}
    >
      {settings.isError ? (
        <CallFailed error={settings.error} again={() => void settings.refetch()} />
      ) : settings.isPending || settings.isFetching ? (
        <ListWaiting rows={4} />
      ) : (
        <SettingsForm stored={settings.data} isBusy={isBusy} setBusy={setBusy} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Values = Pick<
  PageSettings,
  'title' | 'urlId' | 'description' | 'seo' | 'list' | 'folderBehavior' | 'layout' | 'code'
>;
type Problems = Readonly<Record<string, string>>;

function SettingsForm(props: {
  stored: PageSettings;
  isBusy: boolean;
  setBusy: (isBusy: boolean) => void;
  onClose: () => void;
}) {
  const { stored, isBusy, setBusy, onClose } = props;
  const { id, revision, isHome } = stored;
  const sheet = useRef<HTMLFormElement>(null);
  // The dialog was opened before its fields were known.
  const first = useFocusAtFirst();
  const [values, setValues] = useState<Values>({
    title: stored.title,
    urlId: stored.urlId,
    description: stored.description,
    seo: stored.seo,
    list: stored.list,
    folderBehavior: stored.folderBehavior,
    layout: stored.layout,
    code: stored.code,
  });
  const [problems, setProblems] = useState<Problems>({});
  const { title, urlId, description, seo, list, folderBehavior, layout, code } = values;
  const body = {
    title,
    urlId,
    description,
    seo,
    revision,
    layout,
    ...(list === null ? {} : { list }),
    ...(folderBehavior === null ? {} : { folderBehavior }),
    // Only what was changed: others may not send it.
    ...(code === stored.code ? {} : { code }),
  };
  const change = (name: string, fields: Partial<Values>) => {
    setValues((before) => ({ ...before, ...fields }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== name)));
  };
  const refuse = (found: Problems) => {
    flushSync(() => setProblems(found));
    showFirstProblem(sheet.current);
  };
  const save = useMutation({
    mutationFn: () => client.call('PUT', '/api/admin/pages/:id', { params: { id }, body }),
    onMutate: () => setBusy(true),
    onSuccess: (saved) => {
      readPagesAgain();
      queryClient.removeQueries({ queryKey: ['page-settings', id] });
      notifications.show({ message: text.saved(saved.title) });
      onClose();
    },
    onError: (error) => {
      setBusy(false);
      refuse(error instanceof CallFailure ? error.fields : {});
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = fieldsOfSchema(updatePageSettings.body, body);
    if (Object.keys(found).length > 0) refuse(found);
    else save.mutate();
  };
  const isGeneral = save.isError && Object.keys(problems).length === 0;
  return (
    <form ref={sheet} noValidate onSubmit={submit} className={styles['settings']}>
      {isGeneral && (
        <Alert color="red" variant="light" role="alert" data-failure>
          {sentenceOf(save.error)}
        </Alert>
      )}
      <TextInput
        ref={first}
        label={text.name}
        autoComplete="off"
        maxLength={MAX_PAGE_TITLE}
        value={title}
        error={problems['title']}
        onChange={(event) => change('title', { title: event.currentTarget.value })}
        data-autofocus
      />
      <Address
        stored={stored}
        value={urlId}
        problem={problems['urlId']}
        onChange={(value) => change('urlId', { urlId: value })}
      />
      <Textarea
        label={text.description}
        description={text.descriptionHint}
        autosize
        minRows={2}
        maxRows={8}
        value={description}
        error={problems['description']}
        onChange={(event) => change('description', { description: event.currentTarget.value })}
      />
      {list !== null && (
        <ListSettings
          kind={stored.kind}
          list={list}
          problem={problems['list.pageSize']}
          onChange={(next) => change('list.pageSize', { list: next })}
        />
      )}
      {folderBehavior !== null && (
        <FolderSettings
          behavior={folderBehavior}
          onChange={(next) => change('folderBehavior', { folderBehavior: next })}
        />
      )}
      <LayoutField layout={layout} onChange={(next) => change('layout', { layout: next })} />
      <div className={styles['group']}>
        <Title order={2}>{text.searchHead}</Title>
        <Preview values={values} isHome={isHome} />
        <TextInput
          label={text.seoTitle}
          description={text.seoTitleHint(seo.title.length)}
          autoComplete="off"
          maxLength={200}
          value={seo.title}
          error={problems['seo.title']}
          onChange={(event) => change('seo.title', { seo: { ...seo, title: event.currentTarget.value } })}
        />
        <Textarea
          label={text.seoDescription}
          description={text.seoDescriptionHint(seo.description.length)}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={400}
          value={seo.description}
          error={problems['seo.description']}
          onChange={(event) =>
            change('seo.description', { seo: { ...seo, description: event.currentTarget.value } })
          }
        />
        <SharePicture
          seo={seo}
          problem={problems['seo.imageId']}
          onChange={(imageId) => change('seo.imageId', { seo: { ...seo, imageId } })}
        />
        <Switch
          label={text.seoHidden}
          description={text.seoHiddenHint}
          checked={seo.hidden}
          onChange={(event) => change('seo.hidden', { seo: { ...seo, hidden: event.currentTarget.checked } })}
        />
      </div>
      <PageCode
        stored={stored}
        code={code}
        problems={{ header: problems['code.header'], footer: problems['code.footer'] }}
        onChange={(part, next) => change(`code.${part}`, { code: next })}
      />
      <div className={styles['foot']}>
        <span className={styles['note']}>{stored.isPublished ? text.atOnce : text.whenPublished}</span>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {text.cancel}
        </Button>
        <BusyButton type="submit" loading={isBusy}>
          {text.save}
        </BusyButton>
      </div>
    </form>
  );
}

/** The address behind the site's host; the home page keeps its own. */
function Address(props: {
  stored: PageSettings;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const { stored, value } = props;
  const { host } = globalThis.location;
  if (stored.isHome) {
    return <TextInput label={text.address} description={text.homeAddress(host)} value={host} readOnly />;
  }
  return (
    <AddressInput
      label={text.address}
      hint={value.trim() === stored.urlId ? text.addressHint : text.addressChange(stored.path)}
      prefix={`${host}/`}
      name="urlId"
      value={value}
      problem={props.problem}
      onChange={props.onChange}
    />
  );
}

/** The page as search engines and social networks get it: what it has of its own for them, else its title and description. */
function Preview({ values, isHome }: { values: Values; isHome: boolean }) {
  const { website } = useMe();
  const { title, urlId, description, seo } = values;
  const ownTitle = isHome || title.trim() === '' ? website.title : `${title.trim()} — ${website.title}`;
  const shown = plainText(seo.description.trim() === '' ? description : seo.description, SHOWN_DESCRIPTION);
  const shownTitle = seo.title.trim() === '' ? ownTitle : seo.title.trim();
  return (
    <div className={cardStyles['previews']}>
      <SearchResult
        label={text.preview}
        path={`/${urlId.trim()}`}
        title={shownTitle}
        description={shown === '' ? text.noDescription : shown}
        hidden={seo.hidden ? text.hiddenInSearch : null}
      />
      <ShareCard title={shownTitle} description={shown} imageId={seo.imageId} />
    </div>
  );
}

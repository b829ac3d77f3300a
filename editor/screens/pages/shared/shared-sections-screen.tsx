import { ActionIcon, Menu, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { SharedSection } from '@vitrine/contracts/parts.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, queryClient, sentenceOf } from '../../../app/client.ts';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { focusHeading } from '../../../ui/focus-place.ts';
import { MoreIcon, PageIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { showUndo } from '../../../ui/show-undo.tsx';
import { Tone } from '../../../ui/tone.tsx';
import { SectionNameDialog } from '../../page-editor/shared/section-name-dialog.tsx';
import { PARTS_KEY, readPartsAgain } from '../../page-editor/shared/use-parts.ts';
import { PageViews } from '../page-views.tsx';
import styles from './shared-sections.module.css';

/** Pages that the warning before deletion names. */
const NAMED = 8;

const readAgain = () => queryClient.refetchQueries({ queryKey: PARTS_KEY, exact: true });

/** The shared sections of the site, each with where it stands. */
export function SharedSectionsScreen() {
  const query = useQuery({
    queryKey: PARTS_KEY,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/parts', {}, signal),
    staleTime: 0,
  });
  const list = useRef<HTMLUListElement>(null);
  const showNumber = useShowNumber();
  const [asked, setAsked] = useState<{
    readonly what: 'rename' | 'delete';
    readonly part: SharedSection;
  } | null>(null);
  const parts = query.data?.parts ?? [];
  const close = () => setAsked(null);

  const deleted = async ({ id, name }: SharedSection): Promise<void> => {
    const place = parts.findIndex((part) => part.id === id);
    await readAgain();
    close();
    // The pressed button is gone.
    requestAnimationFrame(() => {
      const links = list.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [];
      const next = links[Math.min(place, links.length - 1)];
      if (next === undefined) focusHeading();
      else next.focus();
    });
    showUndo({ message: text.deleted(name), label: text.undo, undo: () => restore(id, name) });
  };

  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      </div>
      <PageViews />
      {parts.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.lead}
        </Text>
      )}
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting rows={3} />
        ) : query.isError && parts.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : parts.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<PageIcon size={44} />}>
            {text.emptyText}
          </EmptyState>
        ) : (
          <ul ref={list} className={styles['list']} aria-label={text.list}>
            {parts.map((part) => (
              <PartRow key={part.id} part={part} ask={(what) => setAsked({ what, part })} />
            ))}
          </ul>
        )}
      </div>
      {asked?.what === 'rename' && (
        <SectionNameDialog
          title={text.renameTitle}
          hint={text.shareHint}
          submit={text.renameDo}
          name={asked.part.name}
          act={async (name) => {
            await client.call('PUT', '/api/admin/parts/:id', {
              params: { id: asked.part.id },
              body: { name },
            });
            await readAgain();
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          title={text.deleteTitle(asked.part.name)}
          sentences={[whereItIs(asked.part, showNumber), text.deleteUndo]}
          cancel={text.cancel}
          submit={text.delete}
          isFinal
          act={() => client.call('DELETE', '/api/admin/parts/:id', { params: { id: asked.part.id } })}
          onFailed={readPartsAgain}
          onClose={close}
          onDone={() => void deleted(asked.part)}
        />
      )}
    </div>
  );
}

/** Undoes the deletion of a shared section. */
async function restore(id: string, name: string): Promise<void> {
  try {
    await client.call('POST', '/api/admin/parts/:id/restore', { params: { id } });
    notifications.show({ message: text.restored(name) });
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
  readPartsAgain();
}

function whereItIs({ pages }: SharedSection, showNumber: (value: number) => string): string {
  if (pages.length === 0) return text.deleteNowhere;
  const titles = pages.slice(0, NAMED).map(({ title }) => title);
  const more = pages.length - titles.length;
  return text.deleteFrom([...titles, ...(more > 0 ? [text.andMore(showNumber, more)] : [])].join(', '));
}

function PartRow(props: { readonly part: SharedSection; readonly ask: (what: 'rename' | 'delete') => void }) {
  const { id, name, hasDraft, pages } = props.part;
  return (
    <li aria-label={name} className={styles['row']}>
      <span className={styles['words']}>
        <span className={styles['name']}>
          <Link data-part to={`/parts/${id}`}>
            {name}
          </Link>
          {hasDraft && <Tone tone="amber">{text.draft}</Tone>}
        </span>
        <span className={styles['pages']}>
          {pages.length === 0 && text.standsOn(0)}
          {pages.map((page) => (
            <span key={page.id} className={styles['page']}>
              <Link to={`/pages/${page.id}`}>{page.title}</Link>
              {!page.isShown && ` (${text.notShown})`}
            </span>
          ))}
        </span>
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions(name)}>
            <MoreIcon size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/parts/${id}`}>
            {text.edit}
          </Menu.Item>
          <Menu.Item onClick={() => props.ask('rename')}>{text.rename}</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => props.ask('delete')}>
            {text.deleteAsk}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

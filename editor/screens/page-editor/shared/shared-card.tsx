import { Text } from '@mantine/core';
import type { SharedSection } from '@vitrine/contracts/parts.ts';
import { Link } from 'react-router';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import styles from './shared.module.css';
import { usePart } from './use-part.ts';

/** What is known of the shared section that is edited. */
export function SharedCard({ partId }: { readonly partId: string }) {
  const query = usePart(partId);
  if (query.data === undefined)
    return query.error === null ? (
      <ListWaiting rows={2} />
    ) : (
      <CallFailed error={query.error} again={() => void query.refetch()} />
    );
  return (
    <>
      <Text size="sm" mb="sm" fw={500}>
        {query.data.name}
      </Text>
      <Text size="sm" mb="sm" c="dimmed">
        {text.about}
      </Text>
      <StandsOn pages={query.data.pages} />
    </>
  );
}

/** The pages on which a shared section stands, each a link to its editor. */
export function StandsOn({ pages }: { readonly pages: SharedSection['pages'] }) {
  return pages.length === 0 ? (
    <Text size="sm">{text.noPages}</Text>
  ) : (
    <div>
      <h3 className={styles['pagesTitle']}>{text.pages}</h3>
      <ul className={styles['pages']}>
        {pages.map(({ id, title, isShown }) => (
          <li key={id}>
            <Link to={`/pages/${id}`}>{title}</Link>
            {!isShown && <span className={styles['quiet']}> · {text.notShown}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

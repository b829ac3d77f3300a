import { Button, Title } from '@mantine/core';
import type { Gallery } from '@vitrine/contracts/galleries.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { galleries as text } from '../../text/en-galleries.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PictureIcon, PlusIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import styles from './galleries.module.css';
import { useGalleries } from './gallery-queries.ts';
import { NewGalleryDialog } from './new-gallery-dialog.tsx';

/** The galleries of the website. */
export function GalleriesScreen() {
  const [parameters, setParameters] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const list = useGalleries();
  const rows = list.data?.galleries ?? [];
  // The palette's action opens the dialog by the address.
  const isAdding = isAsked || parameters.has('create');
  const close = () => {
    setAsked(false);
    if (parameters.has('create')) setParameters({}, { replace: true });
  };
  const add = (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAsked(true)}>
      {text.add}
    </Button>
  );
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        {(rows.length > 0 || list.isPending) && add}
      </div>
      <div className={screen['sheet']}>
        {list.isPending ? (
          <ListWaiting rows={4} />
        ) : list.isError && rows.length === 0 ? (
          <CallFailed error={list.error} again={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<PictureIcon size={44} />} action={add}>
            {text.empty}
          </EmptyState>
        ) : (
          <table className={screen['table']}>
            <thead>
              <tr>
                <th scope="col">{text.columns.gallery}</th>
                <th scope="col" className={screen['right']}>
                  {text.columns.pictures}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((gallery) => (
                <GalleryRow key={gallery.id} gallery={gallery} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {isAdding && <NewGalleryDialog onClose={close} />}
    </div>
  );
}

function GalleryRow({ gallery: { id, title, path, cover, pictures } }: { readonly gallery: Gallery }) {
  return (
    <tr className={screen['row']}>
      <td>
        <span className={styles['named']}>
          <Picture picture={cover} width={72} height={54} alt="" />
          <span className={styles['namedWords']}>
            <Link className={screen['rowLink']} to={`/galleries/${id}`}>
              {title}
            </Link>
            <span className={`${screen['quiet']} ${screen['small']}`}>{path}</span>
          </span>
        </span>
      </td>
      <td className={screen['right']}>
        <Count value={pictures} />
      </td>
    </tr>
  );
}

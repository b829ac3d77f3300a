import type { FileUse } from '@vitrine/contracts/admin-media.ts';
import { Link } from 'react-router';
import { filesText } from '../../text/en-files.ts';
import { letters } from '../../text/en-letters.ts';
import styles from './files.module.css';

const text = filesText.panel;

/** Where in the editor a use is changed; null where that is nowhere. */
function placeOf({ kind, id, isDeleted }: FileUse): string | null {
  if (kind === 'website') return '/settings/store';
  if (id === null) return null;
  if (kind === 'product') return `/products/${id}`;
  if (kind === 'review') return `/reviews/${id}`;
  if (kind === 'letter') return `/letters/${id}`;
  if (isDeleted) return null;
  if (kind === 'page' || kind === 'draft') return `/pages/${id}`;
  if (kind === 'part' || kind === 'part-draft') return `/parts/${id}`;
  return null;
}

function titleOf({ kind, title }: FileUse): string {
  if (kind === 'website') return text.settings;
  if (kind === 'purchase') return text.purchases;
  return kind === 'letter' && title === '' ? letters.unnamed : title;
}

/** What uses a file, each with a link to where that is changed. */
export function FileUses({ uses, isMore }: { readonly uses: readonly FileUse[]; readonly isMore: boolean }) {
  return (
    <ul className={styles['uses']}>
      {uses.map((one) => {
        const to = placeOf(one);
        const title = titleOf(one);
        return (
          <li key={`${one.kind} ${one.id}`}>
            {to === null ? (
              <span className={styles['placeTitle']}>{title}</span>
            ) : (
              <Link to={to} className={styles['placeTitle']}>
                {title}
              </Link>
            )}
            <span className={styles['placeKind']}>
              {text.placeKinds[one.kind]}
              {one.isDeleted ? `, ${text.inBin}` : ''}
            </span>
          </li>
        );
      })}
      {isMore && <li className={styles['placeKind']}>{text.morePlaces}</li>}
    </ul>
  );
}

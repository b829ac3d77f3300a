import type { FileUse } from '@vitrine/contracts/admin-media.ts';
import { Link } from 'react-router';
import { filesText } from '../../text/en-files.ts';
import styles from './files.module.css';

const text = filesText.panel;

/** Where in the editor a use is changed; null where that is nowhere. */
function placeOf({ kind, id, isDeleted }: FileUse): string | null {
  if (kind === 'website') return '/settings/store';
  if (id === null) return null;
  if (kind === 'product') return `/products/${id}`;
  if (isDeleted) return null;
  if (kind === 'page' || kind === 'draft') return `/pages/${id}`;
  if (kind === 'part' || kind === 'part-draft') return `/parts/${id}`;
  return null;
}

/** What uses a file, each with a link to where that is changed. */
export function FileUses({ uses, isMore }: { readonly uses: readonly FileUse[]; readonly isMore: boolean }) {
  return (
    <ul className={styles['uses']}>
      {uses.map((use) => {
        const to = placeOf(use);
        const title =
          use.kind === 'website' ? text.settings : use.kind === 'purchase' ? text.purchases : use.title;
        return (
          <li key={`${use.kind} ${use.id}`}>
            {to === null ? (
              <span className={styles['useTitle']}>{title}</span>
            ) : (
              <Link to={to} className={styles['useTitle']}>
                {title}
              </Link>
            )}
            <span className={styles['useKind']}>
              {text.useKinds[use.kind]}
              {use.isDeleted ? `, ${text.inBin}` : ''}
            </span>
          </li>
        );
      })}
      {isMore && <li className={styles['useKind']}>{text.usesMore}</li>}
    </ul>
  );
}

import type { PageChange } from '@vitrine/domain/page/compare-documents.ts';
import { useEffect, useRef } from 'react';
import { pagePreview as words } from '../../../text/en-page-preview.ts';
import { DownIcon, UpIcon } from '../../../ui/icons.tsx';
import { useShowNumber } from '../../../ui/show-money.ts';
import { Tool } from '../../../ui/tool.tsx';
import { nameOf, signs } from './change-names.ts';
import styles from './compare.module.css';

/** Every change, each a way to its place on the page. */
export function ChangeList(props: {
  readonly changes: readonly PageChange[];
  /** Whether visitors saw the page before. */
  readonly wasSeen: boolean;
  /** The one that is shown, from 0; null for none yet. */
  readonly at: number | null;
  readonly go: (at: number) => void;
}) {
  const { changes, wasSeen, at, go } = props;
  const showNumber = useShowNumber();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at !== null) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [at]);
  const last = changes.length - 1;
  return (
    <aside className={styles['changes']} aria-label={words.changes}>
      <div className={styles['changesHead']}>
        <h3 className={styles['changesTitle']}>
          {at === null
            ? words.countOf(showNumber, changes.length)
            : words.placeOf(showNumber, at + 1, changes.length)}
        </h3>
        <Tool
          label={words.previous}
          disabled={at === null || at === 0}
          onClick={() => go(Math.max(0, (at ?? 0) - 1))}
        >
          <UpIcon size={18} />
        </Tool>
        <Tool
          label={words.next}
          disabled={changes.length === 0 || at === last}
          onClick={() => go(at === null ? 0 : Math.min(last, at + 1))}
        >
          <DownIcon size={18} />
        </Tool>
      </div>
      {changes.length === 0 ? (
        <p className={styles['hint']}>{wasSeen ? words.same : words.nothingYet}</p>
      ) : (
        <>
          <ol ref={list} className={styles['list']}>
            {changes.map((change, index) => {
              const { name, own } = nameOf(change);
              return (
                <li key={`${change.of} ${change.id}`}>
                  <button
                    type="button"
                    className={styles['change']}
                    data-kind={change.kind}
                    aria-current={index === at ? 'true' : undefined}
                    onClick={() => go(index)}
                  >
                    <span className={styles['sign']} aria-hidden>
                      {signs[change.kind]}
                    </span>
                    <span className={styles['what']}>
                      <span className={styles['kind']}>{words.kinds[change.kind]}</span> {name}
                      {own !== '' && <span className={styles['own']}>{own}</span>}
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
          <p className={styles['hint']} data-keys>
            {words.keys}
          </p>
        </>
      )}
    </aside>
  );
}

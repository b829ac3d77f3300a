import { dateFormat } from '@vitrine/domain/time/date-formats.ts';
import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { plural } from '@vitrine/domain/text/locale.ts';
import { useLocale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { groupQueryKey, type BlockRenderProps, type ItemGroup } from '../block.ts';
import type { ArchiveProps } from './archive.schema.ts';

export function ArchiveBlock({ props, data }: BlockRenderProps<ArchiveProps>) {
  const { by, title, layout } = props;
  const { language } = data.site;
  const text = blocksText(useLocale());
  const found = data.groups?.get(groupQueryKey(props)) ?? [];
  if (found.length === 0) return null;
  const groups = inOrder(found, props, language).slice(0, props.limit);
  const list = (
    <ul className="archive__list">
      {groups.map(({ name, url, count }) => (
        <li key={name}>
          <a href={url}>{by === 'month' ? monthName(name, language) : name}</a>
          {props.showsCount ? <Count count={count} /> : null}
        </li>
      ))}
    </ul>
  );
  if (layout === 'dropdown') {
    return (
      <details className="archive">
        <summary className="field__input">{title === '' ? text.chooseGroup : title}</summary>
        {list}
      </details>
    );
  }
  return (
    <div className="archive">
      {title === '' ? null : <h2>{title}</h2>}
      {list}
    </div>
  );
}

function Count({ count }: { readonly count: number }) {
  const locale = useLocale();
  const text = blocksText(locale);
  return (
    <span className="archive__count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">
        {fillText(plural(locale, count, text.itemsInGroup), { n: count })}
      </span>
    </span>
  );
}

function inOrder(groups: readonly ItemGroup[], { by, order }: ArchiveProps, language: string): ItemGroup[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return groups.toSorted(
    (a, b) =>
      (order === 'count' ? b.count - a.count : 0) ||
      (by === 'month' ? compare(b.name, a.name) : compare(a.name, b.name)),
  );
}

/** `2026-11` as a month name; anything else unchanged. */
function monthName(month: string, language: string): string {
  const at = Date.parse(`${month}-01`);
  return Number.isNaN(at)
    ? month
    : dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at);
}

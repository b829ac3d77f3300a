import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import type { BlockRenderProps } from '../block.ts';
import type { SearchProps } from './search.schema.ts';

/** A plain GET form: works without JavaScript, and its result page can be shared. */
export function SearchBlock({ props, blockId }: BlockRenderProps<SearchProps>) {
  const locale = useLocale();
  const text = blocksText(locale);
  const id = `search-${blockId}`;
  return (
    <search>
      <form className="search-field" action="/search" method="get">
        <label className={props.showsLabel ? 'field__label' : 'visually-hidden'} htmlFor={id}>
          {props.label === '' ? text.searchThisSite : props.label}
        </label>
        <div className="search-field__row">
          <input
            className="field__input"
            id={id}
            type="search"
            name="q"
            maxLength={200}
            required
            placeholder={props.placeholder === '' ? undefined : props.placeholder}
          />
          {props.kind === null ? null : <input type="hidden" name="kind" value={props.kind} />}
          <button className="button button--primary" type="submit">
            {text.search}
          </button>
        </div>
      </form>
    </search>
  );
}

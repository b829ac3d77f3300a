import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { inLocale, useLocale } from './locale.ts';

/** When an island's code is loaded: seen, first touched, or as soon as the browser is idle. */
export type IslandLoad = 'visible' | 'touch' | 'idle';

interface IslandProps<Props extends object> {
  readonly name: string;
  readonly props: Props;
  readonly load: IslandLoad;
  readonly children: ReactElement;
}

/**
 * Server HTML that the browser hydrates: the props as JSON, then an element with the rendered view,
 * which the boot script hydrates. `props` must be JSON-serialisable and `children` the view rendered with them.
 */
export function Island<Props extends object>({
  name,
  props,
  load,
  children,
}: IslandProps<Props>): ReactElement {
  const locale = useLocale();
  return (
    <vitrine-island
      name={name}
      load={load}
      dangerouslySetInnerHTML={{ __html: inside(locale, props, children) }}
    />
  );
}

/** The same as a string, for pages not rendered by React. `name` is one of ours and not escaped. */
export function islandHtml<Props extends object>(
  locale: Locale,
  { name, props, load, children }: IslandProps<Props>,
): string {
  return `<vitrine-island name="${name}" load="${load}">${inside(locale, props, children)}</vitrine-island>`;
}

function inside(locale: Locale, props: object, view: ReactElement): string {
  // Hydration needs the comments between adjacent texts that only renderToString writes.
  return `<script type="application/json">${scriptSafeJson(props)}</script><div>${renderToString(inLocale(locale, view))}</div>`;
}

/** JSON that is safe inside a script element: no `<` in it can close the element or open a comment. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-island': { name: string; load: IslandLoad; dangerouslySetInnerHTML: { __html: string } };
    }
  }
}

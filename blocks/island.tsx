import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** When an island's code is loaded: seen, first touched, or as soon as the browser is idle. */
export type IslandLoad = 'visible' | 'touch' | 'idle';

/**
 * Server HTML that a visitor's browser brings to life: the props as JSON, then an element with the rendered face,
 * which the boot script hydrates. `props` must be JSON-serialisable and `children` the face rendered with them.
 */
export function Island<Props extends object>({
  name,
  props,
  load,
  children,
}: {
  readonly name: string;
  readonly props: Props;
  readonly load: IslandLoad;
  readonly children: ReactElement;
}): ReactElement {
  return (
    <vitrine-island name={name} load={load}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(props) }} />
      {/* Hydration needs the marks between neighbouring texts that only renderToString writes. */}
      <div dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
    </vitrine-island>
  );
}

/** JSON that can stand inside a script element: no `<` in it can close the element or open a comment. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-island': { name: string; load: IslandLoad; children?: React.ReactNode };
    }
  }
}

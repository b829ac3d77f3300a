import * as text from '@vitrine/domain/text/en/blocks.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { BlockRenderProps } from '../block.ts';
import type { CodeProps } from './code.schema.ts';

/** What the frame of an `html` block may do: run, but as nobody of this site. */
const sandbox = 'allow-scripts allow-forms allow-popups';

export function CodeBlock({ props }: BlockRenderProps<CodeProps>) {
  const { mode, code, language, caption, height } = props;
  const name = language === '' ? text.code : fillText(text.codeIn, { language });
  return (
    <figure className="code">
      {mode === 'html' ? (
        <iframe
          className="code__frame"
          sandbox={sandbox}
          srcDoc={code}
          title={caption === '' ? name : caption}
          height={height}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        // Focusable, since wide code is scrolled with the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section tabIndex={0} className="code__text" aria-label={caption === '' ? name : caption}>
          <pre>
            <code>{code}</code>
          </pre>
        </section>
      )}
      {caption === '' && (language === '' || mode === 'html') ? null : (
        <figcaption>
          {caption}
          {mode === 'text' && language !== '' ? <span className="code__language">{language}</span> : null}
        </figcaption>
      )}
    </figure>
  );
}

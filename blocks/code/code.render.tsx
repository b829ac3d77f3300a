import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { BlockRenderProps } from '../block.ts';
import type { CodeProps } from './code.schema.ts';

/** Sandbox of an `html` block's frame: it may run scripts, but not with this site's origin. */
const sandbox = 'allow-scripts allow-forms allow-popups';

/**
 * Code as text, or run in a frame. A stored block's frame has a separate URL, since `srcdoc`
 * (used for blocks that are not stored yet) inherits the page's CSP, which blocks its scripts.
 */
export function CodeBlock({ props, data, blockId }: BlockRenderProps<CodeProps>) {
  const { mode, code, language, caption, height } = props;
  const text = blocksText(useLocale());
  const name = language === '' ? text.code : fillText(text.codeIn, { language });
  return (
    <figure className="code">
      {mode === 'html' ? (
        <iframe
          className="code__frame"
          sandbox={sandbox}
          {...(data.codeFolder === undefined
            ? { srcDoc: code }
            : { src: `${data.codeFolder}/${encodeURIComponent(blockId)}` })}
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

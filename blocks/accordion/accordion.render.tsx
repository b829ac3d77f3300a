import type { BlockRenderProps } from '../block.ts';
import { cleanRichText } from '../rich-text.ts';
import type { AccordionProps } from './accordion.schema.ts';

export function AccordionBlock({ props, blockId }: BlockRenderProps<AccordionProps>) {
  return (
    <div
      className="accordion"
      data-icon={props.icon}
      data-icon-place={props.iconPlacement}
      data-dividers={props.dividers || undefined}
    >
      {props.items.map(({ title, html }, at) => (
        <details
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          // Of `details` elements with the same name the browser keeps at most one open.
          name={props.allowsMultiple ? undefined : `accordion-${blockId}`}
          open={props.firstOpen && at === 0}
        >
          <summary>{title}</summary>
          {/* oxlint-disable-next-line react/no-danger */}
          <div className="text" dangerouslySetInnerHTML={{ __html: cleanRichText(html) }} />
        </details>
      ))}
    </div>
  );
}

import type { BlockRenderProps } from '../block.ts';
import type { MemberAreaProps } from './member-area.schema.ts';

export function MemberAreaBlock({
  props: { title, text, button, signIn },
}: BlockRenderProps<MemberAreaProps>) {
  return (
    <div className="call-card">
      <h2>{title}</h2>
      {text === '' ? null : <p>{text}</p>}
      <p className="call-card__links">
        <a className="button button--primary" href={button.href}>
          {button.label}
        </a>
        {signIn === null ? null : <a href={signIn.href}>{signIn.label}</a>}
      </p>
    </div>
  );
}

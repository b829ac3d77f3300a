import type { BlockRenderProps } from '../block.ts';
import type { ButtonProps } from './button.schema.ts';

export function ButtonBlock({ props }: BlockRenderProps<ButtonProps>) {
  return (
    <p className="button-line" data-align={props.align}>
      <a className={props.look === 'primary' ? 'button button--primary' : 'quiet-link'} href={props.href}>
        {props.label}
      </a>
    </p>
  );
}

import type { BlockRenderProps } from '../block.ts';
import { ownButtonColor } from '../own-color.ts';
import { linkAttributes } from '../link-attributes.ts';
import type { ButtonProps } from './button.schema.ts';

const looks = { primary: 'button button--primary', secondary: 'button button--quiet', quiet: 'quiet-link' };

export function ButtonBlock({ props }: BlockRenderProps<ButtonProps>) {
  return (
    <p className="button-line" data-align={props.align} data-size={props.size}>
      <a
        {...ownButtonColor(looks[props.look], props.color, props.look)}
        {...linkAttributes(props.href, props.newWindow)}
      >
        {props.label}
      </a>
    </p>
  );
}

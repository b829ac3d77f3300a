import type { BlockRenderProps } from '../block.ts';
import { Picture } from '../picture.tsx';
import type { LogoProps } from './logo.schema.ts';

export function LogoBlock({ props, data, isFirstPicture }: BlockRenderProps<LogoProps>) {
  const picture = props.assetId === null ? undefined : data.assets.get(props.assetId);
  const name = props.text === '' ? data.site.title : props.text;
  return (
    <p data-align={props.align}>
      <a
        className="logo"
        href={props.href}
        style={picture === undefined ? undefined : { width: props.width }}
      >
        {picture === undefined ? (
          name
        ) : (
          <Picture picture={picture} sizes={`${props.width}px`} altText={name} isFirst={isFirstPicture} />
        )}
      </a>
    </p>
  );
}

import type { BlockRenderProps } from '../block.ts';
import { croppedPicture } from '../cropped-picture.ts';
import { Picture } from '../picture.tsx';
import type { HeroProps } from './hero.schema.ts';

export function HeroBlock({ props, data, isFirstPicture }: BlockRenderProps<HeroProps>) {
  const picture = data.assets.get(props.assetId);
  return (
    <div className="hero">
      {picture === undefined ? null : (
        <div className="hero__picture">
          <Picture
            picture={croppedPicture(picture, props.crop)}
            altText={props.altText}
            // A phone shows a 4:5 crop of a wide picture, so it needs a wider picture than its window.
            sizes="(max-width: 47.99em) and (min-resolution: 2.5dppx) 85vw, (max-width: 47.99em) 120vw, 100vw"
            isFirst={isFirstPicture}
            maxWidth={2500}
          />
        </div>
      )}
      <div className="hero__words">
        {props.eyebrow === '' ? null : <p className="eyebrow">{props.eyebrow}</p>}
        <h1>{props.title}</h1>
        {props.text === '' ? null : <p className="hero__text">{props.text}</p>}
        {props.button === null ? null : (
          <a className="button button--primary" href={props.button.href}>
            {props.button.label}
          </a>
        )}
      </div>
      <span className="hero__end" hidden />
    </div>
  );
}

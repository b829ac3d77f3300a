import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { BlockRenderProps } from '../block.ts';
import { linkAttributes } from '../link-attributes.ts';
import { liveMapAddress, placeAddress } from './map-addresses.ts';
import { MapDrawing } from './map-drawing.tsx';
import type { MapProps } from './map.schema.ts';

/**
 * A location. The frame over the drawing is empty and transparent until the link targets it: so the live map opens
 * inline without any script, and no other site is contacted before.
 */
export function MapBlock({ props, blockId }: BlockRenderProps<MapProps>) {
  const locale = useLocale();
  const text = blocksText(locale);
  const { title, address, mapLat, mapLng, height } = props;
  const place = title === '' ? (address.split('\n')[0] ?? '') : title;
  const live = props.offersLiveMap ? liveMapAddress(props) : null;
  const frame = `map-${blockId}`;
  const named = { place: place === '' ? text.aPlace : place };
  return (
    <div className="map" data-height={height}>
      <div className="map__picture">
        <MapDrawing of={mapLat === null ? address : `${mapLat},${mapLng ?? ''}`} />
        {live === null ? null : (
          <iframe
            className="map__frame"
            name={frame}
            sandbox="allow-scripts allow-popups"
            title={fillText(text.liveMapTitle, named)}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      <div className="map__words">
        <address>
          {title === '' ? null : <strong>{title}</strong>}
          {address.split('\n').map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at}>{line}</span>
          ))}
        </address>
        <p className="map__links">
          <a className="quiet-link" {...linkAttributes(placeAddress(props), true)}>
            {text.openInMaps}
          </a>
          {live === null ? null : (
            <a href={live} target={frame} rel="noreferrer" title={text.liveMapNote}>
              {text.showLiveMap}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { MapBlock } from './map.render.tsx';
import { mapSchema } from './map.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<MapBlock {...aPlace(mapSchema.parse(props))} />);
const studio = {
  title: 'The studio',
  address: '118 Foundry Lane\nAsheville',
  mapLat: 35.5951,
  mapLng: -82.5515,
};

describe('a map', () => {
  test('is drawn by the server and contacts no other site', () => {
    const html = draw(studio);
    expect(html).toContain('<strong>The studio</strong><span>118 Foundry Lane</span><span>Asheville</span>');
    expect(html).not.toMatch(/<iframe|<img|src=/);
    expect(html).toContain(
      'href="https://www.openstreetmap.org/?mlat=35.5951&amp;mlon=-82.5515#map=15/35.5951/-82.5515"',
    );
  });

  test('opens a live map inline on request', () => {
    const html = draw({ ...studio, offersLiveMap: true });
    expect(html).toMatch(/<iframe[^>]*name="map-b1"[^>]*title="Live map of The studio"/);
    expect(html).not.toContain('src=');
    const [, box = ''] =
      /href="(https:\/\/www\.openstreetmap\.org\/export\/embed\.html[^"]*)" target="map-b1"/.exec(html) ?? [];
    const [west = 0, south = 0, east = 0, north = 0] = (
      new URL(box.replaceAll('&amp;', '&')).searchParams.get('bbox') ?? ''
    )
      .split(',')
      .map(Number);
    expect(west).toBeLessThan(-82.5515);
    expect(east).toBeGreaterThan(-82.5515);
    expect(south).toBeLessThan(35.5951);
    expect(north).toBeGreaterThan(35.5951);
  });

  test('always draws a location the same, and another one differently', () => {
    expect(draw(studio)).toBe(draw(studio));
    expect(draw({ ...studio, mapLat: 35.6 })).not.toContain(/map__lane" d="([^"]*)/.exec(draw(studio))?.[1]);
  });

  test('searches for an address without coordinates', () => {
    expect(draw({ address: 'A & B?\nC' })).toContain('search?query=A%20%26%20B%3F%20C');
  });

  test('escapes markup in its texts', () => {
    const html = draw({ title: '<script>a</script>', address: '"><img src=x>', offersLiveMap: true });
    expect(html).not.toMatch(/<script|<img/);
  });

  test.each([
    [{ address: 'a', mapLat: 91, mapLng: 0 }],
    [{ address: 'a', mapLat: 0, mapLng: -181 }],
    [{ address: 'a', mapLat: 1 }],
    [{ title: 'nowhere' }],
    [{ address: 'a', zoom: 30 }],
  ])('refuses %j', (props) => {
    expect(mapSchema.safeParse(props).success).toBe(false);
  });
});

/** Pseudo-random numbers from 0 to 1, seeded by a text. */
function* numbersOf(words: string): Generator<number, never> {
  let seed = 2_166_136_261;
  for (const letter of words) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  for (;;) {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 0x9e3779b9;
    yield ((seed ^ (seed >>> 13)) >>> 0) / 2 ** 32;
  }
}

const WIDTH = 960;
const HEIGHT = 480;

/**
 * A drawn town plan around a pin: streets, a park and a river generated from the location's coordinates, so that a
 * location always looks the same and others look different. It is a decoration, not directions.
 */
export function MapDrawing({ of }: { readonly of: string }) {
  const numbers = numbersOf(of);
  const next = (from: number, to: number): number => from + numbers.next().value * (to - from);
  const columns: number[] = [];
  for (let x = -WIDTH / 2 - next(0, 80); x < WIDTH * 1.5; x += next(58, 150)) columns.push(Math.round(x));
  const rows: number[] = [];
  for (let y = -HEIGHT - next(0, 60); y < HEIGHT * 2; y += next(48, 110)) rows.push(Math.round(y));
  const middle = [WIDTH / 2, HEIGHT / 2].join(' ');
  const river = Array.from({ length: 5 }, (_, at) => {
    const y = Math.round(HEIGHT * 0.84 + next(-60, 60));
    return at === 0
      ? `M-240 ${y}`
      : `S${at * 330 - 400} ${y + Math.round(next(-40, 40))} ${at * 330 - 240} ${y}`;
  });
  const park = { x: Math.round(next(80, 260)), y: Math.round(next(40, 140)) };
  return (
    <svg
      className="map__drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`rotate(${Math.round(next(-24, 24))} ${middle})`} fill="none">
        <rect
          className="map__park"
          x={park.x}
          y={park.y}
          width={Math.round(next(120, 210))}
          height={Math.round(next(90, 150))}
          rx="10"
        />
        <path className="map__river" d={river.join('')} />
        <path
          className="map__lane"
          d={columns.map((x) => `M${x}-480V960`).join('') + rows.map((y) => `M-480 ${y}H1440`).join('')}
        />
        <path
          className="map__street"
          d={`M${WIDTH / 2 - 34}-480V960M-480 ${HEIGHT / 2 + 30}H1440M-480 ${Math.round(next(-60, 60))}L1440 ${Math.round(next(300, 560))}`}
        />
      </g>
      <g className="map__pin" transform={`translate(${middle})`}>
        <ellipse cy="3" rx="13" ry="4.5" />
        <path d="M0 2C-15-17-22-26-22-38a22 22 0 0 1 44 0C22-26 15-17 0 2Z" />
        <circle cy="-38" r="8" />
      </g>
    </svg>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { TextBlock } from './text.render.tsx';
import { textSchema } from './text.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<TextBlock {...aPlace(textSchema.parse(props))} />);

test('shows every heading and paragraph style', () => {
  const html = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>H${level}</h${level}>`).join('');
  const styled =
    '<p data-style="large">L</p><p>M</p><p data-style="small">S</p><h2 data-style="5">five</h2>' +
    ['extra-large', 'large', 'medium', 'small']
      .map((size) => `<h2 data-style="heading-${size}">H</h2>`)
      .join('');
  expect(draw({ html: html + styled })).toContain(html + styled);
});

test('renders stored scripts inert', () => {
  const html = draw({
    html: '<p>a<img src=x onerror=alert(1)></p><script>alert(1)</script><a href="javascript:1">b</a>',
  });
  expect(html).toBe('<div class="text" data-size="normal" data-align="start"><p>a</p><a>b</a></div>');
});

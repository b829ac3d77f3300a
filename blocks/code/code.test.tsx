import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import { CodeBlock } from './code.render.tsx';
import { codeSchema } from './code.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<CodeBlock {...aPlace(codeSchema.parse(props))} />);
const hostile = '</code></pre><script>alert(1)</script>';

test('shows code as it is written, with its language and a caption', () => {
  const html = draw({ code: hostile, language: '<b>', caption: '<i>' });
  expect(html).toContain('&lt;/code&gt;&lt;/pre&gt;&lt;script&gt;alert(1)');
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(html).toContain('<figcaption>&lt;i&gt;<span class="code__language">&lt;b&gt;</span></figcaption>');
});

test('runs markup only in a frame without this site’s origin', () => {
  const html = draw({ mode: 'html', code: `"><script>parent.x=1</script>`, height: 200 });
  expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups"');
  expect(html).toContain('srcDoc="&quot;&gt;&lt;script&gt;parent.x=1&lt;/script&gt;"');
  expect(html).toContain('height="200"');
  expect(html).not.toContain('allow-same-origin');
  expect(html).not.toContain('<script');
});

test('holds a frame within 40 to 2,000 pixels', () => {
  expect(codeSchema.safeParse({ mode: 'html', code: 'a', height: 39 }).success).toBe(false);
  expect(codeSchema.safeParse({ mode: 'html', code: 'a', height: 2001 }).success).toBe(false);
});

test('loads a stored block’s markup from a separate URL', () => {
  const props = codeSchema.parse({ mode: 'html', code: '<b>' });
  const html = renderToStaticMarkup(
    <CodeBlock {...aPlace(props, someData({ codeFolder: '/_v/code/p1' }))} blockId="a/b" />,
  );
  expect(html).toContain('src="/_v/code/p1/a%2Fb"');
  expect(html).not.toContain('srcDoc');
});

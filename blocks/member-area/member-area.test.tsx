import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { MemberAreaBlock } from './member-area.render.tsx';
import { memberAreaSchema } from './member-area.schema.ts';

const stored = { title: 'For members', text: 'Firing notes.', button: { label: 'Join', href: '/join' } };

test('describes the benefits and links to the page', () => {
  const props = memberAreaSchema.parse({ ...stored, signIn: { label: 'Sign in', href: '/members' } });
  const html = renderToStaticMarkup(<MemberAreaBlock {...aPlace(props)} />);
  expect(html).toContain('<h2>For members</h2><p>Firing notes.</p>');
  expect(html).toContain(
    '<a class="button button--primary" href="/join">Join</a><a href="/members">Sign in</a>',
  );
});

test('refuses a script, and shows markup as text', () => {
  const script = { label: 'a', href: 'javascript:alert(1)' };
  expect(memberAreaSchema.safeParse({ ...stored, button: script }).success).toBe(false);
  expect(memberAreaSchema.safeParse({ ...stored, signIn: script }).success).toBe(false);
  const props = memberAreaSchema.parse({ ...stored, title: '<img src=x>', text: '<b>' });
  expect(renderToStaticMarkup(<MemberAreaBlock {...aPlace(props)} />)).not.toMatch(/<img|<b>/);
});

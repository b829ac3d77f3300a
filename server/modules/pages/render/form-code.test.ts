import { expect, it } from 'vitest';
import { showsFormWithCode } from './form-code.ts';

const mark = 'data-form-code="0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11"';

it('finds the block of a form with code', () => {
  expect(showsFormWithCode(`<main><div class="call-card" ${mark}><h2>Ask us</h2></div></main>`)).toBe(true);
  expect(showsFormWithCode('<main><div class="call-card"><h2>Ask us</h2></div></main>')).toBe(false);
});

it('is not led astray by text that looks like its attribute', () => {
  for (const text of [mark, `class="call-card" ${mark}`, `&lt;div class="call-card" ${mark}&gt;`])
    expect(showsFormWithCode(`<p>Look: ${text}</p>`), text).toBe(false);
});

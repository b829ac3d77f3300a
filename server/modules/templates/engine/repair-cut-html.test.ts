import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { expect, it } from 'vitest';
import { repairCutHtml } from './repair-cut-html.ts';

it.each([
  ['a whole text', '<p>a</p>', '<p>a</p>'],
  ['open elements', '<div><p>a<br>b', '<div><p>a<br>b</p></div>'],
  ['an unfinished tag', '<div>a<a href="/x', '<div>a</div>'],
  ['a quote that hides a bracket', '<div>a<a title="1 > 0', '<div>a</div>'],
  ['an unfinished comment', '<p>a<!-- b', '<p>a</p>'],
  ['an unfinished script', '<p>a</p><script>if (a < b) {', '<p>a</p>'],
  ['a script with tags in it', '<p><script>"<div>"</script>b', '<p><script>"<div>"</script>b</p>'],
  ['an unfinished style', '<main><style>a{', '<main></main>'],
  ['an end without a begin', '</p><b>a', '</p><b>a</b>'],
  ['a crossing', '<b><i>a</b>c', '<b><i>a</b>c'],
  ['elements that close themselves', '<svg><path d="m"/><img src=x>', '<svg><path d="m"/><img src=x></svg>'],
  ['a lone bracket', 'a < b <', 'a < b '],
  ['a doctype', '<!doctype html><html><body>a', '<!doctype html><html><body>a</body></html>'],
  ['names in capitals', '<DIV>a', '<DIV>a</div>'],
])('%s', (_what, html, repaired) => {
  expect(repairCutHtml(html)).toBe(repaired);
});

it('is fast with long and hostile texts', () => {
  const took = startCpuTimer();
  repairCutHtml('<'.repeat(500_000));
  repairCutHtml('<a '.repeat(200_000));
  repairCutHtml('<div>'.repeat(200_000));
  repairCutHtml('<script>'.repeat(100_000));
  repairCutHtml('<!--'.repeat(100_000));
  expect(took()).toBeLessThan(1500);
});

import { describe, expect, it } from 'vitest';
import { stillPage } from './still-page.ts';

describe('a page that stands still', () => {
  it.each([
    ['scripts', '<p>a</p><script src="/x.js"></script><p>b</p>', '<p>a</p><p>b</p>'],
    ['scripts in capitals', '<SCRIPT\n>1 < 2</SCRIPT ><p>b</p>', '<p>b</p>'],
    ['data of islands', '<i><script type="application/json">{"a":"<b>"}</script></i>', '<i></i>'],
    ['a script that does not end', '<p>a</p><script>alert(1)', '<p>a</p>'],
    ['a refresh', '<meta content="0; url=/x" HTTP-EQUIV = refresh><p>a</p>', '<p>a</p>'],
    ['another base', '<base href="//elsewhere.example/"><a href="b">b</a>', '<a href="b">b</a>'],
    ['handlers', '<body class="a" onload="go()"><p ONCLICK=go()>a</p>', '<body class="a" ><p >a</p>'],
    [
      'handlers without a space',
      '<svg/onload=go()><a href="b"onclick=\'go(">")\'>b</a>',
      '<svg/><a href="b">b</a>',
    ],
  ])('has no %s', (_name, html, expected) => {
    expect(stillPage(html)).toBe(expected);
  });

  it.each([
    ['words about handlers', '<p title="is onload=1 > 0?" data-on="x">once onclick="a"</p>'],
    ['other settings', '<meta charset="utf-8"><meta http-equiv="x-ua-compatible" content="refresh">'],
    ['names that begin alike', '<scripture>a</scripture><basefont>'],
    ['comments and sections', '<!--canvas:start--><section id="section-one"></section><!--canvas:end-->'],
  ])('keeps %s', (_name, html) => {
    expect(stillPage(html)).toBe(html);
  });

  it('takes a time in proportion to its length, however it is made', () => {
    const hostile = ['<script>', '<a "', "<a '", '<a ', '</script', '<a onx="'];
    for (const part of hostile) expect(stillPage(part.repeat(100_000)).length).toBeLessThan(1_000_000);
  });
});

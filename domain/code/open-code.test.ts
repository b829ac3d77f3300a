import { describe, expect, it } from 'vitest';
import { openIn } from './open-code.ts';

/** The kinds and names of what reaches out of the code. */
const open = (code: string) => openIn(code).map(({ kind, name }) => `${kind} ${name}`);

describe('what code leaves open', () => {
  it('is nothing in what other services give out', () => {
    for (const code of [
      '',
      'plain words & signs: 1 < 2, a<',
      '<meta name="a" content="b"><link rel=preconnect href=https://a.example/>',
      '<script async src="https://a.example/x.js?id=1"></script>\n<script>window.x = "<b>" + 1;</script>',
      '<!-- Tag --><noscript><iframe src="//a.example" height="0"></iframe></noscript><!-- End -->',
      '<style>@media print { .a > .b { color: red } }</style>',
      '<!--[if lt IE 9]><script src="x"></script><![endif]-->',
      '<div class="chat"><p>Hello<p>there<ul><li>one<li>two</ul><br><img src=x></div>',
      '<table><tr><td>1<td>2<tr><td>3</table>',
      '<select><option>a<option>b</select>',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><title>a</title><style>a > b {}</style></svg>',
      '<SCRIPT>1</Script >',
      '<a title="a > b" data-x=\'<div>\'>x</a>',
    ]) {
      expect([code, open(code)]).toEqual([code, []]);
    }
  });

  it('is a script, a style or a text that does not end, with what stands behind it', () => {
    expect(open('<script>let a = 1;')).toEqual(['element script']);
    expect(open('<script src="x"/>')).toEqual(['element script']);
    expect(open('<style>a{}</styles>')).toEqual(['element style']);
    expect(open('<title>x')).toEqual(['element title']);
    expect(open('<noscript><img src=x>')).toEqual(['element noscript']);
    expect(open('<script>a</script <p>')).toEqual([]);
    expect(open('<script>a</script ')).toEqual(['tag /script']);
  });

  it('is a comment, also one in a script that hides its end', () => {
    expect(open('<!-- a ->')).toEqual(['comment <!--']);
    expect(open('<!-- a --!>')).toEqual([]);
    expect(open('<!-->')).toEqual([]);
    expect(open('<script><!-- <script> </script>')).toEqual(['element script']);
    expect(open('<script><!-- <script> </script> --></script>')).toEqual([]);
    expect(open('<script><!--> <script> </script>')).toEqual([]);
    expect(open('<noscript><!-- </noscript>')).toEqual(['comment <!--']);
  });

  it('is a tag that is not finished', () => {
    expect(open('<a href="x>y</a>')).toEqual(['tag a']);
    expect(open('<a href= "x>y</a>')).toEqual(['tag a']);
    expect(open('<div')).toEqual(['tag div']);
    expect(open('a </')).toEqual(['markup </']);
    expect(open('a <!')).toEqual(['markup <!']);
    expect(open('a <?php x')).toEqual(['markup <?']);
    expect(open('<svg><![CDATA[ a > b</svg>')).toEqual(['markup <![CDATA[']);
  });

  it('is an element that would take the rest of the page into itself', () => {
    expect(open('<div><p>a')).toEqual(['element div', 'element p']);
    expect(open('<div hidden/>')).toEqual(['element div']);
    expect(open('<template><a></a>')).toEqual(['element template']);
    expect(open('<svg><path></svg>')).toEqual(['element path']);
    expect(open('<svg><div></div></svg>')).toEqual(['element svg', 'stray svg']);
    expect(open('<b><i></b></i>')).toEqual(['element i', 'stray i']);
    // The end of a `span` ends no entry in it.
    expect(open('<span><li></span>')).toEqual(['element li']);
  });

  it('is the end of something that it has not opened, and what the page has once', () => {
    expect(open('</div>')).toEqual(['stray div']);
    expect(open('</head><body class=x>')).toEqual(['frame /head', 'frame body']);
    expect(open('<plaintext>')).toEqual(['endless plaintext']);
  });

  it('is found in time, however it is nested', () => {
    const found = openIn('<div>'.repeat(12_000));
    expect(found).toHaveLength(10);
    expect(openIn('<noscript>'.repeat(6_000))).toHaveLength(1);
    expect(openIn('<a '.repeat(20_000))).toHaveLength(1);
    expect(openIn(`${'<i>'.repeat(200)}${'</i>'.repeat(200)}`)).toEqual([]);
  });
});

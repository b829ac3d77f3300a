import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { describe, expect, it } from 'vitest';
import { cleanDrawing, looksLikeSvg } from './clean-drawing.ts';

const clean = (svg: string) => cleanDrawing(Buffer.from(svg));
const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const inside = (body: string): string =>
  clean(`<svg ${NS} viewBox="0 0 10 20">${body}</svg>`)?.svg ?? 'refused';

describe('an SVG drawing', () => {
  it('keeps shapes, text, gradients, its own styles and references within it', () => {
    const svg = inside(
      `<!-- made by hand --><defs><linearGradient id="g"><stop offset="0" stop-color="#a8482f"/></linearGradient></defs>
       <style><![CDATA[.a{fill:url(#g);stroke:#222}]]></style><path class="a" d="M0 0L10 20z" fill="url(#g)"/>
       <use xlink:href="#g" x="1"/><text x="1">Fern &amp; Kiln &#x2014; clay</text>`,
    );
    expect(svg).toContain('<stop offset="0" stop-color="#a8482f"/>');
    expect(svg).toContain('.a{fill:url(#g);stroke:#222}');
    expect(svg).toContain('<path class="a" d="M0 0L10 20z" fill="url(#g)"/>');
    expect(svg).toContain('<use href="#g" x="1"/>');
    expect(svg).toContain('Fern &amp; Kiln — clay');
  });

  it('has the size of its view box, else of its width and height', () => {
    expect(clean(`<svg ${NS} viewBox="0 0 12.5 40" width="1" height="1"/>`)).toMatchObject({
      width: 13,
      height: 40,
    });
    expect(clean(`<svg ${NS} width="64px" height="32"/>`)).toMatchObject({ width: 64, height: 32 });
    expect(clean(`<svg ${NS} width="100%"/>`)).toMatchObject({ width: 300, height: 150 });
    expect(clean(`<svg ${NS} viewBox="0 0 1e9 -5"/>`)).toMatchObject({ width: 300, height: 150 });
  });

  it.each([
    ['a script', '<script>alert(1)</script><rect/>'],
    ['a script in a namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['an event', '<rect onload="alert(1)" onclick="alert(1)"/>'],
    ['a link that runs', '<a xlink:href="javascript:alert(1)"><rect/></a>'],
    ['a link that hides what it is', '<a href="java&#115;cript:alert(1)"><rect/></a>'],
    ['a reference elsewhere', '<use href="http://evil.example/x.svg#a"/>'],
    ['a reference without scheme', '<use xlink:href="//evil.example/x.svg#a"/>'],
    ['a reference that is data', '<use href="data:image/svg+xml;base64,PHN2Zz4=#a"/>'],
    ['a picture from elsewhere', '<image href="https://evil.example/pixel.png"/>'],
    ['a drawing as a picture', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['foreign content', '<foreignObject><iframe src="https://evil.example"/></foreignObject>'],
    [
      'an animation',
      '<rect><set attributeName="href" to="javascript:alert(1)"/><animate onbegin="alert(1)"/></rect>',
    ],
    ['a style from elsewhere', '<style>@import url(https://evil.example/x.css)</style>'],
    ['a style that loads', '<style>rect{fill:url(https://evil.example/x)}</style>'],
    ['a style that hides its words', '<style>rect{fill:\\75rl(https://evil.example/x)}</style>'],
    [
      'an attribute that loads',
      '<rect fill="url(https://evil.example/x#y)" style="background:url(//evil.example)"/>',
    ],
    ['markup in a style', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['a handler', '<handler type="text/javascript">alert(1)</handler>'],
    ['an embedded page', '<embed src="javascript:alert(1)"/><iframe src="https://evil.example"/>'],
  ])('loses %s', (_name, body) => {
    expect(inside(body)).not.toMatch(/alert|evil|javascript|script|onload|<foreign|<set|data:/i);
    expect(inside(body)).not.toBe('refused');
  });

  it.each([
    ['declares entities', `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${NS}>&a;</svg>`],
    [
      'reads files',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${NS}><text>&x;</text></svg>`,
    ],
    [
      'laughs a billion times',
      `<!DOCTYPE lolz [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;&l;&l;&l;&l;&l;">]><svg ${NS}>&m;</svg>`,
    ],
    ['uses an entity nobody declared', `<svg ${NS}><text>&unknown;</text></svg>`],
    ['nests without end', `<svg ${NS}>${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</svg>`],
    ['names what the parser is made of', `<svg ${NS}><constructor/></svg>`],
    ['is cut short', `<svg ${NS}><rect`],
    ['is a page', '<html><svg/></html>'],
    ['draws itself', `<svg ${NS}><g id="a"><use href="#a"/></g></svg>`],
    [
      'multiplies itself',
      `<svg ${NS}>${Array.from({ length: 9 }, (_, at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(10)}</g>`).join('')}<rect id="g9"/></svg>`,
    ],
    [
      'has an element of 60,000 attributes',
      `<svg ${NS}><rect ${Array.from({ length: 60_000 }, (_, at) => `a${at}="1"`).join(' ')}/></svg>`,
    ],
    ['is too long', `<svg ${NS}><!--${'x'.repeat(1_000_001)}--></svg>`],
  ])('is refused when it %s', (_name, svg) => {
    const took = startCpuTimer();
    expect(clean(svg)).toBeNull();
    expect(took()).toBeLessThan(500);
  });

  it('is refused when it is not UTF-8', () => {
    expect(cleanDrawing(Buffer.from(`\uFEFF<svg ${NS}/>`, 'utf16le'))).toBeNull();
  });

  it('is recognised by its content', () => {
    expect(looksLikeSvg(Buffer.from('<?xml version="1.0"?>\n<!-- x --><svg/>'))).toBe(true);
    expect(looksLikeSvg(Buffer.from('  <svg xmlns="x">'))).toBe(true);
    expect(looksLikeSvg(Buffer.from('<!doctype html><svg></svg>'))).toBe(false);
    expect(looksLikeSvg(Buffer.from('GIF89a<svg>'))).toBe(false);
  });
});

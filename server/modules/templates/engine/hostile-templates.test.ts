import { Formatters } from '@squarespace/template-engine';
import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { describe, expect, it, vi } from 'vitest';
import { aTheme, plainHost } from '@vitrine/testing/theme-fixture.ts';
import { formatsOf } from './locale-formats.ts';
import { defaultLimits } from './bounded-context.ts';
import { TemplateEngine, table } from './engine.ts';
import { formatterTable, predicateTable } from '../formatters/formatters.ts';

const engine = new TemplateEngine(formatterTable(), predicateTable());
const partialsOf = (sources: Record<string, string>) =>
  table(
    Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, engine.parse(source).code])),
  );

/** A time limit that a busy machine does not reach, so that the counted limits stop the rendering. */
const counted = { ...defaultLimits, time: 60_000 };
/** Milliseconds of processor time: ten times what the slowest case takes, a fraction of one that is not stopped. */
const MAX_TIME = 3000;

function render(
  source: string,
  json: Record<string, unknown> = {},
  partials: Record<string, string> = {},
  limits = defaultLimits,
) {
  const { code, problems } = engine.parse(source);
  const rendered = engine.render({
    code,
    json,
    partials: partialsOf(partials),
    cldr: formatsOf('en'),
    now: 0,
    limits,
  });
  return { ...rendered, errors: [...problems, ...rendered.problems].map(({ message }) => message) };
}
const html = (source: string, json: Record<string, unknown> = {}): string => render(source, json).html;

describe('names', () => {
  it('of an object’s prototype are unknown formatters and predicates', () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf']) {
      const { html: text, errors } = render(`{a|${name}}`, { a: 'x' });
      expect(text, name).not.toContain('function');
      if (name !== '__proto__') expect(errors.join(), name).toContain('unknown');
    }
    expect(render('{.constructor?}yes{.or}no{.end}').html).toBe('no');
    expect(html('{@|apply constructor}')).toBe('');
    expect(html('{constructor}{toString}{__proto__}')).not.toMatch(/function|object/);
  });

  it('of the package are all known', () => {
    const known = formatterTable();
    for (const name of Object.keys(Formatters)) expect(known[name], name).toBeDefined();
  });
});

describe('limits', () => {
  const many = Array.from({ length: 400 }, (_, index) => index);
  const threeLoops = '{.repeated section a}{.repeated section b}{.repeated section c}x{.end}{.end}{.end}';
  const inEachOther = { a: many.map(() => ({ b: many.map(() => ({ c: many })) })) };

  it('stop a loop in a loop in a loop', () => {
    const took = startCpuTimer();
    const { stopped, html: text } = render(threeLoops, inEachOther);
    expect(stopped).toBe('work');
    expect(/^x+$/.test(text)).toBe(true);
    expect(took()).toBeLessThan(MAX_TIME);
  });

  it('stop partials that call partials that call partials', () => {
    const partials = Object.fromEntries(
      Array.from({ length: 12 }, (_, level) => [`p${level}`, `{@|apply p${level + 1}}`.repeat(8)]),
    );
    expect(render('{@|apply p0}', {}, { ...partials, p12: 'x' }).stopped).not.toBeNull();
  });

  it('stop a partial that calls itself', () => {
    const { html: text } = render('a{@|apply p}b', {}, { p: 'x{@|apply p}' });
    expect(text.length).toBeLessThan(100);
  });

  it('stop thousands of nested sections', () => {
    const source = '{.section @}'.repeat(20_000) + 'x' + '{.end}'.repeat(20_000);
    const took = startCpuTimer();
    expect(render(source, { a: 1 }).stopped).toBe('depth');
    expect(took()).toBeLessThan(MAX_TIME);
  });

  it('stop a text that doubles itself', () => {
    const source = `{.var @a text}${'{.var @a @a|format @a @a}'.repeat(60)}{@a}`;
    const took = startCpuTimer();
    const { html: text, stopped } = render(source, { text: '{0}{0}{0}{0}{0}{0}{0}{0}' });
    expect(stopped === 'output' || text.length < 1_500_000).toBe(true);
    expect(took()).toBeLessThan(MAX_TIME);
  });

  it('stop every formatter, predicate and expression in a loop', () => {
    const json = {
      a: many.map(() => ({ b: many })),
      text: 'a <b> "c" #d @e '.repeat(6000),
      list: many.map((id) => ({ id })),
      same: [...many],
      other: [...many],
      message: '{0 plural one {#} other {# x}}'.repeat(50),
    };
    for (const inner of [
      '{@|datetime full}',
      '{@|date %c}',
      '{message|message @}',
      '{@|unit kilometer}',
      '{text|smartypants}',
      '{text|slugify}',
      '{text|activate-twitter-links}',
      '{text|safe|html}',
      '{list|json}',
      '{list|key-by id}',
      '{.equal? same other}x{.end}',
      '{.eval @x = "a" + 1 ; max(1, 2, 3) * 4}',
      '{.eval text * text * text}',
      '{text|encode-uri-component}',
      '{list|date %c}',
      '{nothing}',
      '{@|apply nothing}',
    ]) {
      const took = startCpuTimer();
      const loop = `{.repeated section a}{.repeated section b}${inner}{.end}{.end}`;
      expect(['work', 'output'], inner).toContain(render(loop, json, {}, counted).stopped);
      expect(took(), inner).toBeLessThan(MAX_TIME);
    }
  });

  it('are reached by counted work before the time limit', () => {
    const json = {
      a: many.map(() => ({ b: many })),
      moment: 0,
      list: many,
      dots: 'a.'.repeat(300_000),
      places: '{0}{1}'.repeat(5000),
      dates: '{0 datetime full}'.repeat(500),
      digits: '9'.repeat(300_000),
    };
    for (const inner of [
      '{moment|lookup dots}',
      '{places|format list list}',
      '{dates|message moment}',
      `{moment|date ${'%c'.repeat(3000)}}`,
      `{moment|datetime ${'yMMMd '.repeat(1000)}}`,
      `{.equal? moment 1}${'{.or equal? moment 2}'.repeat(5000)}{.end}`,
      `{.even? ${'a.'.repeat(5000)}b}{.end}`,
      '{.include none}',
      '{.greaterThan? digits dots}{.end}',
    ]) {
      const took = startCpuTimer();
      const loop = `{.repeated section a}{.repeated section b}${inner}{.end}{.end}`;
      expect(['work', 'output'], inner.slice(0, 60)).toContain(render(loop, json, {}, counted).stopped);
      expect(took(), inner.slice(0, 60)).toBeLessThan(MAX_TIME);
    }
    const long = '{0} {0 decimal} {0 plural one {#} other {#}} {0 money}';
    for (const number of [json.digits, '1e5000', '-1e-5000', 1e300]) {
      expect(html('{long|message number}', { long, number })).toBe('');
      const amount = { decimalValue: String(number), currencyCode: 'USD' };
      expect(html('{long|message amount}', { long, amount })).toBe('');
    }
    expect(html('{words|message title}', { words: '<{0}>', title: `2026 ${'or so '.repeat(40)}` })).toMatch(
      /^<2026 or so .* or so >$/,
    );
  });

  it('are reached by time when work is not counted', () => {
    const took = startCpuTimer();
    const uncounted = { ...defaultLimits, work: Infinity, output: Infinity, time: 30 };
    const { stopped } = render(threeLoops, inEachOther, {}, uncounted);
    expect(stopped).toBe('time');
    expect(took()).toBeLessThan(MAX_TIME);
  });

  it('do not cut a page because the machine was suspended for a while', () => {
    let moment = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (moment += 10_000));
    const { html: text, stopped } = render('{.repeated section a}<li>{@}</li>{.end}', { a: many });
    expect(clock.mock.calls.length).toBeGreaterThan(1);
    clock.mockRestore();
    expect(stopped).toBeNull();
    expect(text).toMatch(/<li>399<\/li>$/);
  });

  it('allow a chain of alternatives of any length', () => {
    const { html: text, errors } = render(
      `{.equal? n 1}one${'{.or equal? n 2}two'.repeat(30_000)}{.or}other{.end}`,
      { n: 5 },
      {},
      counted,
    );
    expect([text, errors]).toEqual(['other', []]);
  });

  it('stop one value referenced many times in another', () => {
    const nested = `{.ctx @a x=t y=t}{.ctx @b x=u y=u}${'{.ctx @a x=@a y=@a}{.ctx @b x=@b y=@b}'.repeat(50)}`;
    const took = startCpuTimer();
    expect(render(`${nested}{@a|json}`, { t: [1] }).errors.join()).toContain('too large for JSON');
    for (const name of ['equal?', 'greaterThan?', 'lessThanOrEqual?'])
      expect(render(`${nested}{.${name} @a @b}x{.end}`, { t: [1], u: [1] }).stopped, name).toBe('work');
    expect(took()).toBeLessThan(MAX_TIME);
  });

  it('stop expressions that grow', () => {
    const doubling = `{.eval @a = "xxxxxxxxxx"}${'{.eval @a = @a + @a}'.repeat(60)}{@a}`;
    expect(render(doubling).errors.join()).toContain('exceed maximum string length 10000');
    const took = startCpuTimer();
    expect(render(`{.eval ${'1+'.repeat(100_000)}1}`).errors.join()).toContain(
      'number of allowed tokens: 200',
    );
    expect(render('{.eval d*d*d*d*d*d}'.repeat(500), { d: '1'.repeat(300_000) }).stopped).toBe('work');
    expect(took()).toBeLessThan(MAX_TIME);
  });

  it('never show a value that did not pass all its formatters', () => {
    const { html: text, stopped } = render(`${'{a|html}'.repeat(2000)}{evil|format evil|html}`, {
      a: 'a'.repeat(100_000),
      evil: '<script>',
    });
    expect(stopped).not.toBeNull();
    expect(text).not.toContain('<script>');
  });

  it('cut the page at that point and show the layout around it', () => {
    const { html: page } = aTheme(
      '<header>top</header><main>{squarespace.main-content}</main><footer>end</footer>',
      {
        'collections/list.list':
          '<ul class="all">{.repeated section a}<li>{.repeated section b}<a href="/{@}">x</a>{.end}</li>{.end}</ul>',
      },
    ).renderPage(['collections/list.list'], { a: many.map(() => ({ b: many.map(String) })) }, plainHost, 0);
    expect(page.startsWith('<header>top</header><main><ul class="all"><li><a href="/0">')).toBe(true);
    expect(page).toMatch(/<\/li><\/ul><\/main><footer>end<\/footer>$/);
  });

  it('do not affect a large ordinary page', () => {
    const { html: text, stopped } = render('{.repeated section a}<li>{@}</li>{.end}', {
      a: Array.from({ length: 5000 }, (_, i) => i),
    });
    expect(stopped).toBeNull();
    expect(text.length).toBeGreaterThan(40_000);
  });
});

describe('user content', () => {
  const evil = `"><script>alert('x')</script><img src=x onerror="y">`;

  it('cannot leave an attribute or become an element', () => {
    for (const formatter of ['html', 'htmlattr', 'htmltag']) {
      const text = html(`<p title="{a|${formatter}}">`, { a: evil });
      expect(text, formatter).not.toMatch(/<script|<img/);
      expect(text.slice('<p title="'.length, -2), formatter).not.toMatch(/["'<>]/);
    }
  });

  it('is stripped of tags by safe, an unclosed one included, quickly', () => {
    expect(html('{a|safe}', { a: '<b>bold</b> & <i>more</i>' })).toBe('bold & more');
    expect(html('{a|safe}', { a: 'x<img src=x onerror=alert(1)' })).not.toContain('<');
    expect(html('{a|safe}', { a: '<<script>script>alert(1)<</script>/script>' })).not.toMatch(/<\/?script/);
    const took = startCpuTimer();
    html('{a|safe}', { a: '<'.repeat(200_000) });
    html('{a|safe}', { a: '<>'.repeat(100_000) });
    expect(took()).toBeLessThan(500);
  });

  it('cannot close the script element a value is written into', () => {
    for (const formatter of ['json', 'raw', 'json-pretty']) {
      expect(html(`{a|${formatter}}`, { a: { b: '</script><!--' } }), formatter).not.toMatch(
        /<\/script|<!--/,
      );
    }
  });

  it('cannot leave the attributes that picture formatters write', () => {
    const picture = {
      id: evil,
      assetUrl: evil,
      title: evil,
      altText: evil,
      filename: evil,
      originalSize: evil,
      componentKey: evil,
      systemDataVariants: `100w,${evil}w`,
      mediaFocalPoint: { x: 0.5, y: 0.5 },
      colorData: { topLeftAverage: evil, centerAverage: evil },
      items: [{ assetUrl: evil, title: evil }],
      coverImage: { assetUrl: evil, title: evil },
      fullUrl: evil,
      url: evil,
    };
    for (const name of [
      'image',
      'image-meta',
      'child-image-meta',
      'cover-image-meta',
      'image-color',
      'image-srcset',
      'video',
      'social-button',
      'product-price',
      'comments',
      'like-button',
    ]) {
      expect(
        html(`{p|${name}}`, { p: picture, item: picture, website: { identifier: evil } }),
        name,
      ).not.toMatch(/<script|onerror="y"/);
    }
  });

  it('is never run as a template', () => {
    expect(html('{a}', { a: '{b}{.section b}{b|raw}{.end}', b: 'secret' })).toBe(
      '{b}{.section b}{b|raw}{.end}',
    );
  });
});

describe('money', () => {
  const websiteSettings = { storeSettings: { storeCurrency: 'USD' } };

  it('is formatted with its symbol by every formatter of the language', () => {
    for (const name of ['money', 'money-format', 'moneyFormat', 'money-string', 'i18n-money-format']) {
      expect(html(`{a|${name}}`, { a: 2800, websiteSettings }), name).toBe('$28.00');
      expect(html(`{a|${name}}`, { a: { value: '28.00', currency: 'USD' } }), name).toBe('$28.00');
      expect(html(`{a|${name}}`, { a: { decimalValue: '500', currencyCode: 'JPY' } }), name).toBe('¥500');
      expect(html(`{a|${name}}`, { a: 'not money', websiteSettings }), name).toBe('');
    }
  });
});

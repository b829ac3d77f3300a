import { describe, expect, it } from 'vitest';
import { likeButtonHtml } from './like-button-html.ts';

const heart =
  '<svg class="like__heart" viewBox="0 0 24 24" aria-hidden="true" focusable="false">' +
  '<path d="M12 20.5 3.9 12.4a5.2 5.2 0 0 1 7.4-7.3l.7.7.7-.7a5.2 5.2 0 0 1 7.4 7.3z"></path></svg>';

describe('the like button', () => {
  it('is a form that works without a script', () => {
    const html = likeButtonHtml(
      {
        itemId: 'one',
        itemTitle: 'Tobias’s jug',
        fullUrl: '/shop/p/jug?a=b&c',
        likeCount: 12_000,
        notice: 'Thank you.',
      },
      'en',
    );
    expect(html).toBe(
      '<form class="like" data-like="one" action="/likes" method="post">' +
        '<input type="hidden" name="itemId" value="one"/>' +
        '<input type="hidden" name="returnTo" value="/shop/p/jug?a=b&amp;c"/>' +
        '<button class="like__button" type="submit" aria-label="Like “Tobias’s jug”, 12000 likes" data-title="Tobias’s jug">' +
        `${heart}<span data-like-count="">12000</span></button>` +
        '<output class="like__thanks">Thank you.</output></form>',
    );
  });

  it('escapes hostile markup', () => {
    const hostile = `"><script>alert('1')</script> & <b>`;
    const words = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &lt;b&gt;';
    const html = likeButtonHtml(
      {
        itemId: hostile,
        itemTitle: hostile,
        fullUrl: hostile,
        likeCount: 1,
        notice: hostile,
      },
      'en',
    );
    expect(html).toBe(
      `<form class="like" data-like="${words}" action="/likes" method="post">` +
        `<input type="hidden" name="itemId" value="${words}"/>` +
        `<input type="hidden" name="returnTo" value="${words}"/>` +
        `<button class="like__button" type="submit" aria-label="Like “${words}”, 1 like" data-title="${words}">` +
        `${heart}<span data-like-count="">1</span></button>` +
        `<output class="like__thanks">${words}</output></form>`,
    );
  });
});

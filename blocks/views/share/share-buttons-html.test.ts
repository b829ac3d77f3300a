import { describe, expect, it } from 'vitest';
import { shareButtonsHtml } from './share-buttons-html.ts';

const page = { url: 'https://shop.example/p', title: 'A mug', imageUrl: 'https://shop.example/i.webp' };

describe('the share buttons', () => {
  it('are plain links in the configured order, for email in the same window and for all others in a new one', () => {
    expect(shareButtonsHtml(['email', 'nonsense', 'pinterest'], page, 'en')).toBe(
      '<div class="share" data-share="https://shop.example/p" data-title="A mug">' +
        '<span class="share__heading" aria-hidden="true">Share</span>' +
        '<ul class="share__list" aria-label="Share">' +
        '<li><a class="share__link" href="mailto:?subject=A%20mug&amp;body=A%20mug%0Ahttps%3A%2F%2Fshop.example%2Fp">' +
        '<span class="visually-hidden">Share by email</span><span aria-hidden="true">Email</span></a></li>' +
        '<li><a class="share__link" href="https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fshop.example%2Fp&amp;media=https%3A%2F%2Fshop.example%2Fi.webp&amp;description=A%20mug" target="_blank" rel="nofollow noopener noreferrer">' +
        '<span class="visually-hidden">Share on Pinterest</span><span aria-hidden="true">Pinterest</span></a></li>' +
        '</ul></div>',
    );
  });

  it('escape hostile markup', () => {
    const url = 'https://shop.example/"><script>&b';
    const title = `"><script>alert('1')</script>`;
    expect(shareButtonsHtml(['reddit'], { url, title, imageUrl: null }, 'en')).toBe(
      '<div class="share" data-share="https://shop.example/&quot;&gt;&lt;script&gt;&amp;b" data-title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;">' +
        '<span class="share__heading" aria-hidden="true">Share</span>' +
        '<ul class="share__list" aria-label="Share">' +
        '<li><a class="share__link" href="https://www.reddit.com/submit?url=https%3A%2F%2Fshop.example%2F%22%3E%3Cscript%3E%26b&amp;title=%22%3E%3Cscript%3Ealert(&#39;1&#39;)%3C%2Fscript%3E" target="_blank" rel="nofollow noopener noreferrer">' +
        '<span class="visually-hidden">Share on Reddit</span><span aria-hidden="true">Reddit</span></a></li>' +
        '</ul></div>',
    );
  });

  it.each([[[]], [['nonsense', '__proto__']]])('are missing without a known service: %j', (options) => {
    expect(shareButtonsHtml(options, page, 'en')).toBe('');
  });
});

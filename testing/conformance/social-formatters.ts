import { formats, type Golden } from './golden.ts';

const link = (href: string, words: string): string =>
  `<a href="${href}" target="_blank" rel="noopener">${words}</a>`;
const item = {
  id: 'i1',
  fullUrl: '/journal/a',
  title: 'A "post"',
  recordType: 1,
  assetUrl: '/s/a.jpg',
  mainImageId: 'p1',
};
const shared = (element: string, style: string): string =>
  `<${element} class="squarespace-social-buttons ${style}" data-system-data-id="p1" data-asset-url="/s/a.jpg" data-record-type="1" data-full-url="/journal/a" data-title="A &quot;post&quot;"></${element}>`;
const sharing = { website: { shareButtonOptions: { facebook: true } } };
const event = {
  title: 'Open day',
  startDate: Date.UTC(2026, 2, 2, 15, 4, 5),
  endDate: Date.UTC(2026, 2, 2, 17),
};

/** Comments, likes, sharing, calendars. */
export const socialFormatters: readonly Golden[] = [
  formats(
    'activate-twitter-links',
    '',
    'Hi @ada & #pots',
    `Hi ${link('https://twitter.com/ada/', '@ada')} &amp; ${link('https://twitter.com/hashtag/pots?src=hash', '#pots')}`,
  ),
  formats(
    'activate-twitter-links',
    '',
    'see https://example.com/a.',
    `see ${link('https://example.com/a', 'https://example.com/a')}.`,
  ),
  formats('comment-count', '', { publicCommentCount: 0 }, 'No Comments'),
  formats('comment-count', '', { publicCommentCount: 1 }, '1 Comment'),
  formats('comment-count', '', { publicCommentCount: 12 }, '12 Comments'),
  formats(
    'comment-link',
    '',
    { ...item, publicCommentCount: 2 },
    '<a href="/journal/a#i1" class="sqs-comment-link" data-id="i1">2 Comments</a>',
  ),
  formats(
    'comment-link',
    '',
    item,
    '<a href="/journal/a" class="sqs-comment-link sqs-disqus-comment-link" data-id="i1"></a>',
    { websiteSettings: { disqusShortname: 'fern' } },
  ),
  formats(
    'comments',
    '',
    { id: 'i1', item: { id: 'i1', publicCommentCount: 3, commentState: 1 } },
    '<div class="squarespace-comments" id="comments-i1" data-item-id="i1" data-public-comment-count="3" data-comment-state="1"></div>',
  ),
  formats(
    'like-button',
    '',
    { id: 'i1', likeCount: 4 },
    '<span class="sqs-simple-like" data-item-id="i1" data-like-count="4"><span class="like-icon"></span><span class="like-count">4</span></span>',
    { websiteSettings: { simpleLikingEnabled: true } },
  ),
  formats('like-button', '', { id: 'i1', likeCount: 4 }, ''),
  formats('social-button', '', item, shared('div', 'button-style'), sharing),
  formats('social-button', '', item, '', { website: { shareButtonOptions: {} } }),
  formats('social-button-inline', '', item, shared('span', 'inline-style'), sharing),
  formats('social-button-inline', '', item, ''),
  formats(
    'twitter-follow-button',
    '',
    { userName: 'ada' },
    '<a class="squarespace-follow-button" data-username="ada" href="https://twitter.com/ada" target="_blank" rel="noopener">Follow @ada</a>',
  ),
  formats(
    'twitter-follow-button',
    '',
    { profileUrl: 'https://twitter.com/bob' },
    '<a class="squarespace-follow-button" data-username="bob" href="https://twitter.com/bob" target="_blank" rel="noopener">Follow @bob</a>',
  ),
  formats(
    'twitter-follow-button',
    '',
    { profileUrl: 'https://twitter.com/bob/?lang=en' },
    '<a class="squarespace-follow-button" data-username="bob" href="https://twitter.com/bob" target="_blank" rel="noopener">Follow @bob</a>',
  ),
  formats('twitter-follow-button', '', { profileUrl: 'https://twitter.com/' }, ''),
  formats(
    'google-calendar-url',
    '',
    event,
    'https://www.google.com/calendar/event?action=TEMPLATE&amp;text=Open%20day&amp;dates=20260302T150405Z/20260302T170000Z',
  ),
  formats(
    'google-calendar-url',
    '',
    { ...event, location: { addressLine1: '1 Kiln Lane', addressLine2: '', addressCountry: 'Wales' } },
    'https://www.google.com/calendar/event?action=TEMPLATE&amp;text=Open%20day&amp;dates=20260302T150405Z/20260302T170000Z&amp;location=1%20Kiln%20Lane%2C%20Wales',
  ),
];

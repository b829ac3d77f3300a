import { localeIn } from './locale-in-context.ts';
import { type Context, type Formatter, isTruthy, type Node } from '@squarespace/template-engine';
import { googleCalendarUrl } from '@vitrine/domain/calendar-link/calendar-link.ts';
import { commentCountText } from '@vitrine/domain/comment/comments-open.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { valueFormatters } from '../engine/value-formatter.ts';

const attribute = (node: Node, name: string): string => escapeHtml(node.get(name).asString());

const countOf = (node: Node): number => {
  const count = Math.trunc(node.get('publicCommentCount').asNumber());
  return count > 0 ? count : 0;
};

/** The site's name at the comment service it uses instead of its own comments; '' when it uses none. */
export function disqusName(ctx: Context): string {
  const settings = ctx.resolve(['websiteSettings']);
  return settings.get('disqusShortname').asString() || settings.get('disqusShortName').asString();
}

/** A link to the comments of an item's page, an anchor named after its id. spec: site-platform 2, 8 */
function commentLink(node: Node, ctx: Context): string {
  const id = attribute(node, 'id');
  const begin = `<a href="${attribute(node, 'fullUrl')}`;
  return disqusName(ctx) === ''
    ? `${begin}#${id}" class="sqs-comment-link" data-id="${id}">${commentCountText(countOf(node), localeIn(ctx))}</a>`
    : `${begin}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>`;
}

/** A placeholder for comments of another service. */
function comments(node: Node, ctx: Context): string {
  if (disqusName(ctx) !== '') return '<div class="squarespace-comments" id="disqus_thread"></div>';
  const item = node.get('item');
  const of = isTruthy(item) ? item : node.get('collection');
  const name = isTruthy(item) ? 'item' : 'collection';
  const data = isTruthy(of)
    ? ` data-${name}-id="${attribute(of, 'id')}" data-public-comment-count="${countOf(of)}" data-comment-state="${attribute(of, 'commentState')}"`
    : '';
  return `<div class="squarespace-comments" id="comments-${attribute(node, 'id')}"${data}></div>`;
}

function likeButton(node: Node, ctx: Context): string {
  if (!isTruthy(node) || !isTruthy(ctx.resolve(['websiteSettings', 'simpleLikingEnabled']))) return '';
  const likes = node.get('likeCount').asNumber();
  const count = likes > 0 ? Math.trunc(likes) : 0;
  return `<span class="sqs-simple-like" data-item-id="${attribute(node, 'id')}" data-like-count="${count}"><span class="like-icon"></span><span class="like-count">${count}</span></span>`;
}

/** Only where the site has share buttons. spec: site-platform 9 */
function socialButton(node: Node, ctx: Context, isInline: boolean): string {
  if (ctx.resolve(['website', 'shareButtonOptions']).size() === 0) return '';
  const element = isInline ? 'span' : 'div';
  const imageId = attribute(node, 'systemDataId') || attribute(node, 'mainImageId');
  const assetUrl = attribute(node, 'assetUrl') || attribute(node.get('mainImage'), 'assetUrl');
  return (
    `<${element} class="squarespace-social-buttons ${isInline ? 'inline' : 'button'}-style" data-system-data-id="${imageId}" data-asset-url="${assetUrl}"` +
    ` data-record-type="${attribute(node, 'recordType')}" data-full-url="${attribute(node, 'fullUrl')}" data-title="${attribute(node, 'title')}"></${element}>`
  );
}

/** A plain link without third-party scripts. The name defaults to the last part of the address. */
function followButton(node: Node): string {
  const url = node.get('profileUrl').asString().slice(0, 2000);
  const [last = ''] = /[^/?#]+(?=\/*(?:[?#]|$))/.exec(url) ?? [];
  const name = (node.get('userName').asString() || last).replace(/^@/, '');
  if (!/^\w{1,50}$/.test(name)) return '';
  return `<a class="squarespace-follow-button" data-username="${name}" href="https://twitter.com/${name}" target="_blank" rel="noopener">Follow @${name}</a>`;
}

function calendarUrl(node: Node): string {
  const location = node.get('location');
  const end = node.get('endDate');
  return googleCalendarUrl({
    title: node.get('title').asString(),
    start: node.get('startDate').asNumber(),
    end: end.isMissing() || end.isNull() ? null : end.asNumber(),
    location: isTruthy(location)
      ? {
          addressLine1: location.get('addressLine1').asString(),
          addressLine2: location.get('addressLine2').asString(),
          addressCountry: location.get('addressCountry').asString(),
        }
      : null,
  });
}

/** Comments, likes, sharing and calendars, escaped and without third-party scripts. */
export const socialFormatters: Readonly<Record<string, Formatter>> = valueFormatters({
  'comment-count': (node, _args, ctx) => commentCountText(countOf(node), localeIn(ctx)),
  'comment-link': (node, _args, ctx) => commentLink(node, ctx),
  comments: (node, _args, ctx) => comments(node, ctx),
  'like-button': (node, _args, ctx) => likeButton(node, ctx),
  'social-button': (node, _args, ctx) => socialButton(node, ctx, false),
  'social-button-inline': (node, _args, ctx) => socialButton(node, ctx, true),
  'twitter-follow-button': followButton,
  'google-calendar-url': (node) => escapeHtml(calendarUrl(node)),
});

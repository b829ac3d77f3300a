const page = (content: string): string => `<div class="host-page">${content}</div>`;

/** Address of an item in a list: a link post links directly to its source. */
const itemUrl = '{.passthrough?}{sourceUrl|htmlattr}{.or}{fullUrl|htmlattr}{.end}';

const card = `<li><article><a href="${itemUrl}">{.section mainImage}{@|image}{.end}</a><h2><a id="item-{id}" href="${itemUrl}">{title|html}</a></h2>`;

const productCard = `${card}<p>{@|product-price}</p>{@|product-status}{@|product-scarcity}{@|product-add}</article></li>`;

/** A search form; `label` and `button` are the context fields with its texts. */
const searchForm = (label: string, button: string, query: string): string =>
  `<search><form class="host-tools" action="/search" method="get"><label for="search-words">{${label}|html}</label> <input class="field__input" id="search-words" type="search" name="q" maxlength="200" value="${query}"> <button class="button button--primary" type="submit">{${button}|html}</button></form></search>`;

/** The end of every item page: engagement buttons and comments. */
const engagement =
  '{.if likeHtml || shareHtml}<div class="engagement">{likeHtml}{shareHtml}</div>{.end}{commentsHtml}';

const shelf = '<a href="{url|htmlattr}"{.if active} aria-current="true"{.end}>{name|html}</a> ';
const pictures = '{.if items}{.repeated section items}{@|image}{.end}{.end}';

/** A message page, optionally with a form. */
const standing = page('<h1>{title|html}</h1>{.if sentence}<p>{sentence|html}</p>{.end}{formHtml}');

/**
 * Fallback templates for pages the theme has no template for. Their controls are styled by host-styles/host.css in a
 * theme that has no styles for them.
 */
export const plainTemplates: Readonly<Record<string, string>> = {
  'layout/default': `<!doctype html>
<html lang="{website.language|htmlattr}">
<head>{squarespace-headers}</head>
<body class="{squarespace.page-classes|htmlattr}" id="{squarespace.page-id|htmlattr}">
<header class="host-page"><a href="/">{.if website.logoImageUrl}<img src="{website.logoImageUrl|htmlattr}?format=500w" height="40" alt="{website.siteTitle|htmlattr}">{.or}{website.siteTitle|html}{.end}</a> <squarespace:navigation navigationId="main"><nav>{.repeated section items}<a href="{url|htmlattr}"{.if active} aria-current="page"{.end}>{title|html}</a> {.end}</nav></squarespace:navigation> <a href="/cart">{localizedStrings.cart|html}</a></header>
<main id="main">{squarespace.main-content}</main>
{squarespace-footers}</body></html>`,
  // No menu and no theme scripts: nothing leads away from paying or can read card data.
  'layout/checkout': `<!doctype html>
<html lang="{website.language|htmlattr}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{squarespace-headers}</head>
<body class="{squarespace.page-classes|htmlattr}" id="{squarespace.page-id|htmlattr}">
<div class="checkout-frame">
{@|apply checkout-header}
<main class="checkout-frame__main" id="main" tabindex="-1">{squarespace.main-content}</main>
{@|apply checkout-footer}
</div>
{squarespace-footers}</body></html>`,
  'system/page': '{squarespace.main-content}',
  'collections/products.list': `{squarespace.main-content}${page(
    `<section data-product-list="{collection.id|htmlattr}"><h1>{collection.title|html}</h1>{.section productList}<div class="host-tools">{.if shelves}<nav aria-label="{filterLabel|htmlattr}">{.repeated section shelves}${shelf}{.repeated section children}${shelf}{.repeated section children}${shelf}{.end}{.end}{.end}</nav>{.end}<p>{countText|html}</p><nav aria-label="{sortLabel|htmlattr}">{.repeated section orders}<a href="{url|htmlattr}"{.if active} aria-current="true"{.end}>{name|html}</a> {.end}</nav></div>{.end}{.if items}<ul class="host-cards">{.repeated section items}${productCard}{.end}</ul>{.or}<p>{productList.emptyText|html}</p>{.end}{@|apply pagination}</section>`,
  )}`,
  'collections/products.item': page(
    `{.section item}<article class="host-product" data-product-page data-item-id="{id|htmlattr}" data-title="{title|htmlattr}"><div class="host-product__pictures" data-product-gallery>${pictures}</div><div><h1>{title|html}</h1>{@|product-status}<div id="buy">{@|product-purchase}</div><div class="host-page__text" id="description">{excerpt}{body}</div></div></article>{.end}{.section related}<section data-related><h2>{title|html}</h2><ul class="host-cards">{.repeated section items}${card}<p>{@|product-price}</p></article></li>{.end}</ul></section>{.end}`,
  ),
  'collections/list': `{squarespace.main-content}${page(
    '<h1>{collection.title|html}</h1>{.if collection.description}<p>{collection.description|html}</p>{.end}{.if items}<ul class="host-cards">{.repeated section items}' +
      `${card}{excerpt}</article></li>{.end}</ul>` +
      '{.or}<p>{contentList.emptyText|html}</p>{.end}{@|apply pagination}',
  )}`,
  'collections/events.list': `{squarespace.main-content}${page(
    '<h1>{collection.title|html}</h1>{.if items}<ul class="host-cards">{.repeated section items}' +
      `${card}<p>{.if startDate}<time datetime="{startDate|date %Y-%m-%d}">{startDate|date %A, %B %e, %Y, %l:%M %p}</time>{.end}{.section location}{.if addressLine1}, {addressLine1|html}{.end}{.end}</p>{excerpt}</article></li>{.end}</ul>` +
      '{.or}<p>{contentList.emptyText|html}</p>{.end}{@|apply pagination}',
  )}`,
  'collections/item': page(
    `{.section item}<article class="host-page__text"><h1>{title|html}</h1>{.section mainImage}{@|image}{.end}{body}</article>${engagement}{.end}`,
  ),
  'collections/events.item': page(
    `{.section item}<article class="host-page__text"><h1>{title|html}</h1><p>{.if startDate}<time datetime="{startDate|date %Y-%m-%d}">{startDate|date %A, %B %e, %Y, %l:%M %p}</time>{.end}{.section location}{.if addressLine1}, {addressLine1|html}{.end}{.end}</p>{.section mainImage}{@|image}{.end}{body}</article>${engagement}{.end}`,
  ),
  'collections/gallery.item': page(
    `{.section item}<article><h1>{title|html}</h1>{body}${pictures}</article>${engagement}{.end}`,
  ),
  'collections/portfolio.item': page(
    `{.section item}<article><h1>{title|html}</h1>{body}${pictures}</article>${engagement}{.end}`,
  ),
  'blocks/pagination': `{.section pagination}{.if prevPageUrl || nextPageUrl}<nav aria-label="{localizedStrings.pages|htmlattr}">{.if prevPageUrl}<a rel="prev" href="{prevPageUrl|htmlattr}">‹ {page}</a>{.end} {.if nextPageUrl}<a rel="next" href="{nextPageUrl|htmlattr}">{pageCount} ›</a>{.end}</nav>{.end}{.end}`,
  'system/quick-view': `{.section item}<div data-item-id="{id|htmlattr}" data-add-place="quick-view"><h2><a href="{fullUrl|htmlattr}">{title|html}</a></h2>{.section mainImage}{@|image}{.end}{@|product-purchase}</div>{.end}`,
  'system/cart': page('{shoppingCart|cart-page}'),
  'system/checkout': page('{checkout|checkout-form}'),
  'system/comment': page('{.section comment}{html}{.end}'),
  'system/donate': page('{donate|donate-page}'),
  'system/download': page('{download|download-page}'),
  'system/gift-card': page('{giftCard|gift-card-form}'),
  'system/installments': page(
    '<div data-installments lang="{installments.language|htmlattr}"><h1>{installments.title|html}</h1><p>{installments.lead|html}</p><ol>{.repeated section installments.steps}<li>{head|html}: {text|html}</li>{.end}</ol><p>{installments.small|html}</p></div>',
  ),
  'system/order-confirmed': page('{order|order-summary}'),
  'system/order-received': page(
    '<h1>{received.title|html}</h1><p>{received.sentence|html}</p><p>{received.hint|html}</p>',
  ),
  'system/purchase-refused': page(
    '<h1>{refused.title|html}</h1><p>{refused.sentence|html}</p><p><a href="/cart">{refused.back|html}</a></p>',
  ),
  'system/order-status': page('{order|order-summary}'),
  'system/not-found': page(
    '<h1>{notFound.title|html}</h1><p>{notFound.sentence|html}</p>' +
      `{.section notFound}{.if searchLabel}${searchForm('searchLabel', 'searchButton', '')}{.end}{.end}` +
      `{.if items}<section><h2>{notFound.productsTitle|html}</h2><ul class="host-cards">{.repeated section items}${productCard}{.end}</ul></section>{.end}`,
  ),
  'system/search': page(
    `{.section search}<h1>{title|html}</h1>${searchForm('label', 'button', '{query|htmlattr}')}` +
      '{.if kinds}<nav aria-label="{kindsLabel|htmlattr}">{.repeated section kinds}<a href="{url|htmlattr}"{.if active} aria-current="true"{.end}>{title|html}</a> {.end}</nav>{.end}' +
      '{.if totalText}<p role="status">{totalText|html}</p>{.end}' +
      '{.if results}<ul class="host-cards">{.repeated section results}<li><article>{.section picture}{@|image}{.end}<p>{kindText|html}</p><h2><a href="{url|htmlattr}">{titleHtml}</a></h2>{.if snippetHtml}<p>{snippetHtml}</p>{.end}</article></li>{.end}</ul>' +
      '{.or}<p>{emptyText|html}{.if hint} {hint|html}{.end}</p>{.end}{@|apply pagination}{.end}',
  ),
  'system/letters': page(
    '<h1>{title|html}</h1><p>{sentence|html}</p><ul class="host-cards">{.repeated section letters}<li><article><p><time datetime="{startedOn|htmlattr}">{day|html}</time></p><h2><a href="{url|htmlattr}">{subject|html}</a></h2></article></li>{.end}</ul>' +
      '{.if olderUrl}<p><a href="{olderUrl|htmlattr}">{olderText|html}</a></p>{.end}',
  ),
  'system/denied': standing,
  'system/error': standing,
  'system/lock': standing,
  'system/paywall': standing,
  'system/protected': standing,
  'system/unsubscribe': standing,
  'system/sentence': page('<h1>{sentence.title|html}</h1><p>{sentence.text|html}</p>'),
  'system/subscription': page('{subscription|subscription-page}'),
};

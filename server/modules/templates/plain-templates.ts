/** What a page is made of where the theme has no template of its own: complete, unadorned, and safe. */
export const plainTemplates: Readonly<Record<string, string>> = {
  'layout/default': `<!doctype html>
<html lang="{website.language|htmlattr}">
<head>{squarespace-headers}</head>
<body class="{squarespace.page-classes|htmlattr}" id="{squarespace.page-id|htmlattr}">
<header><a href="/">{website.siteTitle|html}</a> <a href="/cart">Cart</a></header>
<main>{squarespace.main-content}</main>
{squarespace-footers}</body></html>`,
  'system/page': '{squarespace.main-content}',
  'collections/products.list': `{squarespace.main-content}<h1>{collection.title|html}</h1><ul>{.repeated section items}<li><a href="{fullUrl|htmlattr}">{.section mainImage}{@|image}{.end}{title|html}</a> {@|product-price}</li>{.end}</ul>{@|apply pagination}`,
  'collections/products.item': `{.section item}<h1>{title|html}</h1>{.repeated section items}{@|image}{.end}{@|product-purchase}<div>{excerpt}{body}</div>{.end}`,
  'collections/list': `{squarespace.main-content}<h1>{collection.title|html}</h1>{.repeated section items}<article><h2><a href="{fullUrl|htmlattr}">{title|html}</a></h2>{excerpt}</article>{.end}{@|apply pagination}`,
  'collections/item': `{.section item}<article><h1>{title|html}</h1>{.section mainImage}{@|image}{.end}{body}</article>{.end}`,
  'blocks/pagination': `{.section pagination}{.if prevPageUrl}<a rel="prev" href="{prevPageUrl|htmlattr}">‹</a>{.end} {.if nextPageUrl}<a rel="next" href="{nextPageUrl|htmlattr}">›</a>{.end}{.end}`,
  'system/quick-view': `{.section item}<div data-item-id="{id|htmlattr}" data-add-place="quick-view"><h2><a href="{fullUrl|htmlattr}">{title|html}</a></h2>{.section mainImage}{@|image}{.end}{@|product-purchase}</div>{.end}`,
  'system/cart': '{shoppingCart|cart-page}',
  'system/checkout': '{checkout|checkout-form}',
  'system/comment': '{comment.html}',
  'system/installments':
    '<div data-installments lang="{installments.language|htmlattr}"><h1>{installments.title|html}</h1><p>{installments.lead|html}</p><ol>{.repeated section installments.steps}<li>{head|html}: {text|html}</li>{.end}</ol><p>{installments.small|html}</p></div>',
  'system/order-confirmed': '{order|order-summary}',
  'system/order-received':
    '<h1>{received.title|html}</h1><p>{received.sentence|html}</p><p>{received.hint|html}</p>',
  'system/purchase-refused':
    '<h1>{refused.title|html}</h1><p>{refused.sentence|html}</p><p><a href="/cart">{refused.back|html}</a></p>',
  'system/order-status': '{order|order-summary}',
  'system/not-found': '<h1>{notFound.title|html}</h1><p>{notFound.sentence|html}</p>',
};

/** What an owner reads when something expected fails, by code; status and hint of each are in contracts/errors.ts. */
export const ownerErrorMessages = {
  // Owners
  SIGN_IN_FAILED: 'That email and password do not match. Please try again.',
  SIGN_IN_REQUIRED: 'Please sign in to continue.',
  SIGN_IN_RATE_LIMITED: 'Too many tries. Please try again in {wait}.',
  RESET_LINK_INVALID: 'This link has been used or is older than an hour. Ask for a new one.',
  PASSWORD_WRONG: 'This is not your current password. Please try again.',
  EMAIL_UNCHANGED: 'You sign in with this address already. Enter a new one.',
  EMAIL_LINK_INVALID: 'This link has been used, has expired, or was replaced by a newer one.',
  ACCOUNT_EXISTS: 'This email already has an account here. Enter its password, or use another email.',
  PASSWORD_TOO_WEAK: '{sentence}',
  WELCOME_LINK_INVALID: 'This link has been used or has expired. Start the server again to get a new one.',
  STEPS_OPEN: 'Some steps are still open. Finish them first, then close the list.',
  STALE_REVISION: 'Someone changed this in the meantime. Reload to see their change, then make yours.',
  LEGAL_ANSWERS_MISSING: 'Fill in the form and save it first.',
  LEGAL_PAGE_EDITED: 'You have edited this page. Writing it again would replace your words.',
  BULK_NOT_FOUND: 'This change does not exist any more.',
  BULK_BUSY: 'Another change of many {noun} is under way. Wait until it is done, or end it first.',
  BULK_STATE: 'This change has moved on in the meantime. Look at it again.',
  BULK_UNDO_TOO_LATE: 'It is too late to take this back.',
  IMPORT_BUSY: 'Another import is under way. Wait until it is done, or end it first.',
  VIEW_NOT_FOUND: 'This view does not exist any more.',
  VIEW_NAME_TAKEN: 'A view of this list is called {name} already. Enter another name.',
  VIEW_LIMIT: 'A list has at most {most} views of your own. Delete one first.',
  ORDER_TRANSITION: 'An order that is {status} cannot be {action}.',
  ORDER_ADDRESS_SENT:
    'Everything in this order was sent already, so its name and address stay. Email and phone can still be changed.',
  ORDER_LINE_UNKNOWN: 'One of these items is not part of the order. Reload the order and choose again.',
  UNITS_TOO_MANY:
    'At most {quantity} of {product} can be chosen. Reload the order to see what has happened to the others.',
  FULFILMENT_NOT_FOUND: 'This fulfillment was undone. Reload the order to see what is left to send.',
  FULFILMENT_CANCELED: 'This fulfillment was canceled. Its items are to be sent again.',
  RETURN_NOT_FOUND: 'This return does not exist any more. Reload the order to see what came back.',
  RETURN_REFUNDED:
    'Money was refunded or settled since this return was recorded, and it may have been for its items, so it has to stay.',
  RETURN_SOLD_AGAIN:
    'This return put {product} back into stock, and there are not enough left to take out again. Correct the stock first.',
  RETURN_OF_REVERSED_ORDER:
    'The other items of this order were put back into stock with its refund, so its returns have to stay.',
  FULFILMENT_RETURNED: 'Items of this fulfillment came back or were refunded, so it cannot be taken back.',
  TOO_MANY_ORDER_COMMENTS: 'An order has at most {most} comments. Delete some that are no longer needed.',
  UNDO_TOO_LATE: 'It is too late to undo this: the buyer’s mail is on its way.',
  INVOICE_SETTINGS_MISSING: 'Enter your name and address under Settings, Invoices first.',
  INVOICE_NOT_PAID: 'An order gets its invoice once it is paid.',
  NOTHING_TO_PACK: 'There is nothing to pack, so there is no packing slip.',
  REFUND_NOT_FOUND: 'There is no such refund, or it was not made yet.',
  REFUND_UNITS_MISSING: 'Choose the items that go back to stock: this refund is not for the whole order.',
  REFUND_TOO_LARGE: 'At most {amount} can still be refunded.',
  REFUND_REFUSED: 'The payment service refused this refund. Nothing was given back.',
  REFUND_UNDER_WAY:
    'The payment service does not answer. The refund is noted and will be made once, as soon as it does.',
  CURRENCY_IN_USE: 'There are orders in {currency} already, so the currency can no longer be changed.',
  PAYMENT_PROVIDER_UNKNOWN: 'There is no payment service of this name.',
  PAYMENT_SETTINGS_INVALID: 'These settings cannot be used. Please check the marked fields.',
  PAYMENT_PROVIDER_SILENT:
    'The payment service does not answer. Nothing was changed. Please try again in a minute.',
  CAPTCHA_KEYS_INVALID: 'These keys cannot be used. Please check the marked fields.',
  CAPTCHA_PROVIDER_SILENT: 'Google does not answer. Nothing was changed. Please try again in a minute.',
  DISCOUNT_NOT_FOUND: 'This discount does not exist. Somebody else may have deleted it.',
  DISCOUNT_USED: 'This discount was used in orders. Switch it off instead: what it brought stays.',
  DISCOUNT_AUTOMATIC_LIMIT:
    'At most {most} automatic discounts can be on at once. Switch another one off first.',
  DISCOUNT_IS_AUTOMATIC: 'This discount is automatic: it has no codes.',
  DISCOUNT_CODE_LIMIT: 'A discount has at most {most} codes.',
  CUSTOMER_NOT_FOUND: 'This customer does not exist.',
  CUSTOMER_ERASED: 'This customer’s personal data was erased. There is nothing left to change.',
  CUSTOMER_MERGE_SAME: 'This is the same customer. Choose another one to merge.',
  CUSTOMER_HAS_OPEN_ORDERS:
    'Orders {orders} are still to be sent and need the address. Fulfill or cancel them first, then erase the customer.',
  CUSTOMER_HAS_SUBSCRIPTIONS:
    'This customer is subscribed to {names}. End the subscription first, then erase the customer.',
  COMMENT_TRANSITION: 'A comment that is {status} cannot be moderated like this.',
  MAIL_NOT_FOUND: 'This mail does not exist.',
  MAIL_WAITING: 'This mail is still waiting to be sent. Send it again once it was.',
  TEAM_NOT_ALLOWED: 'Only administrators decide who of the team is notified. Ask one of them.',
  TEAM_MEMBER_NOT_FOUND: 'This person is no longer in the team.',
  MAILS_NOT_FAILED:
    'No such email is left: it was sent, dismissed or changed meanwhile, or its link has expired.',
  SUBSCRIPTION_NOT_FOUND: 'This subscription does not exist.',
  SUBSCRIPTION_BEING_CHARGED:
    'Its next payment is being taken at this moment, so it cannot be changed. Try again in a few minutes.',
  DRAFT_ORDER_NOT_FOUND: 'This draft order does not exist any more.',
  DRAFT_ORDER_ORDERED: 'This draft became order #{number}. It can no longer be changed here.',
  DRAFT_ORDER_BEING_PAID:
    'The customer is paying right now, so this draft cannot be changed. Try again in a few minutes.',
  DRAFT_ORDER_EXPIRED: 'The link of this draft has expired. Choose a later day first, then send it.',
  DRAFT_ORDER_EMAIL_MISSING:
    'Enter the customer’s email address first, or copy the link and send it yourself.',
  BACK_IN_STOCK_NOBODY:
    'Nobody is waiting for this any more: everyone has been emailed, or has unsubscribed.',
  BACK_IN_STOCK_HIDDEN:
    '{product} is not published, so the link in the email would lead nowhere. Publish it first, then send.',
  BACK_IN_STOCK_GONE: 'This sign-up does not exist any more.',
  PAYMENT_LINKS_OFF: 'Payment links are switched off. Switch them on under Settings, Checkout first.',
  PAYMENT_LINK_NOT_FOUND: 'This payment link does not exist any more.',
  PAYMENT_LINK_LIMIT: 'A website has at most {most} payment links. Delete one that is no longer used.',
  GIFT_CARD_NOT_FOUND: 'This gift card does not exist any more.',
  GIFT_CARD_CHANGED:
    'The balance of this card changed in the meantime: it is {balance} now. Please check it and confirm again.',
  GIFT_CARD_DISABLED: 'This gift card is disabled. Enable it first.',
  GIFT_CARD_NOT_DISABLED: 'This gift card is not disabled. There is nothing to enable.',
  GIFT_CARD_REFUNDED: 'The order of this gift card was refunded, so the card has ended.',
  GIFT_CARD_USED_UP: 'There is nothing left on this gift card, so its mail is not sent again.',
  GIFT_CARD_JUST_MAILED: 'This gift card was mailed less than a minute ago. Please wait a moment.',
  GIFT_CARD_MAIL_LIMIT:
    'This gift card was mailed {most} times within a day. Try again tomorrow, or copy its code and send it yourself.',
  GIFT_CARD_CODE_NOT_ALLOWED:
    'Only administrators may read the code of a gift card, since whoever has it can spend it. Ask one of them.',
  STOCK_CHANGED:
    'The stock of {variant} changed while you were typing: it is {quantity} now. Please check it and save again.',
  PRODUCT_NOT_IN_BIN: 'This product was restored in the meantime. Move it to the bin first.',
  SKU_TAKEN: 'The SKU {sku} is used by {product} already. Enter another one.',
  VARIANTS_ORPHANED:
    'These options leave variants without a combination: {variants}. Delete those variants, or keep their values.',
  STOCK_TOO_LOW: 'Only {quantity} of {variant} are in stock. Take out at most as many.',
  CATEGORY_NOT_FOUND: 'This category does not exist any more. Reload to see the others.',
  CATEGORY_NAME_TAKEN: 'There is a category {name} already. Enter another name.',
  CATEGORY_LIMIT: 'A shop has at most {most} categories. Delete some that are no longer needed.',
  CATEGORY_TOO_DEEP: 'Categories have at most {most} levels. Choose a place further up.',
  CATEGORY_INSIDE_ITSELF: 'The category {name} cannot go into itself. Choose another one.',

  // Content
  THEME_NOT_FOUND: 'There is no theme of this name.',
  THEME_NOT_WRITABLE:
    'The folder of this theme cannot be written to. Let the server’s account write there, then try again.',
  THEME_ZIP_REFUSED: '{reason}',
  THEME_UNUSABLE:
    'This theme was not installed: it has no layout that could show a page. Mend what is listed, then upload it again.',
  THEME_IN_USE: 'Your site uses this theme. Use another one first.',
  THEME_LIMIT: 'A website keeps at most {most} uploaded themes. Remove one first.',
  THEME_NOT_ALLOWED:
    'Only administrators may upload and remove themes, since their scripts run for every visitor. Ask one of them.',
  TWEAK_REFUSED: 'One or more values are not what this theme allows.',
  URL_ID_INVALID: '{val} is not a valid page URL',
  URL_ID_TAKEN: 'Another page has the address {val} already.',
  CONTENT_FIELD_INVALID: '{field} is not right: {problem}',
  COLLECTION_NOT_EMPTY: 'There are still pages or items in it. Move or delete them first.',
  CODE_NOT_ALLOWED:
    'Only administrators may change the code of pages, since it runs for every visitor. Ask one of them.',
  PAGE_LIMIT: 'A website has at most {most} pages. Delete one first.',
  SHARED_SECTION_LIMIT: 'A website has at most {most} shared sections. Delete one first.',
  SAVED_SECTION_LIMIT: 'A website keeps at most {most} saved sections. Delete one first.',
  SECTION_TOO_LARGE: 'This section is too large to be saved: {most} KB at most.',
  PAGE_IS_HOME: 'This is the home page, which visitors always need. Make another page the home page first.',
  PREVIEW_LIMIT: 'A page has at most {most} preview links. End one first.',
  PAGE_FROM_NEWER:
    'This was saved by a newer version of Vitrine. It stays exactly as it is; update Vitrine to edit it.',
  PAGE_LOCKED: 'This page is locked: {name} is editing it.',
  DRAFT_CHANGE_REFUSED: 'This change does not fit the page any more: {problem}',
  DRAFT_INCOMPLETE: 'Some blocks are not finished yet. Complete or remove them, then publish.',
  STATUS_CHANGE_REFUSED: 'What is {from} cannot become {to}.',
  PUBLISH_TIME_PAST: 'That time has passed already. Choose a later one.',
  PUBLISH_DAY_MISSING: 'Choose a day in the future for it to be published.',
  REDIRECT_PATH_INVALID:
    '{path} is not a path that can be redirected. It begins with a slash and has no question mark.',
  REDIRECT_TARGET_INVALID:
    '{target} is not a place a redirect can lead to. Use a path of this site or an https address.',
  REDIRECT_LOOP: 'This redirect would lead from {path} back to itself.',
  TOO_MANY_REDIRECTS: 'A website keeps at most {most} redirects.',

  // Datasets. spec: site-platform 5
  DATASET_WITHOUT_ROWS: 'Your dataset must have at least one row',
  SITE_NOT_FOUND: 'This site does not exist any more.',
  STARTER_NOT_FOUND: 'This starter does not exist. Choose another one.',
  SITE_HOST_INVALID: '{sentence}',
  SITE_HOST_TAKEN: 'Another site has this address. Choose another one.',
  SITE_MAKING_FORBIDDEN: 'Only an administrator of the first site of this installation can add sites.',
  SITES_FULL: 'There are {most} sites, which is as many as this installation may have. Delete one first.',
  SITE_STAYS: 'The site at this address has pages of its own by now. Add the new site beside it.',
  SITE_BUSY: 'This site is being worked on. Wait until that is done.',
  SITE_HAS_SUBSCRIPTIONS:
    'Customers of this site have {count} running subscriptions. Cancel them first, so that nobody is charged by a site they cannot reach.',
  SITE_IS_FIRST: 'This site has the main address of the installation, so it has to stay.',
  SITE_IS_HERE: 'You are in this site’s own editor. Switch to another site, and delete it from there.',
  SITE_TITLE_DIFFERS: 'This is not the title of the site. Type it as it is written above.',
  SITE_CLOSED: 'This site is archived, so nothing on it can be changed. Bring it back first.',
  HAND_OVER_INVALID: 'This way from one site to the other has been used or has taken too long. Sign in here.',
  DATASET_WITHOUT_COLUMNS: 'Your dataset must have at least one column',
  DATASET_MISSING_DATA: 'One or more rows was missing data',

  // Files
  PICTURE_UNREADABLE: 'The file {fileName} does not appear to be a supported image file.',
  PICTURE_TOO_MANY_PIXELS:
    'The picture {fileName} has {megapixels} megapixels. The maximum is 50 megapixels. Make it smaller and upload it again.',
  PICTURE_IS_DRAWING: 'An SVG drawing cannot be cropped.',
  TOO_MANY_CROPS: 'A picture keeps at most {most} crops. Upload it once more to crop it in other ways.',
  FONT_NOT_FOUND: 'This font does not exist any more.',
  FONT_NAME_INVALID:
    'Use letters without accents, digits, spaces and hyphens, and begin with a letter or a digit.',
  FONT_NAME_TAKEN: 'There is a font called {name} already. Enter another name.',
  TOO_MANY_FONTS: 'A site has at most {most} fonts of its own. Delete one that you no longer use.',
  TOO_MANY_FONT_FILES: 'A font has at most {most} files. Delete one that you no longer use.',
  TOO_MANY_PICTURES: 'A product shows at most {most} pictures.',
  DOCUMENT_UNREADABLE: 'The file {fileName} does not appear to be a PDF document.',
  FILE_EMPTY: 'The file {fileName} is empty. Choose another one.',
  FILE_UNSUPPORTED: 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  EMBED_NOT_FOUND:
    '{provider} shows no player for this address. Check that it is public and may be embedded.',
  EMBED_UNAVAILABLE: '{provider} does not answer. Please try again in a few minutes.',
  EMBED_UNSUPPORTED: 'This address cannot be embedded. Use one of {providers}, or upload the file.',
  EMBED_VIMEO_BASIC: 'Vimeo Basic accounts are unsupported',
  FILE_NAME_MISSING: 'Please enter a file name',
  FILE_KIND_DIFFERS: 'The file {fileName} is of another kind. Choose {kind} instead.',
  FILE_CHANGED: 'This file was replaced in another window just now. Look at it first, then try again.',
  FILE_NOT_REPLACED: 'There is no earlier version of this file any more.',
  FOLDER_NOT_FOUND: 'This folder does not exist any more. Reload to see the others.',
  FOLDER_NAME_TAKEN: 'There is a folder {name} here already. Enter another name.',
  FOLDER_LIMIT: 'A website has at most {most} folders. Delete some that are no longer needed.',
  FOLDER_TOO_DEEP: 'Folders have at most {most} levels. Choose a place further up.',
  FOLDER_INSIDE_ITSELF: 'The folder {name} cannot go into itself. Choose another one.',
};

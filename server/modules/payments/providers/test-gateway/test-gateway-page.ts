import { testGatewayText } from '@vitrine/domain/text/test-gateway.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { currencyCodes } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Confirmation } from './test-gateway-confirmations.ts';

/** The page's own stylesheet: it plays a bank, so it does not look like the shop. */
export const testGatewayStyle = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2733; background: #eef1f5 }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; box-sizing: border-box }
main { background: #fff; max-width: 26rem; width: 100%; box-sizing: border-box; padding: 28px; border-radius: 10px; border: 1px solid #d7dde5 }
.mark { margin: 0 0 20px; padding-bottom: 16px; border-bottom: 1px solid #e3e8ee; font-weight: 600; color: #40566f }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 8px }
p { margin: 0 0 16px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 24px }
dt { color: #55647a }
dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere }
form { display: grid; gap: 10px }
button, a.way { font: inherit; font-weight: 600; min-height: 48px; border-radius: 6px; border: 1px solid #1d4f91; padding: 10px 16px; cursor: pointer; display: grid; place-items: center; text-decoration: none; box-sizing: border-box }
button.yes, a.way { background: #1d4f91; color: #fff }
button.no { background: #fff; color: #1d4f91 }
button:focus-visible, a:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px }
.note { margin: 20px 0 0; font-size: .875rem; color: #55647a }
`;

function escape(value: string): string {
  return value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The page a confirmed card is redirected to. Once there is nothing to decide, it shows only a link back. */
export function testGatewayPage(
  confirmation: Confirmation,
  page: { readonly shop: string; readonly action: string; readonly crumb: string },
  locale: Locale,
): string {
  const text = testGatewayText(locale);
  const { charge } = confirmation;
  const open = confirmation.decision === 'open' && (charge === null || charge.waiting);
  const currency = currencyCodes.find((code) => code === charge?.currency);
  const facts: [string, string][] = [[text.shop, page.shop]];
  if (charge !== null && currency !== undefined) {
    facts.push([text.amount, formatMoney({ minor: charge.amountMinor, currency }, locale)]);
    facts.push([text.card, fillText(text.cardEnding, { last4: charge.cardLast4 })]);
  }
  const rows = facts.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('');
  const body = open
    ? `<p>${escape(charge === null ? text.askSaving : text.askCharge)}</p><dl>${rows}</dl>
      <form method="post" action="${escape(page.action)}">
        <input type="hidden" name="crumb" value="${escape(page.crumb)}">
        <button class="yes" name="decision" value="approved">${escape(text.approve)}</button>
        <button class="no" name="decision" value="refused">${escape(text.refuse)}</button>
      </form>`
    : `<p>${escape(text.over)}</p><a class="way" href="${escape(confirmation.returnUrl)}">${escape(text.back)}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(text.title)}</title>
<link rel="stylesheet" href="/test-gateway/style.css">
</head>
<body>
<main>
<div class="mark">${escape(text.mark)}</div>
<h1>${escape(open ? text.heading : text.overHeading)}</h1>
${body}
<p class="note">${escape(text.note)}</p>
</main>
</body>
</html>
`;
}

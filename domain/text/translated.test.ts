import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales } from './locale.ts';

/** Texts that are the same in English. */
const same = {
  de: /^(Code|Cookies|Newsletter|Code in \{language\}|Name|Neutral|Minute|OK|Robin|Shop|Status|Tickets|optional|name@example.com|Region)$/,
  fr: /^(\{n\} minutes|Cookies|Questions|\{n\} suggestions\.|Code|Contact|Description|Menu|Message|Nation|Minute|OK|Page|Page \{n\}|Pages|Province|Robin|Suggestions|Total|E-mail)$/,
  es: /^(Australia|Color|Cookies|Neutral|Robin|Subtotal|Total)$/,
} as const;
const names = /^(Afterpay|Clearpay|PDF|SAMPLE-\d)$/;

const PLACEHOLDER = /\{\w+\}/g;

/** Typographic errors of a language. */
const misprints = {
  de: /["'“](?=\p{L})|[\p{L}.](?:"|')| [;:!?]|(?<!\s)…/u,
  // There is a no-break space before these characters and inside quotation marks.
  fr: / [;:!?»%]|« |[\p{L}}][;!?»]|['"“”]/u,
  es: /['"“”]| [;:!?»]|^[^¿]*\?|^[^¡]*!/u,
} as const;

/** One term per concept: the term, and the synonyms to avoid. `Sie`, `vous` and `usted` throughout. */
const terms = {
  de: {
    Warenkorb: /Einkaufswagen|Einkaufskorb/,
    Kasse: /Checkout/,
    Versand: /Versandkosten|Lieferkosten/,
    Menge: /Anzahl|Stückzahl/,
    Gesamt: /Gesamtbetrag/,
    Rabattcode: /Gutschein|Promo|Aktionscode/,
    Geschenkkarte: /Gutschein|Geschenkgutschein/,
    'E-Mail-Adresse': /\bEmail|(?<!-)\bMail(?!chimp)/,
    Bestellnummer: /Auftrag/,
    Abo: /Abonnement\b/,
    Erstattung: /Rückzahlung|Rückerstattung/,
    Sie: /\b(?:du|dein|deine|deinen|deiner|dich|dir)\b/i,
  },
  fr: {
    panier: /chariot|caddie/i,
    'code de réduction': /code promo|bon de/i,
    'carte cadeau': /chèque cadeau|bon cadeau|carte-cadeau/i,
    livraison: /frais de port|expédition/i,
    'e-mail': /courriel|adresse électronique|\bemail|(?<!-)\bmail(?!chimp)/i,
    'numéro de commande': /référence/i,
    résilier: /annuler (?:l’|votre )abonnement/i,
    vous: /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu,
  },
  es: {
    carrito: /\bcesta|\bbolsa/i,
    'tramitar el pedido': /finaliz|realizar la compra/i,
    quitar: /elimina(?!do)/i,
    'código de descuento': /cupón|promocional/i,
    'tarjeta regalo': /tarjeta de regalo|vale/i,
    'correo electrónico': /\be-?mail/i,
    reembolso: /devolución/i,
    usted: /(?<!\p{L})(?:tú|tus?|te|ti)(?!\p{L})/iu,
  },
} as const;

/** Every text of a file by its path. */
function sentencesIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${path}.${key}`));
}

async function load(locale: string): Promise<ReadonlyMap<string, string>> {
  const folder = fileURLToPath(new URL(`${locale}/`, import.meta.url));
  const files = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const area = file.replace('.ts', '');
      const texts: unknown = await import(`./${locale}/${area}.ts`);
      return sentencesIn({ ...(texts as object) }, area);
    }),
  );
  return new Map(files.flat());
}

describe.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
  it('has no sentence left in English', async () => {
    const [english, own] = await Promise.all([load('en'), load(locale)]);
    const left = [...own].filter(([path, sentence]) => {
      const hasWords = /\p{L}/u.test(sentence.replaceAll(PLACEHOLDER, ''));
      return (
        hasWords && english.get(path) === sentence && !same[locale].test(sentence) && !names.test(sentence)
      );
    });
    expect(left).toEqual([]);
  });

  it.each(Object.entries(terms[locale]))('uses the term %s', async (_, others) => {
    const wrong = [...(await load(locale))].filter(([, sentence]) =>
      others.test(sentence.replaceAll(PLACEHOLDER, '')),
    );
    expect(wrong).toEqual([]);
  });

  it('follows the typography of the language', async () => {
    const wrong = [...(await load(locale))].filter(([, sentence]) => misprints[locale].test(sentence));
    expect(wrong).toEqual([]);
  });
});

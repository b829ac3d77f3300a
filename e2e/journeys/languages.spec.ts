import { expect, test, type Locator, type Page } from '@playwright/test';
import { callsText } from '@vitrine/domain/text/calls.ts';
import { cartLinkText } from '@vitrine/domain/text/cart-link.ts';
import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import { checkoutErrorsText } from '@vitrine/domain/text/checkout-errors.ts';
import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { discountsText } from '@vitrine/domain/text/discounts.ts';
import { errorsText } from '@vitrine/domain/text/errors.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import { testGatewayText } from '@vitrine/domain/text/test-gateway.ts';
import type { OpenPlatform } from '@vitrine/server/open-platform.ts';
import { addButton, buying, expectAlert, hydrateForm } from '../product-form.ts';
import { englishFinder, textsOn } from '../english-left.ts';
import { openLocalShop, openShopPlatform, type LocalContent } from '../local-shop.ts';
import { buyer, card } from '../buyer-steps.ts';

/*
 * The whole way of a purchase on a website of each language. What is expected comes from the catalogue; `literally`
 * are its words written out, so that a wrong catalogue cannot agree with a wrong page.
 */

interface Journey {
  readonly locale: Exclude<Locale, 'en'>;
  readonly content: LocalContent;
  /** Prices of the dearer variant and of an order of it, as a shop of the country prints them. */
  readonly prices: { readonly one: string; readonly two: string; readonly total: string };
  readonly country: string;
  readonly literally: {
    readonly add: string;
    readonly added: string;
    readonly cart: string;
    readonly unknownCode: string;
    readonly noCard: string;
    readonly declined: string;
    readonly bank: string;
    readonly thanks: string;
    readonly status: string;
    readonly mail: string;
  };
}

const journeys: readonly Journey[] = [
  {
    locale: 'de',
    content: {
      language: 'de-DE',
      title: 'Töpferei Lindgrün',
      home: { title: 'Willkommen', text: 'Steinzeug aus unserer Werkstatt am Fluss.' },
      shop: { urlId: 'laden', title: 'Laden' },
      product: {
        urlId: 'tafelservice',
        title: 'Tafelservice',
        text: 'Teller, Schalen und Becher, von Hand gedreht.',
        option: 'Größe',
        values: ['Zwölf Gedecke', 'Ein Gedeck'],
      },
      country: 'DE',
      tax: { name: 'MwSt.', rate: 0.19 },
      delivery: [
        { name: 'Standardversand', description: 'In drei bis fünf Werktagen bei Ihnen.' },
        { name: 'Expressversand', description: 'Am nächsten Werktag bei Ihnen.' },
      ],
    },
    prices: { one: '1.234,50\u00a0€', two: '2.469,00\u00a0€', total: '2.481,90\u00a0€' },
    country: 'Deutschland',
    literally: {
      add: 'In den Warenkorb',
      added: 'Tafelservice liegt jetzt in Ihrem Warenkorb.',
      cart: 'Ihr Warenkorb',
      unknownCode: 'Den Code FRUEHLING kennen wir nicht. Bitte prüfen Sie ihn auf Tippfehler.',
      noCard: 'Geben Sie eine Kartennummer ein.',
      declined: 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Karte.',
      bank: 'Sind Sie das?',
      thanks: 'Vielen Dank für Ihre Bestellung',
      status: 'Bezahlt, wird vorbereitet',
      mail: 'Vielen Dank für Ihre Bestellung, June.',
    },
  },
  {
    locale: 'fr',
    content: {
      language: 'fr-FR',
      title: 'Atelier Garance',
      home: { title: 'Bienvenue', text: 'Du grès tourné dans notre atelier au bord de la rivière.' },
      shop: { urlId: 'boutique', title: 'Boutique' },
      product: {
        urlId: 'service-de-table',
        title: 'Service de table',
        text: 'Assiettes, bols et tasses, tournés à la main.',
        option: 'Taille',
        values: ['Douze couverts', 'Un couvert'],
      },
      country: 'DE',
      tax: { name: 'TVA', rate: 0.2 },
      delivery: [
        { name: 'Livraison standard', description: 'Chez vous en trois à cinq jours ouvrés.' },
        { name: 'Livraison express', description: 'Chez vous le jour ouvré suivant.' },
      ],
    },
    prices: { one: '1\u202f234,50\u00a0€', two: '2\u202f469,00\u00a0€', total: '2\u202f481,90\u00a0€' },
    country: 'Allemagne',
    literally: {
      add: 'Ajouter au panier',
      added: 'Service de table est dans votre panier.',
      cart: 'Votre panier',
      unknownCode: 'Nous ne connaissons pas le code FRUEHLING. Veuillez vérifier son orthographe.',
      noCard: 'Saisissez un numéro de carte.',
      declined: 'Votre carte a été refusée. Veuillez essayer une autre carte.',
      bank: 'Est-ce bien vous\u202f?',
      thanks: 'Merci pour votre commande',
      status: 'Payée, en préparation',
      mail: 'Merci pour votre commande, June.',
    },
  },
  {
    locale: 'es',
    content: {
      language: 'es-ES',
      title: 'Taller Olivar',
      home: { title: 'Bienvenidos', text: 'Gres torneado en nuestro taller junto al río.' },
      shop: { urlId: 'tienda', title: 'Tienda' },
      product: {
        urlId: 'vajilla',
        title: 'Vajilla',
        text: 'Platos, cuencos y tazas, torneados a mano.',
        option: 'Tamaño',
        values: ['Doce cubiertos', 'Un cubierto'],
      },
      country: 'DE',
      tax: { name: 'IVA', rate: 0.21 },
      delivery: [
        { name: 'Envío estándar', description: 'En casa en tres o cinco días laborables.' },
        { name: 'Envío exprés', description: 'En casa el siguiente día laborable.' },
      ],
    },
    prices: { one: '1234,50\u00a0€', two: '2469,00\u00a0€', total: '2481,90\u00a0€' },
    country: 'Alemania',
    literally: {
      add: 'Añadir al carrito',
      added: 'Se ha añadido Vajilla al carrito.',
      cart: 'Su carrito',
      unknownCode: 'No conocemos el código FRUEHLING. Compruebe que está bien escrito.',
      noCard: 'Introduzca un número de tarjeta.',
      declined: 'Su tarjeta ha sido rechazada. Pruebe con otra tarjeta.',
      bank: '¿Es usted?',
      thanks: 'Gracias por su pedido',
      status: 'Pagado, en preparación',
      mail: 'Gracias por su pedido, June.',
    },
  },
];

let platform: OpenPlatform;
test.beforeAll(async () => {
  platform = await openShopPlatform();
});
test.afterAll(() => platform.close());

for (const { locale, content, prices, country, literally } of journeys) {
  test(`a visitor buys in ${content.language}, from the home page to the mail, and reads no English @desktop-only`, async ({
    page,
  }) => {
    const shop = await openLocalShop(platform, content);
    const findEnglish = await englishFinder(locale);
    expect(findEnglish(['Sold Out', 'Order 1001', 'Sign up for the course'])).toHaveLength(3);
    const product = { productName: content.product.title };
    const commerce = commerceText(locale);
    const cart = cartText(locale);
    const cartPage = cartPageText(locale);
    const text = checkoutText(locale);

    /** The step's heading, the page's language, and not one English word. */
    const expectStep = async (heading: string): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', content.language);
      expect(findEnglish(await textsOn(page)), heading).toEqual([]);
    };

    await page.goto(shop.origin);
    await expectStep(content.home.title);
    await page.getByRole('banner').getByRole('link', { name: content.shop.title, exact: true }).click();
    await expectStep(content.shop.title);
    await page.getByRole('link', { name: content.product.title, exact: true }).click();
    await expectStep(content.product.title);

    await hydrateForm(page);
    await expect(addButton(page)).toHaveText(literally.add);
    await addButton(page).click();
    expect(findEnglish(await textsOn(page))).toEqual([]);
    await expectAlert(
      page,
      callsText(locale).unableToAdd,
      fillText(commerce.selectOneOption, { option: content.product.option }),
      dialogText(locale).alertDone,
    );
    await page.getByRole('radio', { name: content.product.values[0] }).check();
    await expect(buying(page)).toContainText(prices.one);
    await addButton(page).click();
    await expect(buying(page).getByRole('status')).toContainText(literally.added);
    const cartLink = page
      .getByRole('banner')
      .getByRole('link', { name: cartLinkText(locale).itemsInCart.one.replace('{n}', '1') });
    await expect(cartLink).toBeVisible();
    expect(findEnglish(await textsOn(page))).toEqual([]);

    await cartLink.click();
    await expectStep(literally.cart);
    await page.getByRole('button', { name: fillText(cartPage.oneMore, product) }).click();
    await expect(page.getByRole('region', { name: cartPage.orderSummary })).toContainText(prices.two);
    await page.getByRole('textbox', { name: cartPage.codeHeading }).fill('FRUEHLING');
    await page.getByRole('button', { name: cartPage.applyCode }).click();
    const unknown = fillText(discountsText(locale).discountRefusals.UNKNOWN, { code: 'FRUEHLING' });
    await expect(page.getByText(literally.unknownCode)).toBeVisible();
    expect(unknown).toBe(literally.unknownCode);
    await expectStep(literally.cart);
    await page.getByRole('link', { name: cart.checkout, exact: true }).click();

    await expectStep(text.checkoutHeading);
    await page.locator('vitrine-island[name="checkout-form"][data-state="awake"]').waitFor();
    await page.locator('.checkout__pay').click();
    const errors = checkoutErrorsText(locale);
    for (const sentence of [errors.emailMissing, errors.cityMissing, literally.noCard])
      await expect(page.getByText(sentence).first()).toBeVisible();
    await expectStep(text.checkoutHeading);
    await fillForm(page, locale, country, card.declines);
    await page.getByRole('radio', { name: content.delivery[1]?.name ?? '' }).check();
    const pay = page.getByRole('button', { name: fillText(text.pay, { total: prices.total }), exact: true });
    await expect(pay).toBeVisible();
    await pay.click();
    expect(errorsText(locale).errorMessages.CARD_DECLINED).toBe(literally.declined);
    await expect(page.getByText(literally.declined).first()).toBeVisible();
    await expectStep(text.checkoutHeading);
    await page.getByLabel(text.cardNumber).fill('4000 0025 0000 3155');
    await pay.click();
    const bank = testGatewayText(locale);
    await expect(page.getByRole('heading', { level: 1, name: literally.bank })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByText(prices.total)).toBeVisible();
    expect(findEnglish(await textsOn(page)), literally.bank).toEqual([]);
    await page.getByRole('button', { name: bank.approve }).click();

    await expectStep(literally.thanks);
    await expect(page.getByRole('article')).toContainText(prices.total);
    await page.getByRole('link', { name: text.orderStatusLink }).click();
    await expectStep(literally.status);
    await expect(page.getByRole('article')).toContainText(country);
    await page.goto(`${shop.origin}/cart`);
    await expectStep(cart.cartIsEmpty);

    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    const wording = orderMailText(locale);
    expect(mail?.text).toContain(literally.mail);
    expect(mail?.text).toContain(prices.total);
    expect(mail?.text).toContain(country);
    expect(mail?.subject).toBe(
      fillText(wording.confirmationSubject, { number: '1001', shop: content.title }),
    );
    expect(mail?.html).toContain(`lang="${content.language}"`);
    expect(findEnglish([mail?.subject ?? '', ...(mail?.text ?? '').split('\n')])).toEqual([]);
  });
}

async function fillForm(page: Page, locale: Locale, country: string, number: string): Promise<void> {
  const text = checkoutText(locale);
  const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
  await field(text.email).fill(buyer.email);
  await page.getByLabel(text.country).selectOption({ label: country });
  await field(text.firstName).fill(buyer.firstName);
  await field(text.lastName).fill(buyer.lastName);
  await field(text.line1).fill('Lindenallee 12');
  await field(text.city).fill('Berlin');
  await field(text.postalCode).fill('10115');
  await field(text.cardNumber).fill(number);
  await field(text.cardExpiry).fill('12 / 40');
  await field(text.cardCvc).fill('123');
}

import type { ShowNumber } from './en-lists.ts';

/** Texts of the screen of the pop-up. */
export const popup = {
  title: 'Pop-up',
  words: 'popup promo promotion overlay modal newsletter sign up discount exit intent lightbox',
  leave: 'Your changes to the pop-up are not saved.',
  seen: 'View site',
  back: 'Site settings',
  lead: 'A message that opens over your pages once, when the moment is right. The cart, the checkout and the pages of orders stay without it.',
  begin: {
    title: 'No pop-up yet',
    text: 'A pop-up says one thing to each visitor, once: news to sign up for, a sale that ends on Sunday. Begin with one of these and make it yours. Nobody sees it before you turn it on and save.',
    newsletter: 'Collect email addresses',
    sale: 'Announce an offer',
    newsletterTitle: 'News from us, now and then',
    newsletterText: '<p>A short letter when there is something new. No more than once a month.</p>',
    newsletterButton: 'Sign up',
    saleTitle: 'Something new has arrived',
    saleText: '<p>Have a look before it is gone.</p>',
    saleButton: 'Take a look',
  },
  status: {
    title: 'Visibility',
    on: 'Show the pop-up',
    states: {
      off: 'Visitors do not see it.',
      planned: 'Visitors do not see it yet.',
      shown: 'Visitors see it now.',
      over: 'Its time is over: visitors no longer see it.',
    },
    opened: (show: ShowNumber, count: number) =>
      count === 0
        ? 'Not opened in the last 30 days.'
        : count === 1
          ? 'Opened once in the last 30 days.'
          : `Opened ${show(count)} times in the last 30 days.`,
    look: 'See it on your site',
    lookHint: 'Opens it at once. This is not counted.',
  },
  content: {
    title: 'What it says',
    name: 'Title',
    nameHint: 'Its heading. A few words are read, more are closed.',
    text: 'Text',
    textHint: 'One or two sentences.',
    picture: 'Picture',
    noPicture: 'No picture.',
    chosen: 'The chosen picture',
    choose: 'Choose picture',
    chooseOther: 'Choose another picture',
    remove: 'Remove picture',
  },
  action: {
    title: 'What it asks for',
    label: 'Below the text',
    none: 'Nothing',
    link: 'A button with a link',
    newsletter: 'The newsletter form',
    newsletterHint: 'Visitors join a mailing list. The same as the Newsletter block.',
    button: 'Text of the button',
    newsletterButtonHint: 'Leave it empty for “Sign up” in the language of your site.',
    href: 'Link of the button',
    list: 'Mailing list',
    listHint: 'Whether people have to confirm their address is set with the list, under Audience.',
    disclaimer: 'Small line below it',
  },
  look: {
    title: 'Look',
    place: 'Where it opens',
    places: {
      center: 'In the middle',
      corner: 'In a corner',
      bottom: 'At the bottom',
    },
    placeHints: {
      center: 'Over the page, which waits until it is closed.',
      corner: 'The page stays in use. On phones above its lower edge.',
      bottom: 'Across the window, without the picture. The page stays in use.',
    },
    theme: 'Colors',
    themes: { light: 'Light', tinted: 'Tinted', dark: 'Dark', accent: 'Accent' },
  },
  rules: {
    title: 'When it opens',
    lead: 'The first of these that happens opens it. Whoever is writing or has another dialog open is left in peace until they are done.',
    seconds: 'After seconds on the page',
    secondsHint: 'Leave it empty for not by time.',
    percent: 'After scrolling',
    percentHint: 'Pages that fit the window do not scroll.',
    exit: 'When the mouse leaves the page at its top',
    exitHint: 'Phones have no mouse: choose another rule as well for those.',
    pages: 'Where',
    again: 'Show it again after days',
    againHint:
      'Leave it empty for once per visitor. Whoever pressed its button or sent its form does not see it again.',
    from: 'From',
    to: 'Until',
    timeHint: (zone: string) => `By the clock of ${zone}. Leave it empty for at once.`,
    endHint: 'Leave it empty to turn it off yourself.',
    showAgain: 'Show it once more to everybody who has seen it',
    showAgainHint: 'For something that is really new. Changed words alone do not do that.',
  },
  preview: {
    title: 'Preview',
    hint: 'Fonts and colors are those of your theme.',
    window: 'Width',
    desktop: 'Computer',
    phone: 'Phone',
    empty: 'Your title',
    button: 'Button',
    form: 'The newsletter form',
  },
} as const;

/** Of the field of pages, which the announcement bar has too. */
export const chosenPages = {
  label: 'Pages',
  hint: 'A list stands for its entries too.',
  placeholder: 'Find a page',
  nothing: 'No page of that name',
  everywhere: 'On all pages',
  home: 'On the home page only',
  chosen: 'On the pages I choose',
} as const;

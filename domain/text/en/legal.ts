/** What the drafts of legal pages are made of; an empty line separates paragraphs. */
export const labels = { email: 'Email', phone: 'Phone' };
export const privacy = {
  title: 'Privacy policy',
  intro:
    'This page says which personal data we process when you visit this site, what for, and which rights you have.',
  controller: { heading: 'Who is responsible', text: '{who}' },
  visit: {
    heading: 'When you visit this site',
    text: 'To send you a page, our server needs the address of your device. It is used for that request, and for a short time to keep attacks away. We do this because we could not run the site otherwise.',
  },
  analytics: {
    heading: 'How this site is used',
    text: 'We count which pages and products are viewed. The counts are kept on our own server, without cookies and without your address, and are deleted after {days} days. No other company receives them. We use them to make the site better.',
  },
  orders: {
    heading: 'When you order',
    text: 'We process your name, your addresses, your email address, your phone number where you give it, and what you ordered, to fulfill the contract with you. We keep them as long as tax and commercial law asks us to. Whoever delivers your order gets your name and address.',
  },
  payments: {
    heading: 'How you pay',
    text: 'Payments are handled by {provider}. What you enter to pay goes there directly; we never see the number of your card, only whether and what was paid. {provider} processes these data under its own privacy policy.',
  },
  contact: {
    heading: 'When you write to us',
    text: 'We use what you write, and the address you write from, to answer you. We delete it when it is no longer needed for that, unless the law asks us to keep it.',
  },
  newsletter: {
    heading: 'Newsletter',
    text: 'If you sign up for our newsletter, we keep your email address to send it to you, because you agreed. You can unsubscribe at any time, by the link in every issue or by writing to us.',
  },
  listProvider: {
    heading: 'Who sends our newsletter',
    text: 'Our newsletter is sent with Mailchimp by Intuit, a company in the United States. It receives the email address, name and interests of those who sign up, and processes them for us under its own privacy policy: https://www.intuit.com/privacy/statement/. If you unsubscribe or ask us to erase your data, that is passed on.',
  },
  letterCounts: {
    heading: 'How our newsletter is read',
    text: 'We count who opens an issue, by a small picture in it, and who follows its links, which lead over our site. We use that to write what our readers want to read, because you agreed to the newsletter. No other company receives it. It is deleted with your address.',
  },
  comments: {
    heading: 'Comments',
    text: 'If you comment, your name and your words are published. Your email address is kept, but not shown. You can ask us to remove your comment at any time.',
  },
  captcha: {
    heading: 'Protection against spam',
    text: 'Our forms use reCAPTCHA by Google to tell people from programs. For that, Google receives your address and data about your browser and how you use the page, also in countries outside your own. Google’s privacy policy is at https://policies.google.com/privacy.',
  },
  embeds: {
    heading: 'Content of other sites',
    text: 'Some pages show videos, maps or posts of other sites. They are only loaded after you press play or open them; then that site receives your address and may set cookies of its own.',
  },
  pixel: {
    heading: 'Advertising',
    text: 'We report which products are viewed and bought to a service for advertising, so that we see which advertisement led to them. That service receives your address.',
  },
  rights: {
    heading: 'Your rights',
    text: 'You can ask us which data about you we have, and to have them corrected, deleted, restricted or handed to you. You can object to their use, and take back an agreement at any time for the future. Write to us for that. You can also complain to the authority that protects data where you live.',
  },
};
export const cookies = {
  title: 'Cookies',
  intro:
    'Cookies are small notes that a site keeps in your browser. This site uses only those that it needs to work. None of them follows you to other sites.',
  crumb: '“crumb” protects forms against being sent by other sites. It is gone when you close the browser.',
  cart: '“CART” and “hasCart” remember your cart, for 30 days.',
  order: 'After an order, a cookie lets you see that order without signing in.',
  memory:
    'Your browser also remembers what you liked, which announcement you closed, which pop-up you have seen and when, until you clear its data. That never leaves your browser.',
  others:
    'Videos, maps and posts of other sites are loaded after you press play. Those sites may set cookies of their own then.',
  captcha: 'Our forms use reCAPTCHA by Google, which sets cookies of its own.',
  control:
    'You can delete cookies in the settings of your browser and refuse new ones. Without them you can read every page, but not order.',
  controlHeading: 'What you can do',
  usedHeading: 'What this site keeps',
  whoHeading: 'Questions',
};
export const terms = {
  title: 'Terms of sale',
  scope: {
    heading: 'Who you buy from',
    text: 'These terms apply to all orders on this site. You buy from:\n\n{who}',
  },
  contract: {
    heading: 'How a contract comes about',
    text: 'What we show here invites you to order. By pressing the button at the end of the checkout you make an offer to buy. The contract comes about when we confirm your order by email.',
  },
  prices: {
    heading: 'Prices and delivery',
    text: 'The prices at the time of your order apply. Taxes and the cost of delivery are shown before you order. We deliver to the countries that the checkout offers.',
  },
  payment: {
    heading: 'Payment',
    text: 'You pay by one of the ways that the checkout offers. What we deliver stays ours until it is paid in full.',
  },
  returns: { heading: 'Returns', text: 'How you send something back is on our page about returns.' },
  warranty: {
    heading: 'If something is wrong',
    text: 'If something arrives broken or is not as described, write to us. The rights that the law gives you apply in full.',
  },
  law: {
    heading: 'Law',
    text: 'The law of {country} applies. Where you buy as a consumer, the rights that your own country’s law gives you are not affected.',
  },
};
export const returns = {
  title: 'Returns and refunds',
  right: {
    heading: 'How long you have',
    text: 'You can withdraw from your purchase within {days} days of receiving it, without giving a reason. Tell us before that time is over, by email or letter:\n\n{who}',
  },
  sending: {
    heading: 'Sending it back',
    text: 'Send it to the address above within 14 days of telling us, unused and well packed.',
  },
  buyerPays: 'You bear the cost of sending it back.',
  sellerPays: 'We bear the cost of sending it back.',
  refund: {
    heading: 'Your money',
    text: 'We refund what you paid, including standard delivery, within 14 days of your telling us, in the way you paid. We may wait until the goods are back with us, or until you show that you have sent them.',
  },
  exceptions: {
    heading: 'What cannot be returned',
    text: 'Things made to your wishes, things that spoil quickly, sealed goods that cannot be returned for reasons of hygiene once opened, and downloads that you have agreed to receive at once.',
  },
};
export const imprint = {
  title: 'Imprint',
  responsible: { heading: 'Responsible for this site', text: '{who}' },
  register: { heading: 'Register and tax number', text: '{register}' },
  content: { heading: 'Responsible for the content', text: '{name}, at the address above.' },
};

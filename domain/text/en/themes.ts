/** Words of the product's own themes; templates read them as `localizedStrings`. */
export const skipToContent = 'Skip to content';
export const menu = 'Menu';
export const close = 'Close';
export const mainNavigation = 'Main';
export const footer = 'Footer';
export const search = 'Search';
export const cart = 'Cart';
export const pages = 'Pages';
export const pictures = 'Pictures';
/** Before the number of a picture: its button's name. */
export const picture = 'Picture';
export const enlargePicture = 'Enlarge picture';
export const quickView = 'Quick view';
export const allDetails = 'All details';
export const chooseAndBuy = 'Choose and buy';
export const aboutThisProduct = 'About this product';
export const moreLikeThis = 'More like this';
export const moreToRead = 'More to read';
export const tags = 'Tags';
export const by = 'By';
export const when = 'When';
export const where = 'Where';
/** Between the times of a day. */
export const until = 'to';
/** Before the day on which it ends. */
export const untilDay = 'to';
export const calendar = 'Calendar';
export const addToCalendar = 'Add to calendar';
/** What an event sells. */
export const tickets = 'Tickets';
export const nothingPlanned = 'Nothing planned just now.';
export const nothingPlannedComeBy = 'Nothing planned just now. Come by anyway.';
export const nothingAnnounced = 'Nothing is announced just now.';
export const nothingHere = 'Nothing here yet.';
/** Links to the pages of a list. */
export const newer = 'Newer';
export const older = 'Older';
export const backToStart = 'Back to the start';
export const aroundTheSite = 'Around the site';
export const findUs = 'Find us';
export const sections = 'Sections';
export const address = 'Address';
export const writeToUs = 'Write to us';
/** Names the links to the site's accounts on other services. */
export const ourAccounts = 'Find us elsewhere';

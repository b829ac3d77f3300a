/** Words of blocks. */
export const by = 'by {author}';

export const openInMaps = 'Open in maps';
export const showLiveMap = 'Show live map';
export const liveMapNote = 'The live map is loaded from OpenStreetMap.';
export const liveMapTitle = 'Live map of {place}';
export const aPlace = 'this place';

export const codeIn = 'Code in {language}';
export const code = 'Code';

export const formNotConfigured = 'This form has not been configured yet.';
export const formByMail = 'Please tell us:';
export const newsletterByMail = 'Please add me to your list.';

export const chartTable = 'Show as a table';

export const noEvents = 'Nothing is planned in this month.';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';

export const noDates = 'There are no dates at the moment.';
export const tickets = 'Tickets';
export const ticketsFor = 'for {venue}, {day}';
export const soldOut = 'Sold out';
export const cancelled = 'Canceled';
export const free = 'Free entry';

export const search = 'Search';
export const searchThisSite = 'Search this site';

export const noPosts = 'There is no news at the moment.';
export const chooseGroup = 'Choose';
export const itemsInGroup = { one: '1 entry', other: '{n} entries' };
export const ourAccounts = 'Find us elsewhere';
export const choosePlan = 'Choose this';
export const otherSlices = 'Others';

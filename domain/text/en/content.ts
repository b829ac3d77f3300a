/** Texts of content lists and pages. */
export const noSuchGroup = 'Nothing found for “{name}”.';
export const seeEverything = 'See everything';
export const emptyList = 'Nothing here yet.';
export const filterLabel = 'Show';
export const everything = 'Everything';
export const upcomingEvents = 'Upcoming';
export const pastEvents = 'Past';
export const itemBefore = 'Previous';
export const itemAfter = 'Next';
export const feedTitle = '{list} — {site}';

/** Words of the search page. */
export const title = 'Search';
export const fieldLabel = 'Search this site';
export const search = 'Search';
export const everything = 'Everything';
export const kinds = { page: 'Pages', product: 'Products', event: 'Events', post: 'Stories' } as const;
export const kindNames = { page: 'Page', product: 'Product', event: 'Event', post: 'Story' } as const;
export const kindsLabel = 'Kinds of results';
export const foundNone = 'Nothing found for “{query}”.';
export const found = { one: '1 result for “{query}”', other: '{n} results for “{query}”' };
export const foundMore = 'More than {n} results for “{query}”';
export const correctedTo = 'Nothing found for “{typed}”. Showing results for “{query}”.';
export const typeSomething =
  'Type a word or two: the name of a thing, a place, or something you remember reading.';
export const tryOthers = 'Try fewer or other words, or look for everything instead of one kind.';
export const previousPage = 'Previous results';
export const nextPage = 'More results';
export const pagesLabel = 'Pages of results';

// While somebody types
export const suggestionsLabel = 'Suggestions';
export const otherSuggestions = 'Pages and stories';
export const showingFor = 'Showing results for “{query}”.';
export const suggestionCount = { one: '1 suggestion.', other: '{n} suggestions.' };
export const seeAll = 'See all results for “{query}”';

import type { WrittenKind } from '@vitrine/domain/content/content.ts';

/** What the entries of a list are called, and what their screen says. */
interface WrittenFacts {
  /** The screen's name. */
  readonly title: string;
  /** Search terms of the palette. */
  readonly words: string;
  readonly addWords: string;
  readonly one: string;
  readonly many: string;
  /** What holds them, and an example of one. */
  readonly list: string;
  readonly listPlaceholder: string;
  readonly example: string;
  readonly empty: string;
  readonly noListTitle: string;
  readonly noList: string;
}

const capital = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());

/** The sentences of a screen, which name its entries. */
function textsOf({ one, many, ...facts }: WrittenFacts) {
  return {
    ...facts,
    noun: { one, many },
    column: capital(one),
    searchLabel: `Search ${many} by title or web address`,
    more: `Show more ${many}`,
    add: `New ${one}`,
    emptyTitle: `No ${many} yet`,
    back: `All ${many}`,
    settings: `${capital(one)} settings`,
    view: `View ${one}`,
    notFoundTitle: `${capital(one)} not found`,
    notFound: `There is no ${one} at this address.`,
    binned: `This ${one} is in the bin. Restore it from the list of ${many} to change it.`,
    leave: `Your changes to this ${one} are not saved.`,
    picture: `Picture of the ${one}`,
    authorHint: `Shown with the ${one}.`,
    passthroughHint: `Lists and feeds open the address instead of the ${one}.`,
    featuredHint: `Themes and blocks can show featured ${many} first.`,
    hiddenInSearch: `Search engines do not show this ${one}.`,
    scheduleTitle: `Schedule this ${one}`,
    historyNone: `The status of this ${one} has not changed yet.`,
  } as const;
}

/** Texts of what owners write, by the kind of its list. */
export const written: Readonly<Record<WrittenKind, ReturnType<typeof textsOf>>> = {
  blog: textsOf({
    title: 'Posts',
    words: 'blog journal articles news entries write podcast',
    addWords: 'write article blog entry',
    one: 'post',
    many: 'posts',
    list: 'Blog',
    listPlaceholder: 'A blog',
    example: 'How we fire our kiln',
    empty:
      'Write about how things are made, what is new, or what you are asked most. Posts appear here with their status.',
    noListTitle: 'No blog yet',
    noList: 'Posts belong to a blog. Add one to your pages first.',
  }),
  events: textsOf({
    title: 'Events',
    words: 'calendar dates workshops concerts courses opening tickets',
    addWords: 'date calendar workshop concert',
    one: 'event',
    many: 'events',
    list: 'Page',
    listPlaceholder: 'A page with events',
    example: 'Open studio',
    empty:
      'Announce an opening, a workshop or a market: when, where, and what to expect. One that takes place every week is made once and repeated.',
    noListTitle: 'No page for events yet',
    noList: 'Events belong to a page of events. Add one to your pages first.',
  }),
  portfolio: textsOf({
    title: 'Portfolio',
    words: 'projects work cases commissions',
    addWords: 'work case commission',
    one: 'project',
    many: 'projects',
    list: 'Portfolio',
    listPlaceholder: 'A portfolio',
    example: 'Tiles for the old bath house',
    empty: 'Show what you have made, each piece of work with its own page. You decide their order.',
    noListTitle: 'No portfolio yet',
    noList: 'Projects belong to a portfolio. Add one to your pages first.',
  }),
  lessons: textsOf({
    title: 'Lessons',
    words: 'teaching learning chapters videos',
    addWords: 'teach chapter',
    one: 'lesson',
    many: 'lessons',
    list: 'Page',
    listPlaceholder: 'A page with lessons',
    example: 'Centering the clay',
    empty: 'Teach one thing in each lesson, with text, pictures and films. You decide their order.',
    noListTitle: 'No page for lessons yet',
    noList: 'Lessons belong to a page of lessons. Add one to your pages first.',
  }),
  course: textsOf({
    title: 'Courses',
    words: 'teaching learning lessons chapters',
    addWords: 'teach lesson',
    one: 'chapter',
    many: 'chapters',
    list: 'Course',
    listPlaceholder: 'A course',
    example: 'Before you begin',
    empty: 'A course is read from its first chapter to its last. You decide their order.',
    noListTitle: 'No course yet',
    noList: 'Chapters belong to a course. Add one to your pages first.',
  }),
};

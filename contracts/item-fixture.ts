import type { ItemView } from './content.ts';

/** An item for tests: a plain text post, changed as given. */
export function anItem(change: Partial<ItemView> = {}): ItemView {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    collectionId: '01890000-0000-7000-8000-0000000000c1',
    urlId: 'a-post',
    fullUrl: '/journal/a-post',
    recordType: 1,
    title: 'A post',
    excerpt: '',
    body: '',
    mainImage: null,
    images: [],
    tags: [],
    publishOn: 0,
    startDate: null,
    endDate: null,
    location: null,
    categories: [],
    author: null,
    sourceUrl: '',
    passthrough: false,
    featured: false,
    promotedBlock: null,
    video: null,
    customContent: {},
    commentState: 1,
    publicCommentCount: 0,
    likeCount: 0,
    seo: {},
    product: null,
    ...change,
  };
}

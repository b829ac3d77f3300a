import { addReview } from '@vitrine/server/modules/reviews/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';

interface DemoReview {
  readonly urlId: string;
  readonly authorName: string;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly daysAgo: number;
}

/** Short reviews, not all of them positive. */
const demoReviews: readonly DemoReview[] = [
  {
    urlId: 'stoneware-mug',
    authorName: 'Marguerite O.',
    rating: 5,
    title: 'Keeps coffee warm through a long meeting',
    body: 'The wall is thicker than I am used to and it shows: twenty minutes in, still warm. The handle takes three fingers without squeezing.',
    daysAgo: 9,
  },
  {
    urlId: 'stoneware-mug',
    authorName: 'Theo Lindqvist',
    rating: 4,
    title: 'Lovely, a little heavier than I thought',
    body: 'The moss glaze is deeper than in the picture, with brown at the rim where it breaks. One star less because the large one is a real weight when full. I use the small one every morning.',
    daysAgo: 31,
  },
  {
    urlId: 'stoneware-mug',
    authorName: 'Priya R.',
    rating: 5,
    title: '',
    body: 'Survived two years of dishwasher in my sister’s house, so I bought four.',
    daysAgo: 58,
  },
  {
    urlId: 'serving-bowl',
    authorName: 'Jonah Abrams',
    rating: 5,
    title: 'The bowl people ask about',
    body: 'Wide enough for a salad for six and low enough to see across the table. The foot is sanded; it has not left a mark on our oak.',
    daysAgo: 17,
  },
  {
    urlId: 'serving-bowl',
    authorName: 'Wanda K.',
    rating: 3,
    title: 'Beautiful, but measure your dishwasher',
    body: 'It does not fit in ours, so I wash it by hand. That is on me, the size is on the page. The glaze is lovely and the postage was quick.',
    daysAgo: 44,
  },
];

const dayMs = 86_400_000;

/** Publishes the demo reviews. `itemIdOf` returns a product's item id by its urlId. */
export async function seedReviews(
  platform: Platform,
  websiteId: string,
  itemIdOf: (urlId: string) => string,
): Promise<void> {
  for (const { urlId, daysAgo, ...review } of demoReviews) {
    await addReview(platform, websiteId, {
      ...review,
      itemId: itemIdOf(urlId),
      orderId: null,
      status: 'published',
      createdOn: new Date(platform.clock.now() - daysAgo * dayMs),
    });
  }
}

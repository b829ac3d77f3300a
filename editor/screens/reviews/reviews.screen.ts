import { defineScreen } from '../../app/screen.ts';
import { reviews as text } from '../../text/en-reviews.ts';
import { ReviewsIcon } from '../../ui/icons.tsx';
import { WaitingReviews } from './waiting-count.tsx';

export const reviewsScreen = defineScreen({
  path: '/reviews',
  name: text.title,
  group: 'store',
  words: text.words,
  icon: ReviewsIcon,
  badge: WaitingReviews,
  routes: [
    {
      path: 'reviews',
      lazy: async () => ({ Component: (await import('./reviews-screen.tsx')).ReviewsScreen }),
    },
    {
      path: 'reviews/settings',
      lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
    },
    {
      path: 'reviews/import',
      lazy: async () => ({ Component: (await import('./import-page.tsx')).ImportPage }),
    },
    {
      path: 'reviews/:id',
      lazy: async () => ({ Component: (await import('./review-page.tsx')).ReviewPage }),
    },
  ],
});

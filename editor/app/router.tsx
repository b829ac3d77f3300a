import { createBrowserRouter, redirect } from 'react-router';
import { NoSuchRoom, RoomBroke } from './fallbacks.tsx';
import { requireSession, skipWhenSignedIn } from './session.ts';
import { Shell } from './shell.tsx';

/** Every address of the editor. Each room is a file of its own, fetched when first opened. */
export const router = createBrowserRouter(
  [
    {
      path: '/sign-in',
      loader: skipWhenSignedIn,
      ErrorBoundary: RoomBroke,
      HydrateFallback: () => null,
      lazy: async () => ({ Component: (await import('../rooms/sign-in/sign-in-room.tsx')).SignInRoom }),
    },
    {
      path: '/forgot-password',
      loader: skipWhenSignedIn,
      ErrorBoundary: RoomBroke,
      HydrateFallback: () => null,
      lazy: async () => ({
        Component: (await import('../rooms/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
      }),
    },
    {
      path: '/reset-password',
      ErrorBoundary: RoomBroke,
      HydrateFallback: () => null,
      lazy: async () => ({
        Component: (await import('../rooms/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
      }),
    },
    {
      path: '/welcome',
      ErrorBoundary: RoomBroke,
      HydrateFallback: () => null,
      lazy: async () => ({ Component: (await import('../rooms/welcome/welcome-room.tsx')).WelcomeRoom }),
    },
    {
      path: '/',
      loader: requireSession,
      Component: Shell,
      ErrorBoundary: RoomBroke,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: RoomBroke,
          children: [
            { index: true, loader: () => redirect('/orders'), Component: () => null },
            {
              path: 'orders',
              lazy: async () => ({ Component: (await import('../rooms/orders/orders-room.tsx')).OrdersRoom }),
            },
            {
              path: 'orders/:id',
              lazy: async () => ({ Component: (await import('../rooms/orders/order-page.tsx')).OrderPage }),
            },
            {
              path: 'products',
              lazy: async () => ({
                Component: (await import('../rooms/products/products-room.tsx')).ProductsRoom,
              }),
            },
            {
              path: 'products/:id',
              lazy: async () => ({
                Component: (await import('../rooms/products/product-page.tsx')).ProductPage,
              }),
            },
            {
              path: 'comments',
              lazy: async () => ({
                Component: (await import('../rooms/comments/comments-room.tsx')).CommentsRoom,
              }),
            },
            {
              path: 'mail/:id?',
              lazy: async () => ({ Component: (await import('../rooms/mail/mail-room.tsx')).MailRoom }),
            },
            {
              path: 'design',
              lazy: async () => ({ Component: (await import('../rooms/design/design-room.tsx')).DesignRoom }),
            },
            { path: '*', Component: NoSuchRoom },
          ],
        },
      ],
    },
  ],
  { basename: '/config' },
);

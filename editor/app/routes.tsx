import type { RouteObject } from 'react-router';
import { NoSuchScreen, ScreenFailed } from './fallbacks.tsx';
import { writtenPaths } from '../screens/posts/written-kinds.ts';
import { screens } from './screens.ts';
import { requireOpenSite, requireSession, skipWhenSignedIn } from './session.ts';
import { Shell } from './shell/shell.tsx';

/** The editor's routes. Each screen is a separate chunk, loaded when first opened. */
export const editorRoutes: RouteObject[] = [
  {
    path: '/sign-in',
    loader: skipWhenSignedIn,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({ Component: (await import('../screens/sign-in/sign-in-screen.tsx')).SignInScreen }),
  },
  {
    path: '/forgot-password',
    loader: skipWhenSignedIn,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
    }),
  },
  {
    path: '/reset-password',
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
    }),
  },
  {
    path: '/confirm-email',
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/confirm-email/confirm-email-screen.tsx')).ConfirmEmailScreen,
    }),
  },
  {
    path: '/welcome',
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/welcome/welcome-screen.tsx')).WelcomeScreen,
    }),
  },
  {
    // After the welcome, and whenever one wants to begin again with a starter.
    path: '/start',
    loader: requireSession,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({ Component: (await import('../screens/start/start-screen.tsx')).StartScreen }),
  },
  {
    // Three steps from the editor of one site to that of another.
    path: '/switch',
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/hand-over/hand-over-screen.tsx')).SwitchScreen,
    }),
  },
  {
    path: '/hand-over',
    loader: requireSession,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/hand-over/hand-over-screen.tsx')).HandOverScreen,
    }),
  },
  {
    path: '/arrive',
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/hand-over/hand-over-screen.tsx')).ArriveScreen,
    }),
  },
  {
    // Over the whole window, without the navigation.
    path: '/pages/:pageId',
    loader: requireOpenSite,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/page-editor/page-editor-screen.tsx')).PageEditorScreen,
    }),
  },
  // The text of a post, an event and the like, in the same editor.
  ...Object.values(writtenPaths).map((path): RouteObject => ({
    path: `${path}/:pageId`,
    loader: requireOpenSite,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/page-editor/page-editor-screen.tsx')).PageEditorScreen,
    }),
  })),
  {
    // What stands on many pages, in the same editor.
    path: '/parts/:pageId',
    loader: requireOpenSite,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/page-editor/page-editor-screen.tsx')).PageEditorScreen,
    }),
  },
  {
    // The blocks of a place in the theme, such as its footer.
    path: '/site/:field',
    loader: requireOpenSite,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/page-editor/site-frame/site-field-screen.tsx')).SiteFieldScreen,
    }),
  },
  {
    // The look of the site, with its pages in view.
    path: '/design',
    loader: requireSession,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('../screens/design/desk/design-desk-screen.tsx')).DesignDeskScreen,
    }),
  },
  {
    path: '/',
    loader: requireSession,
    Component: Shell,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ScreenFailed,
        children: [...screens.flatMap(({ routes }) => routes), { path: '*', Component: NoSuchScreen }],
      },
    ],
  },
];

import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { text } from '../text/en.ts';

const accent: MantineColorsTuple = [
  '#eef3fd',
  '#dde7fb',
  '#bccff6',
  '#97b3f0',
  '#7699ea',
  '#567de2',
  '#315fd6',
  '#2951bd',
  '#22449f',
  '#1b3780',
];

const grey: MantineColorsTuple = [
  '#fafafa',
  '#f4f4f5',
  '#e7e7ea',
  '#d6d7db',
  '#b9bbc2',
  '#8f929b',
  '#646872',
  '#4a4e57',
  '#33363d',
  '#1f2125',
];

const dark: MantineColorsTuple = [
  '#e4e5e8',
  '#c3c5cb',
  '#9da0a9',
  '#757983',
  '#40434b',
  '#34373e',
  '#26282d',
  '#1c1d21',
  '#17181a',
  '#101113',
];

/** Neutral greys and one accent colour; only pictures and the site itself are colourful. */
export const theme = createTheme({
  components: {
    Menu: {
      defaultProps: {
        shadow: 'md',
        // Entries are all that a menu may contain: the first one has the focus when it opens.
        withInitialFocusPlaceholder: false,
        // All that is on the page is in a landmark; a menu at the end of the body would not be.
        portalProps: { target: '#menus' },
      },
    },
    Tooltip: { defaultProps: { portalProps: { target: '#menus' } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': text.app.close } } },
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': text.app.close },
        // Inside a dialog the library's <header> would be announced as the page's own.
        attributes: { header: { role: 'presentation' } },
        styles: { title: { fontWeight: 600 } },
      },
    },
  },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 6 },
  colors: { accent, gray: grey, dark },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  headings: { fontWeight: '600' },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '16px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  black: '#1f2125',
});

/**
 * The library's dimmed and placeholder greys, its red words, and its titles on yellow and green are too pale to read
 * (under 4.5 to 1); these are not. Alerts have the grounds of the badges.
 */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c6069',
    '--mantine-color-placeholder': '#6b6f79',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': '#2951bd',
    '--mantine-color-yellow-light': '#fdf0d5',
    '--mantine-color-yellow-light-color': '#7a4a00',
    '--mantine-color-green-light': '#e3f4e8',
    '--mantine-color-green-light-color': '#1d6b3a',
    '--mantine-color-red-light': '#fdeae8',
    '--mantine-color-red-light-color': '#9b1c13',
    '--mantine-color-red-text': '#b42318',
    '--mantine-color-red-6': '#c0281c',
    '--mantine-color-red-filled': '#c0281c',
    '--mantine-color-red-filled-hover': '#a32015',
    '--shell-paper': '#ffffff',
    '--shell-ground': '#fafafa',
    '--shell-line': '#e7e7ea',
    '--shell-quiet': '#f4f4f5',
    '--shell-chosen': '#eef3fd',
    '--shell-chosen-ink': '#22449f',
    '--tone-green': '#1d6b3a',
    '--tone-green-ground': '#e3f4e8',
    '--tone-blue': '#22449f',
    '--tone-blue-ground': '#e6edfc',
    '--tone-amber': '#7a4a00',
    '--tone-amber-ground': '#fdf0d5',
    '--tone-red': '#9b1c13',
    '--tone-red-ground': '#fdeae8',
    '--tone-grey': '#4a4e57',
    '--tone-grey-ground': '#eeeef0',
  },
  dark: {
    '--mantine-color-dimmed': '#a5a8b1',
    '--mantine-color-placeholder': '#9094a0',
    '--mantine-color-error': '#ff9b91',
    '--mantine-color-anchor': '#97b3f0',
    '--mantine-color-yellow-light': '#3b2e17',
    '--mantine-color-yellow-light-color': '#f0c987',
    '--mantine-color-green-light': '#1d3526',
    '--mantine-color-green-light-color': '#8fd6a8',
    '--mantine-color-red-light': '#432320',
    '--mantine-color-red-light-color': '#ffaaa1',
    '--mantine-color-red-text': '#ff9b91',
    '--mantine-color-red-6': '#ff9b91',
    '--mantine-color-red-filled': '#c0281c',
    '--mantine-color-red-filled-hover': '#a32015',
    '--shell-paper': '#1c1d21',
    '--shell-ground': '#17181a',
    '--shell-line': '#303239',
    '--shell-quiet': '#222429',
    '--shell-chosen': '#232d45',
    '--shell-chosen-ink': '#bccff6',
    '--tone-green': '#8fd6a8',
    '--tone-green-ground': '#1d3526',
    '--tone-blue': '#b0c6f5',
    '--tone-blue-ground': '#232d45',
    '--tone-amber': '#f0c987',
    '--tone-amber-ground': '#3b2e17',
    '--tone-red': '#ffaaa1',
    '--tone-red-ground': '#432320',
    '--tone-grey': '#c3c5cb',
    '--tone-grey-ground': '#2e3036',
  },
});

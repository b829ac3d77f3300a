import { createClass, createSingleton } from './classes.ts';
import { readHostContext } from './host-context.ts';
import { loadImages } from './image-loader.ts';
import { withInertRest } from './inert.ts';
import { whenReady } from './theme-events.ts';
import { makeHostLibrary } from './host-library.ts';

/*
 * The globals that scripts of themes for another host expect. Loaded before them, and only in themes
 * whose files use any of them. A theme's own globals of the same names win.
 */

const context = readHostContext();
const library = makeHostLibrary(context);

const globals: Readonly<Record<string, object>> = {
  Y: library,
  YUI: Object.assign(() => library, library),
  Static: { SQUARESPACE_CONTEXT: context },
  SQUARESPACE_ROLLUPS: {},
  ImageLoader: withInertRest({ load: loadImages, bootstrap: () => undefined }),
  SQS: withInertRest({}),
  Template: withInertRest({}),
  Class: { create: createClass, extend: createClass },
  Singleton: { create: (members: Record<string, unknown>) => createSingleton(members, whenReady) },
  Squarespace: withInertRest({
    // The other host calls it after each page swap; pages here are always loaded in full.
    onInitialize: (_library: unknown, work: () => unknown) => whenReady(() => work()),
    onDestroy: () => undefined,
    afterBodyLoad: () => undefined,
    initializeLayoutBlocks: () => undefined,
    load: () => undefined,
  }),
};

for (const [name, value] of Object.entries(globals)) if (!(name in window)) Reflect.set(window, name, value);

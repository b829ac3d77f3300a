/** Reports every uncaught error of this page; the reporter is loaded with the first. */
export function watchErrors(): void {
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}

function report(event: Event): void {
  import('./error-reporter.ts').then(
    ({ reportError }) => reportError(event),
    () => undefined,
  );
}

import type { Locale } from '@vitrine/domain/text/locale.ts';
import { createContext, createElement, useContext, type ReactElement, type ReactNode } from 'react';

const LocaleContext = /* @__PURE__ */ createContext<Locale>('en');

/** The locale of the website this view is shown on, provided with `inLocale`. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** A view in the given locale. */
export function inLocale(locale: Locale, view: ReactNode): ReactElement {
  return createElement(LocaleContext, { value: locale }, view);
}

import { cssOfPageColor, cssOfWordsOn } from '@vitrine/domain/color/page-color.ts';
import type { CSSProperties } from 'react';

/** Attributes of an element that may have a color of its own. Its rules are in views/own-color/own-color.css. */
interface OwnColor {
  readonly className: string;
  readonly style?: CSSProperties;
}

/** By a class, since pages contain only the rules whose classes they use. */
const colored = (className: string, style: CSSProperties): OwnColor => ({
  className: `${className} own-color`,
  style,
});

/** For an element whose text, with all that is in it, has the color; only its class where that is null. */
export function ownColor(className: string, color: string | null): OwnColor {
  const css = cssOfPageColor(color);
  return css === null ? { className } : colored(className, { color: css });
}

/** For a line that has the color. */
export function ownLineColor(className: string, color: string | null): OwnColor {
  const css = cssOfPageColor(color);
  return css === null ? { className } : colored(className, { borderColor: css });
}

/** For a button: a filled one has the color as its fill, an outlined one as its edge and words, a quiet one as its words. */
export function ownButtonColor(
  className: string,
  color: string | null,
  look: 'primary' | 'secondary' | 'quiet',
): OwnColor {
  const css = cssOfPageColor(color);
  const words = cssOfWordsOn(color);
  if (css === null || words === null) return { className };
  if (look === 'quiet') return colored(className, { color: css });
  return colored(
    className,
    look === 'primary'
      ? { backgroundColor: css, borderColor: css, color: words }
      : { borderColor: css, color: css },
  );
}

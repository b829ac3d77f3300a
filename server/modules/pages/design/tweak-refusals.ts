import { allowsValue, type Theme } from '../../templates/index.ts';

type Tweak = Theme['tweaks'][number];

/** Why the theme does not allow values, by the tweak's name; '' stands for the theme's own value. */
export function refusedTweaks(
  { tweaks }: Theme,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const tweak = tweaks.find((one) => one.name === name);
    if (value !== '' && (tweak === undefined || !allowsValue(tweak, value)))
      refused[name] = tweak === undefined ? 'This theme has no such tweak.' : boundsOf(tweak);
  }
  return refused;
}

function boundsOf({ type, min, max, step, options }: Tweak): string {
  switch (type) {
    case 'color':
      return 'Write a colour such as #A8482F or rgba(0, 0, 0, .5).';
    case 'font':
      return 'Write a font such as font-family: Georgia, serif; font-size: 18px.';
    case 'dropdown':
      return `Choose one of ${options.join(', ')}.`;
    case 'checkbox':
      return 'Choose true or false.';
    case 'value':
      return `Write a number${min === null ? '' : ` from ${min}`}${max === null ? '' : ` to ${max}`}${step === null ? '' : ` in steps of ${step}`}.`;
  }
}

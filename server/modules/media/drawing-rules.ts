const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Allowed SVG elements: none that runs scripts, animates, links, or contains foreign content. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set(
  words(`svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style image
    linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
    feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
    feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
    feSpotLight feTile feTurbulence`),
);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`id class style transform d x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy width height points viewBox version
    preserveAspectRatio pathLength rotate textLength lengthAdjust startOffset method spacing offset gradientUnits
    gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits
    maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result mode
    type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias
    targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
    specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ z azimuth elevation scale xChannelSelector
    yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles role aria-label aria-hidden lang
    fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
    stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip clip-path clip-rule mask filter
    marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity lighting-color
    color-interpolation color-interpolation-filters color-rendering shape-rendering text-rendering image-rendering
    vector-effect paint-order mix-blend-mode font-family font-size font-size-adjust font-stretch font-style
    font-variant font-weight text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift
    letter-spacing word-spacing writing-mode direction unicode-bidi`),
);

const OWN_REFERENCE = /^#[\w.:-]{1,200}$/;
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[\d+/=A-Za-z\s]+$/;

/** The allowed attributes, by name. References may point only into the drawing itself. */
export function cleanAttributes(
  element: string,
  stated: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  for (const [name, value] of stated) {
    if (name === 'href' || name === 'xlink:href') {
      const target = value.trim();
      const isFine = element === 'image' ? EMBEDDED_PICTURE.test(target) : OWN_REFERENCE.test(target);
      if (isFine) kept.set('href', target);
    } else if (ATTRIBUTES.has(name) && isStyleSafe(value)) kept.set(name, value);
  }
  return kept;
}

/**
 * Whether CSS, or an attribute's value, loads nothing from outside: every `url()` references an element of the
 * drawing, and there is no at-rule, no escape and no legacy script syntax. A single violation drops the whole value.
 */
export function isStyleSafe(css: string): boolean {
  const withoutOwn = css.replaceAll(/url\(\s*(["']?)#[\w.:-]{1,200}\1\s*\)/gi, '');
  return !/url|@|\\|<|expression|javascript|behavior|-moz-binding|image-set|src\(|\/\*|\0/i.test(withoutOwn);
}

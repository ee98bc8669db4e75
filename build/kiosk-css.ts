/** The part of a PostCSS at-rule that matters here. */
type MediaRule = { name: string; params: string };

/** A condition on the window's width alone, as the pages' styles write them: `(width >= 64rem)`, `(min-width: 60rem)`. */
const widthCondition = /^\((?:min-width|max-width|width)\s*(?::|[<>]=?)\s*[\d.]+rem\)$/;

/** Whether a media query asks for the width alone, in rem. */
export function isWidthQuery(params: string): boolean {
  return widthCondition.test(params.trim());
}

/**
 * Makes the kiosk's layouts follow its text size, without a word in the pages' styles. A media query measures in the
 * browser's 16 px whatever the page says; a container query measures in the root's own font size, which on the kiosk is two
 * or three times as large. So `@media (width >= 64rem)` becomes `@container (width >= 64rem)`, asked of the shell's box.
 */
export function kioskWidthQueries() {
  return {
    postcssPlugin: 'kiosk-width-queries',
    AtRule: {
      media(rule: MediaRule) {
        if (isWidthQuery(rule.params)) rule.name = 'container';
      },
    },
  };
}

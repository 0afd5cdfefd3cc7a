/**
 * Lifts the condition under which the document's style sheets have their fonts: on a phone they are asked for once the
 * first screen is painted (`api/src/html/style-sheets.ts`).
 */
export function allowFonts(): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      const isOfFonts = rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule;
      if (isOfFonts && !matchMedia(rule.media.mediaText).matches) rule.media.mediaText = 'all';
    }
  }
}

function fontOf({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const family = value('font-family').replaceAll('"', '');
  return new FontFace(family, value('src'), { weight: value('font-weight') || 'normal' });
}

/** The fonts of the document that are meant for other screens than this one. */
function fontsOfOtherScreens(): FontFace[] {
  return [...document.querySelectorAll<HTMLStyleElement>('style[media]')]
    .filter(({ media }) => !matchMedia(media).matches)
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(fontOf);
}

/**
 * Fetches the fonts of a narrow screen, which its document leaves out (`api/src/html/style-sheets.ts`), and adds them
 * together: each would lay out the page again. One that does not arrive leaves its stand-in where it is.
 */
export async function fetchLaterFonts(): Promise<void> {
  const fonts = await Promise.allSettled(fontsOfOtherScreens().map((font) => font.load()));
  for (const font of fonts) if (font.status === 'fulfilled') document.fonts.add(font.value);
}

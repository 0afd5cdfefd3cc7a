/** Countries that a sentence names with an article, by ISO 3166-1 alpha-2. */
const WITH_ARTICLE = new Set(
  'AE AX BS CC CD CF CG CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PS SB SC TC TF UM US VA VG VI'.split(
    ' ',
  ),
);

/** 'the Netherlands', 'France'; the code decides, because names are written in several ways. */
export function countryInSentence(countryCode: string, country: string): string {
  return WITH_ARTICLE.has(countryCode) ? `the ${country}` : country;
}

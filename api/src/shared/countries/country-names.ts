/** Countries that a sentence names with an article, by ISO 3166-1 alpha-2. */
const WITH_ARTICLE = new Set(
  'AE BS CC CD CF CG CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VA VG VI'.split(' '),
);
/** Names that are written without one and with one: 'Aland' and 'the Aland Islands'. */
const WITH_ARTICLE_IF_GROUP = new Set('AX PS'.split(' '));
const IS_GROUP = /(Islands|Territories|Territory)$/;
/** 'Vatican City' has none, 'the Holy See' has one. */
const BARE_NAMES = /^(Vatican|The )/;

/** 'the Netherlands', 'France'; the code decides, because names are written in several ways. */
export function countryInSentence(countryCode: string, country: string): string {
  const isNamedWith =
    WITH_ARTICLE.has(countryCode) || (WITH_ARTICLE_IF_GROUP.has(countryCode) && IS_GROUP.test(country));
  return isNamedWith && !BARE_NAMES.test(country) ? `the ${country}` : country;
}

/** The name where a title or a sentence begins with it: 'The Netherlands'. */
export function countryAtStart(countryCode: string, country: string): string {
  const name = countryInSentence(countryCode, country);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

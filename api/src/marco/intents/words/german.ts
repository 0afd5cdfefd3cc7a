import { list, type LanguageWords } from './language-words';

/** German. */
export const GERMAN: LanguageWords = {
  hotel: {
    words: list('zimmer, herberge, ubernachten, ubernachtung, schlafen'),
    beginnings: list('ferienhotel, unterkunft, unterkunf, pension'),
  },
  activity: {
    words: list(`
      unternehmen, machen, erleben, ausflug, ausfluge, fuhrung, fuhrungen, aktivitat, sehen, tauchen,
      wandern
    `),
    beginnings: list('aktivitat, sehenswurdig, stadtfuhrung, ausflug, tagesausflug'),
  },
  plan: {
    words: list('planne, reise planen, tagesprogramm'),
    beginnings: list('reiseplan, tagesplan, reiseroute, urlaubsplan, wochenendplan'),
  },
  vaguePlan: {
    words: list('planen, tage in, woche in, wochen in, wochenende in'),
    counts: list('tage, tagen, woche, wochen'),
  },
  web: {
    words: list('wetter, regnet es, offnet, geoffnet, visum, streik, wechselkurs, einreise, nachrichten'),
    beginnings: list(
      'offnungszeit, einreisebestimm, reisewarnung, wettervorhersage, visabestimm, visumpflicht',
    ),
  },
  vagueWeb: {
    words: list(`
      heute, aktuell, aktuelle, aktuellen, derzeit, gerade, diese woche, dieses wochenende, vorhersage
    `),
  },
  quote: { words: list('angebot') },
  smallTalk: { words: list('wie geht es, wie gehts, wie heisst du') },
};

import { fold } from '@atoll/contracts/fold';
import type { MessageLanguage } from '../understanding/reading/read-message';

/** How somebody asks for the best months of a place. A word may go on behind the last letter of a phrase. */
const QUESTIONS: Readonly<Record<MessageLanguage, string>> = {
  en: 'best time to visit, best time to go, best time to travel, best time to see, best time of year, best time of the year, best time for a trip, best month, best season, good time to visit, good time to go, when to go to, when to visit, when to travel, when should i visit, when should i go, when should i travel, when should we visit, when should we go, when should we travel, when is the best time to visit',
  de: 'beste reisezeit, besten reisezeit, beste zeit für, beste zeit um, wann ist die beste, bester monat, besten monat, beste jahreszeit, wann reist man, wann fährt man, wann sollte',
  es: 'mejor época, mejor momento para, mejor mes, mejores meses, mejor temporada, mejor tiempo para, cuándo ir, cuándo visitar, cuándo viajar',
  fr: 'meilleure période, meilleur moment pour, meilleure saison, meilleure époque, meilleur mois, meilleurs mois, quand partir, quand aller, quand visiter',
  it: 'periodo migliore, miglior periodo, momento migliore, miglior momento, mese migliore, miglior mese, mesi migliori, stagione migliore, miglior stagione, migliore stagione, quando andare, quando visitare',
  pt: 'melhor época, melhor altura, melhor mês, melhores meses, melhor momento, melhor período, melhor estação, quando ir, quando visitar, quando viajar',
  tr: 'en iyi zaman, en uygun zaman, en güzel zaman, en iyi ay, en iyi mevsim, en iyi dönem, en uygun dönem, ne zaman gidil',
  ar: 'أفضل وقت, احسن وقت, أنسب وقت, أفضل موسم, أفضل شهر, أحسن شهر, أفضل أوقات, أفضل فترة, متى أزور, متى نزور, متى أسافر, متى نسافر',
  hi: 'सबसे अच्छा समय, सबसे बढ़िया समय, सबसे अच्छा मौसम, सबसे अच्छा महीना, सबसे अच्छे महीने',
  ja: 'ベストシーズン, 一番いい季節, いい季節, おすすめの季節, いつ行くべき, いつ行けば',
};

const PHRASES = new Map(
  Object.entries(QUESTIONS).map(([language, phrases]) => [language, phrases.split(', ').map(fold)]),
);

/** Whether a message asks when to go; where words have no spaces between them, a phrase stands anywhere. */
export function asksBestTime(text: string, language: MessageLanguage): boolean {
  const before = language === 'ja' ? '' : ' ';
  const folded = ` ${fold(text)}`;
  return (PHRASES.get(language) ?? []).some((phrase) => folded.includes(`${before}${phrase}`));
}

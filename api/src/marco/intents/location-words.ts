import { fold } from '@atoll/contracts/fold';

/** Folded words of a text in which spaces stand between them. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(fold));

/** Say where: what follows is the place, if the message has one. In small letters, not folded: 'à' says where and 'a' need not. */
export const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(
  'in inn at near around visit visiting im nach bei à au aux en cerca'.split(' '),
);

/** Say where or something else ('for my family', 'with a bath', 'to relax'): read after those that say where. */
export const LOOSE_PREPOSITIONS = words('to for of fur pour a de para uber through between');

/** May stand between a preposition and a name: 'near the Louvre', 'pour la Chine'. */
export const ARTICLES = words('the la le les los las el die der das den dem');

/** Places that are called like an ordinary word, and are meant where nothing else follows 'in'. */
export const MEANT_AFTER_IN = words('nice la bath spa como guide');

/** Say that what follows is not wanted: 'not in Paris', 'instead of Rome', 'sauf Nice'. */
export const NEGATIONS = words(
  'not dont except besides instead rather avoid skip nicht außer statt anstatt pas sauf no excepto salvo ليس غير',
);
/** Make a negation only before 'but' or 'than': 'anywhere but Paris', 'other than Rome'. */
export const NEGATIONS_IN_TWO = words('anywhere everywhere anything somewhere other');
/** May stand between a negation and what is not wanted. */
export const BETWEEN_NEGATION = words(
  'but than to be in at near of is go going stay staying want wanna visit located nach à au en a de que este esten sea في',
);

/** Never the name of a place, unless they are part of one. */
export const ORDINARY_WORDS = words(`
  nice best of to do me my the a an i we us see hotel hotels room rooms find show book plan help trip tour tours food fun
  need want get give can you any good best cheap luxury family beach city day days night nights week weekend price quote
  cost package budget museum something things what when where how which for and or with near around hello hi hey thanks
  please marco going well used over look make take go day spring summer autumn winter christmas easter honeymoon
  holiday holidays vacation business center centre middle area morning afternoon evening station airport guide advance
  general total style bath spa pool view breakfast kids children couples two three four home least once noon old town
  people person adults adult cancer english german french spanish europe asia africa some place places idea ideas
  country island islands mountains sea lake itinerary activities activity stay days route schedule
  eine ein einen einem einer das der die den dem des und oder ist es wie wird war was wo wann wer ich wir mir dir uns kann
  kannst man brauche bitte nicht auf aus von vom zum zur mit ohne woche wochen tag tage reise reiseplan tagesplan
  reiseroute urlaubsplan plane mein meine
  quel quelle quels un une la le les des du que qui quoi ou je tu il on nous mon ma mes pour avec sans semaine jour jours
  est temps fait sejour voyage
  el los las uno una unos como esta estas este que donde cuando cual quiero necesito busco con sin por para semana dia dias
  viaje
  كيف هل اين ما ماذا هي هو في من الى على لا انا عن مع كم متى
`);

import type { TourCategory, TourLanguage } from '@atoll/contracts/tour';

/**
 * The provider's records have no category: these words in name and description tell it. The order decides which
 * categories of a tour are shown first.
 */
const CATEGORY_WORDS: readonly (readonly [TourCategory, RegExp])[] = [
  ['PRIVATE', /\b(private|your own guide|just (for )?you)\b/i],
  ['PHOTOGRAPHY', /\bphoto\w*|\bportraits?\b/i],
  ['FOOD', /\b(food|tast\w+|cook\w*|wines?|cheese|kitchens?|cellars?|recipe|market|brewery|dinner)\b/i],
  ['ADVENTURE', /\b(adventure|scuba|div(e|ing)|snorkel\w*|kayak\w*|paragliding|trek|summit|dunes?|fishing|camels?|safari|horses?|rafting|climb\w*)\b/i],
  ['NATURE', /\b(nature|hik(e|es|ing)|birds?\w*|wildlife|wild animals|mantas?|dolphins?|jungle|waterfall|farm|forests?|steppe|reef|lagoon|northern lights|sandbank|countryside|valleys)\b/i],
  ['HISTORICAL', /\b(histor\w+|castles?|cathedrals?|ancient|ruins|legends?|old walls|centur(y|ies))\b/i],
  ['CULTURAL', /\b(museum|galler(y|ies)|arts?|crafts?\w*|ceremony|temples?|shrines?|theatre|concert|monk|nomads?|cultur\w+|traditions?|traditional|design|village)\b/i],
  ['SIGHTSEEING', /\b(sightseeing|sights|hop-on|skyline|landmarks?|cruise|views?|observation|by bike|(half|full)-day trip|grand tour)\b/i],
]; // prettier-ignore

/** Every category that a tour's words speak of; a tour that says nothing of itself is for sightseeing. */
export function categoriesOf(words: string): TourCategory[] {
  const found = CATEGORY_WORDS.filter(([, pattern]) => pattern.test(words)).map(([category]) => category);
  return found.length > 0 ? found : ['SIGHTSEEING'];
}

const LANGUAGE_WORDS: Readonly<Record<TourLanguage, RegExp>> = {
  EN: /\benglish\b/i,
  FR: /\bfrench\b/i,
  DE: /\bgerman\b/i,
  ES: /\bspanish\b/i,
  IT: /\bitalian\b/i,
  ZH: /\b(chinese|mandarin|cantonese)\b/i,
  JA: /\bjapanese\b/i,
  RU: /\brussian\b/i,
  AR: /\barabic\b/i,
};

/** A sentence about the language that is spoken; 'French wine' elsewhere says nothing about it. */
const ABOUT_LANGUAGE =
  /\b(guided? (is |are )?(speaks? |in )|guides? speaks?|spoken|speaking|languages?:|commentary in|conducted in)/i;

/** The languages that a description says a tour is given in; English where it says nothing (TOU-33, C32). */
export function languagesOf(description: string): TourLanguage[] {
  const about = description
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => ABOUT_LANGUAGE.test(sentence))
    .join(' ');
  const found = (Object.keys(LANGUAGE_WORDS) as TourLanguage[]).filter((language) =>
    LANGUAGE_WORDS[language].test(about),
  );
  return found.length > 0 ? found : ['EN'];
}

import type { Danger } from '../../help/danger-words';
import { emergencyNumbersOf } from '../../../shared/countries/emergency';
import { say, type AnswerContext } from '../answer-context';

/** Whom to call, for the country that is talked of: no cards, and nothing that a model says (MAR-62). */
export function answerDanger(context: AnswerContext, danger: Danger): void {
  const { understood, texts } = context;
  const [place] = understood.places;
  const country = place?.countryCode;
  const numbers = emergencyNumbersOf(country);
  if (danger === 'selfHarm') say(context, texts.notAlone, 'notice');
  say(context, country && numbers ? texts.emergencyIn(country, numbers) : texts.emergencyAnywhere, 'notice');
  if (danger === 'emergency') say(context, texts.embassy, 'notice');
}

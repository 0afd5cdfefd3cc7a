import { list, type LanguageWords } from './language-words';

/** French. */
export const FRENCH: LanguageWords = {
  hotel: {
    words: list('logement, loger, dormir, chambre, chambres, auberge, nuitee'),
    beginnings: list('hebergement'),
  },
  activity: {
    words: list(`
      faire, visiter, visite, visites, voir, sorties, musee, musees, randonnee, excursion, activites
    `),
    beginnings: list('excursion, degustation'),
  },
  plan: {
    words: list('jour par jour, planifier, planifie'),
  },
  vaguePlan: {
    words: list(
      'jours a, jours en, semaine a, semaine en, semaine au, weekend a, week end a, programme, organise, organiser, circuit',
    ),
    counts: list('jour, jours, semaine, semaines'),
  },
  web: {
    words: list(
      'meteo, quel temps, horaires, heures douverture, il pleut, pleuvoir, greve, greves, taux de change, formalites, actualites',
    ),
  },
  vagueWeb: {
    words: list(`
      aujourdhui, actuellement, actuel, actuelle, actuelles, ce weekend, ce week end, cette semaine,
      en ce moment
    `),
  },
  quote: { words: list('devis') },
  smallTalk: { words: list('comment ca va, ca va, comment vas tu, comment allez vous') },
};

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
    words: list('jours a, jours en, programme, organise, organiser, circuit'),
  },
  web: {
    words: list('meteo, greve, greves, taux de change, formalites, actualites'),
  },
  vagueWeb: {
    words: list(`
      aujourdhui, actuellement, actuel, actuelle, actuelles, ce weekend, ce week end, cette semaine,
      en ce moment
    `),
  },
  quote: { words: list('devis') },
};

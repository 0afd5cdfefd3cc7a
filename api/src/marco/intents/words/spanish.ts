import { list, type LanguageWords } from './language-words';

/** Spanish. */
export const SPANISH: LanguageWords = {
  hotel: {
    words: list('habitacion, habitaciones, alojarme, alojarnos, quedarme, posada'),
    beginnings: list('alojamiento, hospedaje, hospedar'),
  },
  activity: {
    words: list('hacer, ver, visitar, excursiones, museo, museos, visitas, visita, bucear'),
    beginnings: list('actividad, atraccion'),
  },
  plan: {
    words: list('dia a dia, dia por dia, planificar, planifica, planea, planear, organiza'),
  },
  vaguePlan: {
    words: list('dias en, ruta'),
  },
  web: {
    words: list(`
      clima, pronostico, visado, huelga, huelgas, tipo de cambio, noticias, requisitos
    `),
  },
  vagueWeb: {
    words: list(`
      hoy, ahora, actualmente, actual, actuales, tiempo hace, esta semana, este fin de semana
    `),
  },
  quote: { words: list('presupuesto') },
};

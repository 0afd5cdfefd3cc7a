import { list, type LanguageWords } from './language-words';

/** Spanish. */
export const SPANISH: LanguageWords = {
  hotel: {
    words: list(
      'habitacion, habitaciones, alojarme, alojarnos, quedarme, quedarse, quedarnos, donde quedar, posada',
    ),
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
    words: list('dias en, semana en, semanas en, fin de semana en, ruta'),
    counts: list('dia, dias, semana, semanas'),
  },
  web: {
    words: list(`
      clima, llover, llueve, horario, horarios, a que hora, pronostico, visado, huelga, huelgas, tipo de cambio, noticias, requisitos
    `),
  },
  vagueWeb: {
    words: list(`
      hoy, ahora, actualmente, actual, actuales, tiempo hace, esta semana, este fin de semana
    `),
  },
  quote: { words: list('presupuesto') },
  smallTalk: { words: list('como estas, como esta usted, que tal, como te llamas') },
};

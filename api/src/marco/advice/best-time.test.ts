import { asksBestTime } from './best-time';

it.each([
  ['en', 'best time to visit Rome'],
  ['en', 'When should we go to Cairo?'],
  ['de', 'Beste Reisezeit für Rom?'],
  ['fr', 'Quelle est la meilleure saison pour Paris ?'],
  ['es', '¿Cuándo viajar a Lisboa?'],
  ['ja', '京都のベストシーズンは'],
] as const)('MAR-25: in %s, %s asks when to go', (language, text) => {
  expect(asksBestTime(text, language)).toBe(true);
});

it.each(['best hotels in Rome', 'what time is it in Cairo', 'the best time for dinner'])(
  'MAR-25: %s does not ask when to go',
  (text) => {
    expect(asksBestTime(text, 'en')).toBe(false);
  },
);

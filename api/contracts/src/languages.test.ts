import { AGENT_LANGUAGES } from './agent';
import { agentLanguageName } from './agent-languages';
import { HOTEL_LANGUAGES } from './hotel';
import { languageName } from './languages';
import { TOUR_LANGUAGES } from './tour';

it('HSE-47, TOU-26: every language that a page offers has the name that `Intl` gives it', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  for (const code of [...HOTEL_LANGUAGES, ...TOUR_LANGUAGES])
    expect(languageName(code)).toBe(names.of(code.toLowerCase()));
  for (const code of AGENT_LANGUAGES) expect(agentLanguageName(code)).toBe(names.of(code));
});

it('a code without a name stays as it is', () => {
  expect(languageName('xx')).toBe('xx');
});

import { languageName } from './languages';

it.each([
  ['EN', 'English'],
  ['zh', 'Chinese'],
  ['AR', 'Arabic'],
])('HSE-47: the language %s is %s', (code, name) => {
  expect(languageName(code)).toBe(name);
});

import { initialsOf } from './avatar';

it.each([
  ['Inês Marques', 'IM'],
  ['Ana Maria de Sousa', 'AS'],
  ['Cher', 'C'],
  ['  élodie  ', 'É'],
  ['', ''],
])('makes initials of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

import { hotelOf } from '../testing/fixtures';
import { hotelTheme } from './hotel-theme';

const plain = { description: { text: 'Quiet rooms.' }, amenities: ['WIFI'] };

it.each([
  ['Copacabana Beach Hotel', 'beach'],
  ['Coral Island Villas', 'beach'],
  ['The Ritz-Carlton', 'luxury'],
  ['Palazzo Vecchio', 'luxury'],
  ['Castle of Amboise', 'historic'],
  ['Heritage House', 'historic'],
  ['Novotel City Centre', 'urban'],
  ['Central Station Inn', 'urban'],
  ['Forest Lodge', 'nature'],
  ['Alpine Retreat', 'nature'],
  ['Hotel Müller', 'default'],
])('HSE-56: %s is %s by its name', (name, theme) => {
  expect(hotelTheme(hotelOf({ name, ...plain })).name).toBe(theme);
});

it('HSE-56: without a word in the name the description decides, then the amenities', () => {
  const name = 'Casa Müller';
  expect(hotelTheme(hotelOf({ name, description: { text: 'A house beside the lake.' } })).name).toBe(
    'nature',
  );
  expect(hotelTheme(hotelOf({ name, description: undefined, amenities: ['WIFI', 'BEACH'] })).name).toBe(
    'beach',
  );
  expect(hotelTheme(hotelOf({ name, description: undefined, amenities: undefined })).name).toBe('default');
});

it('HSE-56: a keyword counts only as a whole word', () => {
  expect(hotelTheme(hotelOf({ name: 'Seattle Sparks', ...plain })).name).toBe('default');
});

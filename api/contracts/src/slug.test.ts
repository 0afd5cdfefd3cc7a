import { AGENT_SLUG_MAX_LENGTH, SLUG_MAX_LENGTH } from './constants';
import { agentSlug, slugify } from './slug';

it('CON-11: slugs are ASCII, hyphenated, and no longer than 50 characters, 20 for agents', () => {
  expect(slugify('São Tomé & Príncipe')).toBe('sao-tome-principe');
  expect(slugify('x'.repeat(80))).toHaveLength(SLUG_MAX_LENGTH);
  expect(agentSlug('Anna Maria de la Cruz Hernández').length).toBeLessThanOrEqual(AGENT_SLUG_MAX_LENGTH);
  expect(slugify('  --Hôtel  d’Été--  ')).toBe('hotel-d-ete');
  expect([SLUG_MAX_LENGTH, AGENT_SLUG_MAX_LENGTH]).toEqual([50, 20]);
});

it('CON-11: a cut slug never ends in a hyphen', () => {
  expect(slugify('abcd efgh', 5)).toBe('abcd');
});

it('DIR-17: Latin letters that are no others with a mark become the ones that people type for them', () => {
  expect(slugify('Łódź')).toBe('lodz');
  expect(slugify('Đà Nẵng')).toBe('da-nang');
  expect(slugify('Tromsø')).toBe('tromso');
  expect(agentSlug('Işıl Şahin-Groß')).toBe('isil-sahin-gross');
});

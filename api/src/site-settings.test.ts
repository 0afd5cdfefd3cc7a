import { testConfig } from '../test/config';
import { siteSettings } from './site-settings';

const settings = (env: Readonly<Record<string, string>> = {}) => siteSettings(testConfig(env));

it('HOM-19: names the hosts of those who are switched on, and says of our own machine no name', () => {
  const { vendors } = settings({
    OPENAI_BASE_URL: 'https://api.model.example/v1',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    STORAGE_S3_BUCKET: 'pictures',
    MAPBOX_TOKEN: 'pk.1',
  });
  expect(vendors).toMatchObject({
    travel: null,
    'language-model': 'api.model.example',
    mail: 'mail.example',
    pictures: 's3.amazonaws.com',
    'map-search': 'api.mapbox.com',
  });
});

it('HOM-19: who is switched off is not named', () => {
  const { vendors } = settings({ MARCO: 'off', TRAVEL_PROVIDER: 'none' });
  for (const use of ['travel', 'language-model', 'web-search', 'mail', 'pictures', 'basemap'])
    expect(vendors).not.toHaveProperty(use);
});

it('HOM-18: social pages are those of the configuration; a demonstration has samples, and others none', () => {
  expect(settings({ SOCIAL_LINKS: 'instagram=https://www.instagram.com/atoll' }).social).toEqual([
    { network: 'instagram', href: 'https://www.instagram.com/atoll' },
  ]);
  expect(settings().social).toEqual([]);
  const sample = settings({ DEMO: '1', DEMO_PASSWORD: 'a long demo password' }).social ?? [];
  expect(sample.map(({ href }) => new URL(href).hostname)).toEqual([
    'instagram.example',
    'youtube.example',
    'linkedin.example',
  ]);
});

it('HOM-18: a social page of another network, or without https, is refused by name', () => {
  for (const SOCIAL_LINKS of ['elsewhere=https://a.example', 'instagram=http://a.example'])
    expect(() => settings({ SOCIAL_LINKS })).toThrow('SOCIAL_LINKS must be a comma-separated list');
});

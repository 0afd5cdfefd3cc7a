import { SCENES } from '../../src/shared/artwork/scenes';
import { demoCities } from '../cities';
import { demoCountryImages } from '../countries';
import { isLandlocked } from './lands';
import { townPictures } from './pictures';
import { scenesOf } from './town-scenes';
import type { Town } from './town';
import { readDemoWorld } from './world';

const OF_THE_SEA = ['harbour', 'beach-bay', 'lagoon', 'lagoon-night', 'fjord'];
const TIMES = ['dawn', 'noon', 'golden', 'dusk'];
const POPULAR = 12;
const NOW = new Date(2020, 10, 25);

describe('the pictures of the demo', () => {
  const world = readDemoWorld();
  const towns = [...world.towns, ...world.guidedOnly];
  const pictures = townPictures(towns);
  const shown = towns.map((town) => {
    const picture = pictures.get(town);
    return {
      town,
      scene: picture?.scene ?? '',
      key: `${picture?.scene}.${picture?.time}`,
      reason: picture?.reason,
    };
  });
  const picture = (slug: string) => shown.find(({ town }) => town.slug === slug);
  const slugsOf = (list: typeof shown) => list.map(({ town, scene }) => `${town.slug} ${scene}`);

  it('DES-08: every scene is drawn, and has its reason', () => {
    expect(shown.filter(({ scene, reason }) => !SCENES.has(scene) || !reason)).toEqual([]);
    expect(demoCities(world, 100, NOW).filter((city) => !city.picture_reason)).toEqual([]);
  });

  it('DES-08: no sea where the place is not on one, and none in a landlocked country', () => {
    const atSea = towns.flatMap((town) =>
      scenesOf(town)
        .filter(({ scene }) => OF_THE_SEA.includes(scene))
        .map(() => town),
    );
    expect(atSea.filter(({ isOnSea, countryCode }) => !isOnSea || isLandlocked(countryCode))).toEqual([]);
    expect(atSea.length).toBeGreaterThan(500);
  });

  it('DES-08: no snowy mountains below 400 m, and no desert outside of hot and dry lands', () => {
    expect(
      slugsOf(shown.filter(({ scene, town }) => scene === 'alps' && (town.elevation ?? 0) < 400)),
    ).toEqual([]);
    expect(
      slugsOf(
        shown.filter(({ scene, town }) => scene === 'dunes' && ['US', 'AU', 'MX'].includes(town.countryCode)),
      ),
    ).toEqual([]);
  });

  it('DES-08: places have what they are known for, and Mexico City is not Lisbon', () => {
    expect(picture('paris')?.scene).toBe('paris');
    expect(picture('london-ontario-canada')?.scene).not.toBe('london');
    expect(picture('lisbon')).toMatchObject({
      scene: 'old-town',
      reason: 'guide: castles, churches and squares',
    });
    expect(picture('mexico-city')?.scene).toBe('skyline');
    expect(picture('kyoto')?.scene).toBe('temple');
    expect(picture('zermatt')?.scene).toBe('alps');
    expect(picture('male')?.scene).toBe('lagoon');
    const mongolian = shown.filter(({ town }) => town.countryCode === 'MN');
    expect(mongolian.filter(({ scene }) => OF_THE_SEA.includes(scene))).toEqual([]);
  });

  it('HOM-07: the towns that most travelers ask for have pictures of their own', () => {
    const asked = shown
      .filter(({ town }) => town.popularity !== null && town.popularity < POPULAR)
      .map(({ key }) => key);
    expect(asked).toHaveLength(POPULAR);
    expect(new Set(asked).size).toBe(POPULAR);
  });

  it('DES-08: the large towns of a country differ while another picture fits', () => {
    const alike = [...world.byCountry.values()].flatMap((ofCountry) => {
      const used = new Set(ofCountry.map(({ slug }) => picture(slug)?.key));
      const first = ofCountry.slice(0, 4);
      const isFree = (town: Town) =>
        scenesOf(town).some(({ scene }) => TIMES.some((time) => !used.has(`${scene}.${time}`)));
      const keys = first.map(({ slug }) => picture(slug)?.key);
      return first.filter((town, index) => keys.indexOf(keys[index]) < index && isFree(town));
    });
    expect(alike.map(({ slug }) => slug)).toEqual([]);
  });

  it('HOM-08: the countries that most travelers ask for have pictures of their own', () => {
    const images = new Map(
      demoCountryImages(world, NOW).map((image) => [image._id, image.listing_image_url]),
    );
    const asked = world.favorites.slice(0, POPULAR).map((slug) => images.get(slug));
    // Those that have most agents, as home counts them.
    const large =
      'china united-states india brazil japan italy united-kingdom russia france indonesia mexico spain';
    expect(new Set(large.split(' ').map((slug) => images.get(slug))).size).toBe(POPULAR);
    expect(new Set(asked).size).toBe(POPULAR);
    expect(images.get('mongolia')).not.toMatch(/harbour|beach|lagoon|fjord/);
  });
});

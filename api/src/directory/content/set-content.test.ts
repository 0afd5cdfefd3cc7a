import { testDatabase } from '../../../test/database';
import {
  sampleAgent,
  sampleCity,
  sampleCountry,
  sampleCountryImage,
  writeDirectory,
} from '../../../test/sample-directory';
import { changeModel } from '../../shared/changes/change.model';
import { agentModel } from '../models/agent.model';
import { cityModel } from '../models/city.model';
import { countryImageModel, countrySettingsModel } from '../models/country.model';
import { setContent } from './set-content';

const agent = sampleAgent({ name: 'Hanna Berg' });
const id = String(agent._id);

describe('content set', () => {
  const database = testDatabase();
  const set = (...words: string[]) => setContent(database().connection, ['set', ...words]);
  beforeAll(() =>
    writeDirectory(database().connection, {
      agents: [agent],
      countries: [sampleCountry('Portugal')],
      images: [sampleCountryImage('Portugal')],
      cities: [sampleCity('Lisbon', 'Portugal')],
    }),
  );

  it('changes an agent, and announces the places before and after', async () => {
    await set(
      'agent',
      id,
      'name=Hanna Holm',
      'rating=4.9',
      'is_featured=true',
      'specialities=ski;rail',
      'clean_city=porto',
      'city=Porto',
    );
    expect(await agentModel(database().connection).findById(id).lean()).toMatchObject({
      name: 'Hanna Holm',
      name_slug: 'hanna-holm',
      rating: 4.9,
      is_featured: true,
      specialities: ['ski', 'rail'],
    });
    const announced = await changeModel(database().connection).find({ key: id }).lean();
    expect(announced).toHaveLength(2);
    expect([...(announced[0]?.subjects ?? [])].sort()).toEqual(
      [`agent:${id}`, 'agents', 'city:lisbon', 'city:porto', 'country:portugal'].sort(),
    );
  });

  it('takes null for nothing where a field may be empty, and as a word where it may not', async () => {
    await set('agent', id, 'rating=null', 'region=null', 'user_id=null', 'agency=null');
    expect(await agentModel(database().connection).findById(id).lean()).toMatchObject({
      rating: null,
      region: null,
      user_id: null,
      agency: 'null',
    });
  });

  it('changes a country and its picture, and a city', async () => {
    const { connection } = database();
    await set('country', 'portugal', 'is_visible=false', 'listing_image_credit=Somebody');
    expect((await countrySettingsModel(connection).findById('portugal').lean())?.is_visible).toBe(false);
    expect((await countryImageModel(connection).findById('portugal').lean())?.listing_image_credit).toBe(
      'Somebody',
    );
    await set('city', 'lisbon', 'description=1755 changed it.', 'highlights=The river;The light, at six');
    expect(await cityModel(connection).findById('lisbon').lean()).toMatchObject({
      description: '1755 changed it.',
      highlights: ['The river', 'The light, at six'],
    });
  });

  it.each([
    [['agent', id, 'ratin=4'], 'there is no field ratin'],
    [['agent', id, 'rating=6'], '"6" does not fit rating'],
    [['agent', id, 'specialities=flying'], '"flying" does not fit specialities'],
    [['agent', id, '__proto__=1'], 'there is no field __proto__'],
    [['agent', id], 'nothing is to be set'],
    [['country', 'atlantis', 'is_visible=true'], 'There is no country atlantis'],
    [['constructor', 'x', 'y=1'], 'Usage: '],
  ])('refuses %j', async (words, message) => {
    await expect(set(...words)).rejects.toThrow(message);
  });
});

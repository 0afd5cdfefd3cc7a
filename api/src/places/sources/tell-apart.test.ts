import { tellApart } from './tell-apart';

const place = (name: string, country: string, region: string) => ({
  name,
  country,
  region,
  latitude: 1,
  longitude: 2,
});

it('PLC-04: a place keeps its region only beside another one of the same name and country', () => {
  const found = [
    place('Springfield', 'United States', 'Illinois'),
    place('Springfield', 'United States', 'Ohio'),
    place('Springfield', 'New Zealand', 'Canterbury'),
  ];
  expect(tellApart(found).map(({ region }) => region)).toEqual(['Illinois', 'Ohio', undefined]);
});

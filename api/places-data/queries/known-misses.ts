/** Queries of the table that find another place first, and why. */
const MISSES = {
  นิวยอร์ก: 'GeoNames spells New York another way in Thai',
  'नई दिल्ली': 'GeoNames lists it as a name of Delhi too, which is larger',
  河内: 'Hanoi in simplified Chinese is a town of Japan, and GeoNames has Hanoi as 河內',
  barc: 'a hamlet of France is called exactly so',
  francisco: 'a town of Cuba is called exactly so',
  hallst: 'three larger towns begin so',
  Johannesberg: 'a village of Germany is called exactly so',
  Vienan: 'the Finnish name of Kem begins so',
  Chigaco: 'two mistakes in seven letters',
  Edinborough: 'Finborough is one mistake away, Edinburgh two',
  Halstatt: 'Hallstadt is as near and larger',
  'Ezeiza airport': 'the airport data has no name of that town',
};

export const KNOWN_MISSES: readonly string[] = Object.keys(MISSES);

/** One brand as it is sold: several brands may share a chain code. */
export interface HotelBrand {
  chainCode: string;
  name: string;
  stars: number;
  /** How common it is among its like. */
  weight: number;
  /** Smallest place it goes to. */
  minPopulation: number;
  /** Continents it is found on; absent means everywhere. */
  continents?: string;
}

type BrandRow = [
  chainCode: string,
  name: string,
  stars: number,
  weight: number,
  minPopulation: number,
  continents?: string,
];

// Chain codes: the provider's list in notes/providers.md; the brands under them are their best-known ones.
const rows: BrandRow[] = [
  ['HL', 'Hilton', 4, 6, 250_000],
  ['GI', 'Hilton Garden Inn', 3, 5, 80_000],
  ['DT', 'DoubleTree by Hilton', 4, 5, 200_000],
  ['CN', 'Conrad', 5, 1, 1_500_000],
  ['WA', 'Waldorf Astoria', 5, 1, 1_500_000],
  ['MC', 'Marriott', 4, 6, 300_000],
  ['CY', 'Courtyard by Marriott', 3, 6, 60_000],
  ['SI', 'Sheraton', 4, 5, 300_000],
  ['WI', 'The Westin', 5, 3, 500_000],
  ['RZ', 'The Ritz-Carlton', 5, 1, 1_000_000],
  ['WH', 'W', 5, 1, 1_000_000],
  ['XR', 'The St. Regis', 5, 1, 1_200_000],
  ['IC', 'InterContinental', 5, 3, 600_000],
  ['HI', 'Holiday Inn', 3, 7, 40_000],
  ['HI', 'Holiday Inn Express', 3, 7, 25_000],
  ['CP', 'Crowne Plaza', 4, 4, 250_000],
  ['HY', 'Hyatt Regency', 4, 4, 400_000],
  ['HY', 'Park Hyatt', 5, 1, 1_200_000],
  ['RT', 'Novotel', 4, 6, 90_000],
  ['RT', 'Mercure', 3, 7, 35_000],
  ['RT', 'ibis', 2, 9, 25_000],
  ['RT', 'ibis budget', 1, 5, 30_000],
  ['RT', 'Pullman', 5, 2, 500_000],
  ['SB', 'Sofitel', 5, 2, 600_000],
  ['FA', 'Fairmont', 5, 2, 600_000],
  ['BW', 'Best Western', 3, 8, 15_000],
  ['BW', 'Best Western Plus', 4, 4, 40_000],
  ['FS', 'Four Seasons Hotel', 5, 1, 900_000],
  ['MO', 'Mandarin Oriental', 5, 1, 1_200_000],
  ['SG', 'Shangri-La', 5, 3, 600_000, 'AS OC'],
  ['JT', 'Jumeirah', 5, 2, 500_000, 'AS EU'],
  ['SM', 'Meliá', 4, 5, 150_000, 'EU NA SA AS'],
  ['BD', 'B&B Hotel', 2, 8, 25_000, 'EU SA'],
];

const brands: readonly HotelBrand[] = rows.map(
  ([chainCode, name, stars, weight, minPopulation, continents]) => ({
    chainCode,
    name,
    stars,
    weight,
    minPopulation,
    continents,
  }),
);

/** The brands a place is big enough for; a place travelers love counts as five times its size. */
export function brandsFor(population: number, isFamous: boolean, continent: string): HotelBrand[] {
  const pull = isFamous ? Math.max(population * 5, 400_000) : population;
  return brands.filter(
    (brand) =>
      brand.minPopulation <= pull &&
      (brand.continents === undefined || brand.continents.split(' ').includes(continent)),
  );
}

/** Codes that houses without a brand are sold under. */
export const independentCodes = {
  hotel: 'ON',
  guesthouse: 'UI',
  apartments: 'VJ',
  hostel: 'YX',
  resort: 'AC',
} as const;

export type HouseKind = keyof typeof independentCodes;

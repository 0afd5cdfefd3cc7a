/** One brand as it is sold: several brands may share a chain code. */
export interface HotelBrand {
  chainCode: string;
  name: string;
  /** How common it is among its like. */
  weight: number;
  /** Smallest place it goes to. */
  minPopulation: number;
  /** Continents it is found on; absent means everywhere. */
  continents?: string;
}

type BrandRow = [chainCode: string, name: string, weight: number, minPopulation: number, continents?: string];

// Chain codes: as Amadeus gives them; the brands under them are their best-known ones.
const rows: BrandRow[] = [
  ['HL', 'Hilton', 6, 250_000],
  ['GI', 'Hilton Garden Inn', 5, 80_000],
  ['DT', 'DoubleTree by Hilton', 5, 200_000],
  ['CN', 'Conrad', 1, 1_500_000],
  ['WA', 'Waldorf Astoria', 1, 1_500_000],
  ['MC', 'Marriott', 6, 300_000],
  ['CY', 'Courtyard by Marriott', 6, 60_000],
  ['SI', 'Sheraton', 5, 300_000],
  ['WI', 'The Westin', 3, 500_000],
  ['RZ', 'The Ritz-Carlton', 1, 1_000_000],
  ['WH', 'W', 1, 1_000_000],
  ['XR', 'The St. Regis', 1, 1_200_000],
  ['IC', 'InterContinental', 3, 600_000],
  ['HI', 'Holiday Inn', 7, 40_000],
  ['HI', 'Holiday Inn Express', 7, 25_000],
  ['CP', 'Crowne Plaza', 4, 250_000],
  ['HY', 'Hyatt Regency', 4, 400_000],
  ['HY', 'Park Hyatt', 1, 1_200_000],
  ['RT', 'Novotel', 6, 90_000],
  ['RT', 'Mercure', 7, 35_000],
  ['RT', 'ibis', 9, 25_000],
  ['RT', 'ibis budget', 5, 30_000],
  ['RT', 'Pullman', 2, 500_000],
  ['SB', 'Sofitel', 2, 600_000],
  ['FA', 'Fairmont', 2, 600_000],
  ['BW', 'Best Western', 8, 15_000],
  ['BW', 'Best Western Plus', 4, 40_000],
  ['FS', 'Four Seasons Hotel', 1, 900_000],
  ['MO', 'Mandarin Oriental', 1, 1_200_000],
  ['SG', 'Shangri-La', 3, 600_000, 'AS OC'],
  ['JT', 'Jumeirah', 2, 500_000, 'AS EU'],
  ['SM', 'Meliá', 5, 150_000, 'EU NA SA AS'],
  ['BD', 'B&B Hotel', 8, 25_000, 'EU SA'],
];

const brands: readonly HotelBrand[] = rows.map(([chainCode, name, weight, minPopulation, continents]) => ({
  chainCode,
  name,
  weight,
  minPopulation,
  continents,
}));

/** The brands a place is big enough for; a place travelers love counts as five times its size. */
export function brandsFor(population: number, isFamous: boolean, continent: string): HotelBrand[] {
  const pull = isFamous ? Math.max(population * 5, 400_000) : population;
  return brands.filter(
    (brand) =>
      brand.minPopulation <= pull &&
      (brand.continents === undefined || brand.continents.split(' ').includes(continent)),
  );
}

/** What may be asked first, with and without a city that the page is about (MAR-04, MAR-05). */
export function promptsFor(city: string | null): readonly string[] {
  if (city === null)
    return ['Get a quote for my vacation', 'Best time to visit Bali', 'Luxury getaway ideas'];
  return [`Top activities in ${city}`, `Food tours in ${city}`, `Cultural experiences in ${city}`];
}

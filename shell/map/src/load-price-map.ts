/**
 * Fetches the price map's code. The shell shares this function with every remote, so that the map itself is built once
 * and fetched on demand; a fetch that fails is made again by the next call. Rejects when the code does not arrive.
 */
export async function loadPriceMap() {
  const { PriceMap } = await import('@atoll/map/price-map');
  return PriceMap;
}

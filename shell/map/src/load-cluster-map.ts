/** Fetches the cluster map's code, as `loadPriceMap` does that of the price map. */
export async function loadClusterMap() {
  const { ClusterMap } = await import('@atoll/map/cluster-map');
  return ClusterMap;
}

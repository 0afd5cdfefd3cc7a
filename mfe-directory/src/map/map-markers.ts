import type { AgentCluster } from '@atoll/contracts/agent';
import type { DestinationOnMap } from '@atoll/contracts/destination';
import type { MapMarker } from '@atoll/map/map-model';
import { initialsOf } from '@atoll/ui/avatar';
import { countText } from '../shared/agents/agent-text';

/** More labels than these would cover each other and the map. */
const COUNTRIES_MAX = 60;

/** '475', '1.2K', '41.8K': a count in a ring. */
function shortCount(count: number): string {
  return count < 1_000 ? String(count) : `${Number((count / 1_000).toFixed(1))}K`;
}

/** 'Lisbon, Portugal', or 'Around Lisbon, Portugal' for what reaches farther. */
function placeOf({ city, around }: AgentCluster): string {
  const place = city ?? around;
  if (!place) return 'This part of the map';
  return `${city ? '' : 'Around '}${place.name}, ${place.country}`;
}

const SIDES = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** On which side of the middle of several a cluster lies. */
function sideOf({ lat, lng }: AgentCluster, several: readonly AgentCluster[]): string {
  const north = several.reduce((sum, other) => sum + lat - other.lat, 0);
  const east = several.reduce((sum, other) => sum + lng - other.lng, 0) * Math.cos((lat * Math.PI) / 180);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return SIDES.at(eighths) ?? '';
}

/** What each cluster is called, by its id: clusters of one city by their sides of it, 'Paris, France (north)'. */
export function placesOf(clusters: readonly AgentCluster[]): ReadonlyMap<string, string> {
  const byPlace = new Map<string, AgentCluster[]>();
  for (const cluster of clusters) {
    if (cluster.agent) continue;
    byPlace.set(placeOf(cluster), [...(byPlace.get(placeOf(cluster)) ?? []), cluster]);
  }
  const named = [...byPlace].flatMap(([place, several]) =>
    several.map((one): [string, string] => [
      one.id,
      several.length > 1 ? `${place} (${sideOf(one, several)})` : place,
    ]),
  );
  return new Map(named);
}

/** The largest clusters first, and single agents last: featured ones, then by rating. */
export function inOrder(clusters: readonly AgentCluster[]): AgentCluster[] {
  const rank = ({ agent }: AgentCluster) => Number(agent?.is_featured ?? false) * 10 + (agent?.rating ?? 0);
  return [...clusters].sort((one, other) => other.count - one.count || rank(other) - rank(one));
}

function ringOf(count: number, largest: number): NonNullable<MapMarker['ring']> {
  const share = Math.log(count) / Math.log(Math.max(2, largest));
  if (share > 0.85) return 'large';
  return share > 0.6 ? 'medium' : 'small';
}

/** Clusters as rings with their number, larger for more agents; single agents with the initials of their cards. */
export function clusterMarkers(clusters: readonly AgentCluster[]): MapMarker[] {
  const largest = clusters[0]?.count ?? 1;
  const places = placesOf(clusters);
  return clusters.map(({ id, count, lat, lng, agent }) => {
    const place = { id, latitude: lat, longitude: lng };
    if (agent) return { ...place, name: agent.name, label: initialsOf(agent.name) };
    return {
      ...place,
      name: `${countText(count, 'agent')}: ${places.get(id) ?? ''}`,
      label: shortCount(count),
      ring: ringOf(count, largest),
    };
  });
}

export function countryMarkers(countries: readonly DestinationOnMap[]): MapMarker[] {
  return countries.slice(0, COUNTRIES_MAX).map(({ clean_country, country, lat, lng }) => ({
    id: clean_country,
    name: country,
    label: country,
    latitude: lat,
    longitude: lng,
  }));
}

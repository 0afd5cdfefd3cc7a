/** The only facts that the concierge knows by itself; everything else it takes from tool results. */
export interface KnownPlace {
  readonly name: string;
  readonly bestTime: string;
  readonly mood: 'luxury' | 'culture' | 'beach';
}

export const KNOWN_PLACES: readonly KnownPlace[] = [
  { name: 'Bali', bestTime: 'April to October, the dry season', mood: 'beach' },
  { name: 'Rome', bestTime: 'April to June or September to October', mood: 'culture' },
  { name: 'Paris', bestTime: 'April to June or September to October', mood: 'culture' },
  { name: 'London', bestTime: 'May to September', mood: 'culture' },
  { name: 'Tokyo', bestTime: 'March to May or October to November', mood: 'culture' },
  { name: 'Maldives', bestTime: 'November to April, the dry season', mood: 'luxury' },
  { name: 'Dubai', bestTime: 'November to March', mood: 'luxury' },
  { name: 'Barcelona', bestTime: 'May to June or September', mood: 'beach' },
  { name: 'New York', bestTime: 'April to June or September to November', mood: 'culture' },
  { name: 'Sydney', bestTime: 'September to November or March to May', mood: 'beach' },
  { name: 'Singapore', bestTime: 'February to April', mood: 'luxury' },
  { name: 'Bangkok', bestTime: 'November to February', mood: 'culture' },
  { name: 'Istanbul', bestTime: 'April to May or September to November', mood: 'culture' },
  { name: 'Cairo', bestTime: 'October to April', mood: 'culture' },
];

/** The places that a text names, in the order of the table. */
export function knownPlacesIn(text: string): KnownPlace[] {
  const words = text.toLowerCase();
  return KNOWN_PLACES.filter(({ name }) => words.includes(name.toLowerCase()));
}

import type { CityGuide, DayTrip, Quarter, Sight } from '@atoll/contracts/city-guide';
import type { GuideBody } from '@atoll/contracts/edited-guide';
import { slugify } from '@atoll/contracts/slug';

type TypedSight = GuideBody['sights'][number];

/** What a sight is called by whose name has no letter that a slug could have. */
const NAMELESS = 'sight';

/** The first of 'old-tower', 'old-tower-2', … that no other sight of the city has. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  const slug = slugify(name) || NAMELESS;
  const isFree = (id: string) => !taken.has(id);
  const numbered = Array.from({ length: taken.size + 1 }, (_, at) => `${slug}-${at + 2}`);
  return [slug, ...numbered].find(isFree) ?? slug;
}

/** Sights that are there already keep their ids, because what travelers saved names them; new ones get their own. */
function withIds(sights: readonly TypedSight[], known: ReadonlySet<string>): TypedSight[] {
  const taken = new Set(sights.map(({ id }) => id).filter((id) => known.has(id)));
  return sights.map((sight) => {
    if (known.has(sight.id)) return sight;
    const id = freeId(sight.name, taken);
    taken.add(id);
    return { ...sight, id };
  });
}

const inOrder = (months: readonly number[]) => [...months].sort((a, b) => a - b);

/** The guide to write, of what was typed and found without a problem. */
export function writtenGuide(typed: GuideBody | null, before: GuideBody | null): CityGuide | null {
  if (!typed) return null;
  const told = ({ name, about }: { readonly name: string; readonly about: string }) => ({
    name: name.trim(),
    about: about.trim(),
  });
  const placed = ({ lat, lng }: Pick<Quarter, 'lat' | 'lng'>) => ({ lat, lng });
  const known = new Set(before?.sights.map(({ id }) => id));
  const { is_coastal, sights, quarters, food, best_months, day_trips, good_for } = typed;
  return {
    is_coastal,
    sights: withIds(sights, known).map((sight): Sight => {
      const [{ id, kind, lat, lng }, { name, about }] = [sight, told(sight)];
      return {
        id,
        name,
        local: sight.local?.trim() || null,
        kind,
        lat: Number(lat),
        lng: Number(lng),
        about,
      };
    }),
    quarters: quarters.map((quarter) => ({ ...told(quarter), ...placed(quarter) })),
    food: food.map(told),
    best_months: inOrder(best_months),
    seasons: typed.seasons.trim(),
    getting_there: typed.getting_there.trim(),
    getting_around: typed.getting_around.trim(),
    day_trips: day_trips.map((trip): DayTrip => {
      const { name, about } = told(trip);
      return { name, km: Number(trip.km), about, ...placed(trip) };
    }),
    good_for: good_for.map((word) => word.trim()),
  };
}

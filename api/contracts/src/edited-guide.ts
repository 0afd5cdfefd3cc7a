import { Type, type Static } from 'typebox';
import { orNull } from './or-null';
import { line, lines } from './account';
import {
  GOOD_FOR_MAX,
  GUIDE_ABOUT_MAX,
  GUIDE_NAME_MAX,
  GUIDE_PARTS_MAX,
  GUIDE_TEXT_MAX,
  SIGHT_KINDS,
} from './city-guide';

const listOf = <T extends Parameters<typeof Type.Array>[0]>(type: T) =>
  Type.Array(type, { maxItems: GUIDE_PARTS_MAX });
const closed = { additionalProperties: false };

const told = { name: line(GUIDE_NAME_MAX), about: line(GUIDE_ABOUT_MAX) };
/** In degrees; the API says at its field what is wrong with one, also where there has to be one. */
const position = { lat: orNull(Type.Number()), lng: orNull(Type.Number()) };

/**
 * A city's guide as it is written. What people get wrong is let through here, because the API has a better sentence for
 * it than the schema: see `CityGuide` for what a guide is.
 */
export const GuideBody = Type.Object(
  {
    is_coastal: Type.Boolean(),
    sights: listOf(
      Type.Object(
        {
          /** Empty for a new one: the API makes it of the name, and keeps it when the name changes. */
          id: Type.String({ pattern: '^[a-z0-9-]{0,120}$' }),
          name: told.name,
          /** Null, or empty, where it does not differ. */
          local: orNull(line(GUIDE_NAME_MAX)),
          kind: Type.Enum([...SIGHT_KINDS]),
          ...position,
          about: told.about,
        },
        closed,
      ),
    ),
    quarters: listOf(Type.Object({ ...told, ...position }, closed)),
    food: listOf(Type.Object(told, closed)),
    best_months: Type.Array(Type.Number(), { maxItems: 12 }),
    seasons: lines(GUIDE_TEXT_MAX),
    getting_there: lines(GUIDE_TEXT_MAX),
    getting_around: lines(GUIDE_TEXT_MAX),
    day_trips: listOf(
      Type.Object({ name: told.name, km: orNull(Type.Number()), about: told.about, ...position }, closed),
    ),
    good_for: listOf(line(GOOD_FOR_MAX)),
  },
  closed,
);
export type GuideBody = Readonly<Static<typeof GuideBody>>;

/** A guide part by part, as it is typed, compared and noted: each part is a field of the city. */
export interface GuideParts extends GuideBody {
  readonly has_guide: boolean;
}

const NOTHING: GuideBody = {
  ...{ is_coastal: false, sights: [], quarters: [], food: [], best_months: [], day_trips: [], good_for: [] },
  ...{ seasons: '', getting_there: '', getting_around: '' },
};

function bodyOf(guide: GuideBody): GuideBody {
  const { is_coastal, sights, quarters, food, best_months, seasons } = guide;
  const { getting_there, getting_around, day_trips, good_for } = guide;
  return {
    ...{ is_coastal, sights, quarters, food, best_months, seasons },
    ...{ getting_there, getting_around, day_trips, good_for },
  };
}

/** The parts of a guide; all of them empty where there is none. */
export function guideParts(guide: GuideBody | null): GuideParts {
  return { has_guide: guide !== null, ...bodyOf(guide ?? NOTHING) };
}

/** The guide of these parts; null where there is none and all of them are empty. */
export function guideOf(parts: GuideParts): GuideBody | null {
  const guide = bodyOf(parts);
  const isEmpty = Object.values(guide).every((part) =>
    typeof part === 'boolean' ? !part : part.length === 0,
  );
  return parts.has_guide || !isEmpty ? guide : null;
}

import { Type, type Static } from 'typebox';
import { Sight } from './city-guide';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

export const SIGHTS_PATH = '/api/sights';

/** Query of `GET /api/sights`: the part of the map as agents are asked for, see `AgentClustersQuery`. */
export const SightsQuery = Type.Object({
  bbox: Type.String({ maxLength: 200 }),
  zoom: Type.String({ maxLength: 10 }),
});

const SightCity = Type.Object({ name: Type.String(), country: Type.String(), slug: Type.String() });

/** Sights that stand together on a map at a zoom; one sight says what it is, several the box that they fill. */
export const SightCluster = Type.Object({
  id: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  count: Type.Integer(),
  /** west, south, east, north. */
  bounds: Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }),
  /** The city whose guide tells of them, where it is one. */
  city: orNull(SightCity),
  /** The city that they stand around, where there are several. */
  around: orNull(SightCity),
  sight: orNull(Sight),
});
export type SightCluster = Static<typeof SightCluster>;

export const SightsAnswer = Type.Object({
  clusters: Type.Array(SightCluster),
  /** How many sights are in the box. */
  count: Type.Integer(),
});
export type SightsAnswer = Static<typeof SightsAnswer>;

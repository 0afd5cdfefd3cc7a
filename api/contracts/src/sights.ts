import { Type, type Static } from 'typebox';
import { MAP_CLUSTER } from './map-cluster';
import { orNull } from './or-null';
import { Sight } from './city-guide';

export const SIGHTS_PATH = '/api/sights';

/** Query of `GET /api/sights`: the part of the map as agents are asked for, see `AgentClustersQuery`. */
export const SightsQuery = Type.Object({
  bbox: Type.String({ maxLength: 200 }),
  zoom: Type.String({ maxLength: 10 }),
});

/** Sights that stand together on a map at a zoom; one sight says what it is, several the box that they fill. */
export const SightCluster = Type.Object({ ...MAP_CLUSTER, sight: orNull(Sight) });
export type SightCluster = Static<typeof SightCluster>;

export const SightsAnswer = Type.Object({
  clusters: Type.Array(SightCluster),
  /** How many sights are in the box. */
  count: Type.Integer(),
});
export type SightsAnswer = Static<typeof SightsAnswer>;

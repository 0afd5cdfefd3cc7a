const OUTAGE_NAMES: readonly string[] = [
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoTopologyClosedError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongooseServerSelectionError',
  'MongooseError',
];

/** True when an error means that the database cannot be reached now, rather than that it refused a command. */
export function isDatabaseOutage(error: unknown): boolean {
  return error instanceof Error && OUTAGE_NAMES.includes(error.name);
}

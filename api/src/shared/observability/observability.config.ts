import { Type, type Static } from 'typebox';
import { defineConfig } from '../config/config-part';

/** How a running site is looked at, and how it stops. */
const schema = Type.Object({
  ADMIN_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 0,
    description:
      'port of `/metrics`, `/healthz` and `/readyz` for operators, which goes on answering while the site drains; 0 is none, and `/metrics` is answered to this machine only',
  }),
  ADMIN_HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description:
      'address that the admin port listens on; in a container `0.0.0.0`, with a network that only probes and Prometheus reach',
  }),
  SHUTDOWN_DELAY_MS: Type.Integer({
    minimum: 0,
    maximum: 300_000,
    default: 0,
    description:
      'how long a site that is told to stop still answers everything while `/readyz` says 503, so that a balancer notices',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.String({
    pattern: '^(https?://[^\\s]+)?$',
    default: '',
    description:
      'a collector that traces are sent to, such as `http://collector:4318`; without one there are none',
  }),
});

export type ObservabilityConfig = Readonly<Static<typeof schema>>;

export const observabilityConfig = defineConfig({
  schema,
  words: { OTEL_EXPORTER_OTLP_ENDPOINT: 'must be an address such as http://collector:4318' },
  problems: ({ ADMIN_PORT, PORT }) =>
    ADMIN_PORT !== 0 && ADMIN_PORT === PORT ? ['ADMIN_PORT must be another port than PORT'] : [],
});

// A type only: it leaves no import behind.
import type * as OpenTelemetry from '@opentelemetry/api';
import { within } from '@atoll/contracts/within';
import type { ObservabilityConfig } from './observability.config';

/** What a span says. Never what somebody sent: no query, no body, no address of a person or a page. */
export interface SpanNotes {
  readonly name: string;
  /** `server` for what is asked of us, `client` for what we ask of others. */
  readonly kind: 'server' | 'client';
  readonly notes: Readonly<Record<string, string | number>>;
}

export interface OpenSpan {
  /** What begins in `work` is part of the span. */
  readonly run: (work: () => void) => void;
  readonly end: (ended: { readonly isFailure: boolean; readonly notes?: SpanNotes['notes'] }) => void;
}

export interface Tracing {
  readonly isOn: boolean;
  readonly begin: (span: SpanNotes) => OpenSpan;
  /** A span that lasts as long as the work, and failed if that did. */
  readonly inSpan: <T>(span: SpanNotes, work: () => Promise<T>) => Promise<T>;
  /** True where what runs now belongs to a span. */
  readonly isInSpan: () => boolean;
  /** Sends what has not been sent. */
  readonly stop: () => Promise<void>;
}

const NO_SPAN: OpenSpan = { run: (work) => work(), end: () => undefined };

export const NO_TRACING: Tracing = {
  isOn: false,
  begin: () => NO_SPAN,
  inSpan: (_span, work) => work(),
  isInSpan: () => false,
  stop: async () => undefined,
};

/** A collector that hangs does not keep the site from ending. */
const FLUSH_MS = 2_000;

type Api = typeof OpenTelemetry;

/** Its names and numbers in the words of OpenTelemetry. */
function tracingBy(api: Api, stop: () => Promise<void>): Tracing {
  const tracer = api.trace.getTracer('atoll');
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT };
  const open = ({ name, kind, notes }: SpanNotes) =>
    tracer.startSpan(name, { kind: kinds[kind], attributes: notes });
  const begin = (asked: SpanNotes): OpenSpan => {
    const span = open(asked);
    const context = api.trace.setSpan(api.context.active(), span);
    return {
      run: (work) => api.context.with(context, work),
      end: ({ isFailure, notes = {} }) => {
        span.setAttributes(notes);
        if (isFailure) span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return {
    isOn: true,
    begin,
    inSpan: async (asked, work) => {
      const span = open(asked);
      try {
        return await api.context.with(api.trace.setSpan(api.context.active(), span), work);
      } catch (error) {
        // The message of an error may repeat what was sent.
        span.setStatus({ code: api.SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    isInSpan: () => api.trace.getActiveSpan() !== undefined,
    stop: () => within(stop(), FLUSH_MS, () => undefined),
  };
}

/**
 * Traces to the collector that is configured. The packages of OpenTelemetry are loaded here, by name, and only then: a
 * module of ours that imports them would be bundled, and load them in every process. The SDK reads where to send and
 * how from its own variables (`OTEL_…`); it looks neither at this machine nor at headers that strangers send.
 */
export async function startTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<ObservabilityConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Tracing> {
  if (endpoint === '') return NO_TRACING;
  const [{ NodeSDK, resources }, api] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/api'),
  ]);
  const sdk = new NodeSDK({
    resource: resources.resourceFromAttributes({ 'service.name': 'atoll' }),
    resourceDetectors: [resources.envDetector],
    textMapPropagator: null,
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
  });
  sdk.start();
  return tracingBy(api, () => sdk.shutdown().catch(() => undefined));
}

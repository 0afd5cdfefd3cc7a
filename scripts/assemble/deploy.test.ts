import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service, ServiceAccount } from 'kubernetes-models/v1';
import { parse } from 'yaml';
import { root } from '../root';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** What the site may take to stop once its delay is over: DRAIN_TIMEOUT_MS of api/src/start.ts. */
const DRAIN_MS = 12_000;

interface Composed {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
        readonly stop_grace_period?: string;
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}
/** The linter of Compose files brings the schema of their specification. */
const COMPOSE_SCHEMA = path.join(root, 'node_modules/dclint/schemas/compose.schema.json');
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Composed;

const MODELS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
};
type Kind = keyof typeof MODELS;
interface Manifest {
  readonly kind: Kind;
  readonly apiVersion: string;
}
interface Kustomization {
  readonly resources: readonly string[];
}
const KUBERNETES = 'deploy/kubernetes';
const kustomization = parse(read(`${KUBERNETES}/kustomization.yaml`)) as Kustomization;
const manifests = kustomization.resources.map((file): [string, Manifest] => [
  file,
  parse(read(`${KUBERNETES}/${file}`)) as Manifest,
]);
/** The same value, which notes each of its fields that nobody has read yet: a schema reads every field that it knows. */
function watched(value: unknown, place: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]): [string, unknown] => {
    unread.add(`${place}.${key}`);
    return [key, watched(field, `${place}.${key}`, unread)];
  });
  const copy = Array.isArray(value) ? fields.map(([, field]) => field) : Object.fromEntries(fields);
  return new Proxy(copy, {
    get: (target, key, self) => {
      unread.delete(`${place}.${String(key)}`);
      return Reflect.get(target, key, self) as unknown;
    },
  });
}

/** What the schema of its kind says against a manifest, and the fields that it does not know. */
function unknownFields(manifest: Manifest): string[] {
  const unread = new Set<string>();
  // A model made of a value copies it, which reads everything: its check is called on the value itself.
  const { validate } = MODELS[manifest.kind].prototype as { readonly validate: () => void };
  validate.call(watched(manifest, manifest.kind, unread));
  return [...unread];
}

it('PLT-18: deploy/compose.yaml is valid by the schema of the Compose specification', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { duration: /^(\d+(us|ms|s|m|h))+$/ } });
  const { $schema: _draft, ...schema } = JSON.parse(readFileSync(COMPOSE_SCHEMA, 'utf8')) as object & {
    readonly $schema: string;
  };
  const isValid = ajv.validate(schema, compose);
  expect(ajv.errors).toBeNull();
  expect(isValid).toBe(true);
});

it('PLT-18: every file and every volume that deploy/compose.yaml names is there', () => {
  const sources = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] as string),
  );
  const missing = sources.filter((source) =>
    source.startsWith('.') ? !existsSync(path.join(root, 'deploy', source)) : !(source in compose.volumes),
  );
  expect(missing).toEqual([]);
});

it('PLT-18: the kustomize base names every manifest of its folder', () => {
  const files = readdirSync(path.join(root, KUBERNETES)).filter((name) => name !== 'kustomization.yaml');
  expect([...kustomization.resources].sort()).toEqual(files.sort());
});

it.each(manifests)(
  'PLT-18: %s is valid by the schema of its kind, which knows all its fields',
  (_file, manifest) => {
    expect(manifest.apiVersion).toBe(MODELS[manifest.kind].apiVersion);
    expect(unknownFields(manifest)).toEqual([]);
  },
);

it('PLT-18: a misspelt field and a wrong value of a manifest are found', () => {
  const wrong = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' } } as const;
  expect(unknownFields({ ...wrong, spec: { selektor: { a: 'b' } } } as Manifest)).toContain(
    'Service.spec.selektor',
  );
  expect(() => unknownFields({ ...wrong, spec: { ports: [{ port: 'http' }] } } as Manifest)).toThrow('port');
});

it('PLT-18: compose and Kubernetes wait for a site that stops as long as it may take', () => {
  const delayMs = Number(compose.services['site-1']?.environment?.SHUTDOWN_DELAY_MS);
  const configMap = parse(read(`${KUBERNETES}/config-map.yaml`)) as { data: { SHUTDOWN_DELAY_MS: string } };
  const deployment = parse(read(`${KUBERNETES}/deployment.yaml`)) as {
    spec: { template: { spec: { terminationGracePeriodSeconds: number } } };
  };
  const graceMs = deployment.spec.template.spec.terminationGracePeriodSeconds * 1_000;
  expect(graceMs).toBeGreaterThan(Number(configMap.data.SHUTDOWN_DELAY_MS) + DRAIN_MS);
  expect(parseInt(compose.services['site-1']?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(
    delayMs + DRAIN_MS,
  );
});

it('PLT-18: what compose, Kubernetes and the image set are variables of the site', () => {
  const known = new Set(
    [...read('docs/variables.md').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name),
  );
  const ofNode = ['NODE_EXTRA_CA_CERTS'];
  const configMap = parse(read(`${KUBERNETES}/config-map.yaml`)) as { data: object };
  const image = [...(/^ENV (NODE_ENV.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)];
  const set = [
    ...Object.keys(compose.services['site-1']?.environment ?? {}),
    ...Object.keys(configMap.data),
    ...image.map(([, name]) => name as string),
  ];
  expect(set).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUST_PROXY', 'HOST']));
  expect(set.filter((name) => !known.has(name) && !ofNode.includes(name))).toEqual([]);
});

it('PLT-18: the image runs the assembled folder as nobody', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/assemble \/site/);
  expect(dockerfile).toMatch(/COPY --from=build \/site \/site/);
  expect(dockerfile).toMatch(/^USER 65532:65532$/m);
});

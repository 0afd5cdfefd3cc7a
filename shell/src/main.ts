import { reportClientError } from '@atoll/platform';
import { bootstrap } from './bootstrap';
import { concernsOverrides } from './overrides/stored-overrides';
import { documentRegistry } from './remotes/document-registry';
import { sharedCatalog } from './shared/shared-catalog';

const registry = documentRegistry();

if (concernsOverrides()) {
  void import('./overrides/override-session')
    .then(({ beginOverrides }) => beginOverrides(registry))
    .catch((error: unknown) => {
      reportClientError(error, { source: 'shell overrides' });
      return registry;
    })
    .then(bootstrap);
} else {
  bootstrap(registry);
}

export { sharedCatalog };

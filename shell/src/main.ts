import { bootstrap } from './bootstrap';
import { sharedCatalog } from './shared/shared-catalog';

bootstrap();

export { sharedCatalog };

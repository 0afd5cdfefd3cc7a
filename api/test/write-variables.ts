import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { variablesPage } from './variables-page';

const page = join(import.meta.dirname, '../../docs/variables.md');
await writeFile(page, await format(variablesPage(), { ...(await resolveConfig(page)), parser: 'markdown' }));

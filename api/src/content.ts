import { ContentError } from './directory/content/content-fields';
import { setContent } from './directory/content/set-content';
import { BootError } from './shared/config/boot-error';
import { connectMongo } from './shared/mongo/connection';

/** The program behind `pnpm content`: changes content of the site whose database MONGODB_URI names. */
async function run(): Promise<void> {
  const { MONGODB_URI } = process.env;
  if (!MONGODB_URI) throw new BootError('MONGODB_URI is missing: it names the database of the site.');
  const database = await connectMongo(MONGODB_URI);
  try {
    await setContent(database, process.argv.slice(2));
    console.log('Done: the site shows it within two seconds.');
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof ContentError || error instanceof BootError ? error.message : error);
  process.exitCode = 1;
}

import { startSandbox } from './index';

function wholeNumber(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number, not "${text}".`);
}

async function main(): Promise<void> {
  const sandbox = await startSandbox({
    delayMs: wholeNumber('SANDBOX_DELAY_MS', 0),
    travelPort: wholeNumber('SANDBOX_TRAVEL_PORT', 4101),
    languageModelPort: wholeNumber('SANDBOX_LANGUAGE_MODEL_PORT', 4102),
    webSearchPort: wholeNumber('SANDBOX_WEB_SEARCH_PORT', 4103),
    geocoderPort: wholeNumber('SANDBOX_GEOCODER_PORT', 4104),
    mapSearchPort: wholeNumber('SANDBOX_MAP_SEARCH_PORT', 4105),
    indexNowPort: wholeNumber('SANDBOX_INDEX_NOW_PORT', 4106),
  });
  const stop = () => void sandbox.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Last: whoever waits for this line may end the process at once.
  const { travel, languageModel, webSearch, geocoder, mapSearch, indexNow } = sandbox;
  const ports = [
    `travel ${travel.port}`,
    `language-model ${languageModel.port}`,
    `web-search ${webSearch.port}`,
    `geocoder ${geocoder.port}`,
    `map-search ${mapSearch.port}`,
    `index-now ${indexNow.port}`,
  ];
  console.log(`listening ${ports.join(', ')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

import { drillRollingRestart, isAnybodyFailed } from './drill/rolling-restart';
import { drillSite, isAnythingLost } from './drill/drill-site';

/** What a bad hour does to a site: a full disk, kill -9 and a flood. */
async function badHour(): Promise<boolean> {
  const figures = await drillSite();
  console.log(JSON.stringify(figures, null, 2));
  return !isAnythingLost(figures);
}

/** Two instances behind a balancer, restarted one after the other under load. */
async function rollingRestart(): Promise<boolean> {
  const figures = await drillRollingRestart();
  console.log(JSON.stringify(figures, null, 2));
  return !isAnybodyFailed(figures);
}

// `drill` is the bad hour, `drill rolling` the restart; figures are one JSON object.
const isGood = process.argv[2] === 'rolling' ? await rollingRestart() : await badHour();
if (!isGood) process.exitCode = 1;

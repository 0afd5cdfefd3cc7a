import { drillBackup, isBackupBad } from './drill/backup-drill';
import { drillSite, isAnythingLost } from './drill/drill-site';

/** What a bad hour does to a site: a full disk, kill -9 and a flood. */
async function badHour(): Promise<boolean> {
  const figures = await drillSite();
  console.log(JSON.stringify(figures, null, 2));
  return isAnythingLost(figures);
}

/** Whether a large site can be backed up while writers write, and restored. */
async function backup(): Promise<boolean> {
  const figures = await drillBackup();
  console.log(JSON.stringify(figures, null, 2));
  return isBackupBad(figures);
}

// `drill` or `drill backup`: figures as one JSON object.
const isBad = process.argv[2] === 'backup' ? await backup() : await badHour();
if (isBad) process.exitCode = 1;

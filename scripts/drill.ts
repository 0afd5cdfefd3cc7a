import { drillBackup, isBackupBad } from './drill/backup-drill';
import { drillSite, isAnythingLost } from './drill/drill-site';
import { drillRollingRestart, isAnybodyFailed } from './drill/rolling-restart';

/** Each answers with its figures, and whether something is wrong with them. */
const DRILLS: Readonly<Record<string, () => Promise<readonly [figures: object, isBad: boolean]>>> = {
  /** What a bad hour does to a site: a full disk, kill -9 and a flood. */
  '': async () => {
    const figures = await drillSite();
    return [figures, isAnythingLost(figures)];
  },
  /** Two instances behind a balancer, restarted one after the other under load. */
  rolling: async () => {
    const figures = await drillRollingRestart();
    return [figures, isAnybodyFailed(figures)];
  },
  /** Whether a large site can be backed up while writers write, and restored. */
  backup: async () => {
    const figures = await drillBackup();
    return [figures, isBackupBad(figures)];
  },
};

const drill = DRILLS[process.argv[2] ?? ''];
if (drill) {
  const [figures, isBad] = await drill();
  console.log(JSON.stringify(figures, null, 2));
  if (isBad) process.exitCode = 1;
} else {
  console.error('There are the drills: pnpm drill, pnpm drill rolling, pnpm drill backup.');
  process.exitCode = 1;
}

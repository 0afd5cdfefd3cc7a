import { drillSite, isAnythingLost } from './drill/drill-site';

// What a bad hour does to a site, with figures as one JSON object: a full disk, kill -9 and a flood.
const figures = await drillSite();
console.log(JSON.stringify(figures, null, 2));
if (isAnythingLost(figures)) process.exitCode = 1;

import { drillSite } from './drill/drill-site';

// What a bad hour does to a site, with figures as one JSON object: a full disk, kill -9 and a flood.
console.log(JSON.stringify(await drillSite(), null, 2));

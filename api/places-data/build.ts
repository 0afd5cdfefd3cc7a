import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GAZETTEER_FILE } from '../src/places/file/gazetteer-file';
import { makeGazetteer } from './gazetteer';

const started = Date.now();
const file = await makeGazetteer();
mkdirSync(path.dirname(GAZETTEER_FILE), { recursive: true });
// Whoever reads it meanwhile has the old one whole.
writeFileSync(`${GAZETTEER_FILE}.${process.pid}`, file);
renameSync(`${GAZETTEER_FILE}.${process.pid}`, GAZETTEER_FILE);
console.log(`${GAZETTEER_FILE}: ${file.length} bytes, ${Date.now() - started} ms`);

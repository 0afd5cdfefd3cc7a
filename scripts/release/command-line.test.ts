import { REMOTES } from '@atoll/contracts/registry';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '../start/start-error';
import { readArguments, remoteNamed, SITE_OPTIONS, siteFor } from './command-line';
import { ensureLocalTokens, hashedTokens } from './deploy-tokens';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'atoll-release-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const site = (values: { to?: string; token?: string }, env: Record<string, string> = {}) =>
  siteFor('mfe-tours', values, { DATA_DIR: dataDir, ...env }, '/');

it('a site on this machine needs no token: its start made one, which only its owner can read', () => {
  const tokens = ensureLocalTokens(dataDir);
  expect(site({})).toEqual({ url: 'http://127.0.0.1:4000', token: tokens['mfe-tours'] });
  expect(site({}, { PORT: '4010' }).url).toBe('http://127.0.0.1:4010');
  expect(ensureLocalTokens(dataDir)).toEqual(tokens);
  expect(statSync(path.join(dataDir, 'deploy-tokens.json')).mode & 0o077).toBe(0);
});

it.each(['', '{"mfe-tours":"abc', '[1]', 'null', '{"mfe-tours":1}'])(
  'tokens that are torn, as %j, are one sentence that names the file',
  (text) => {
    const file = path.join(dataDir, 'deploy-tokens.json');
    writeFileSync(file, text);
    const sentence = `${file} holds no deploy tokens: mend it, or remove it and the next start makes new ones.`;
    expect(() => ensureLocalTokens(dataDir)).toThrow(new StartError(sentence));
    expect(() => site({})).toThrow(sentence);
  },
);

it('a folder in the place of the tokens is one sentence, too', () => {
  mkdirSync(path.join(dataDir, 'deploy-tokens.json'));
  expect(() => ensureLocalTokens(dataDir)).toThrow('holds no deploy tokens');
});

it('the API learns hashes only, one for each remote', () => {
  const tokens = ensureLocalTokens(dataDir);
  const told = hashedTokens(tokens);
  expect(told.split(',')).toHaveLength(REMOTES.length);
  expect(told).toMatch(/^mfe-hotels:[0-9a-f]{64}:developer,/);
  for (const token of Object.values(tokens)) expect(told).not.toContain(token);
});

it('a local token never travels to another host, and no token travels without encryption', () => {
  ensureLocalTokens(dataDir);
  expect(() => site({ to: 'https://atoll.example' })).toThrow('no deploy token for mfe-tours');
  expect(() => site({ to: 'http://atoll.example', token: 't' })).toThrow('only travels over https');
  expect(() => site({ to: 'http://localhost.evil.example', token: 't' })).toThrow('only travels over https');
  expect(site({ to: 'https://atoll.example' }, { ATOLL_DEPLOY_TOKEN: 't' })).toEqual({
    url: 'https://atoll.example',
    token: 't',
  });
});

it('takes tours for mfe-tours, and names the remotes to who asks for another', () => {
  expect(remoteNamed('tours')).toBe('mfe-tours');
  expect(remoteNamed('mfe-tours')).toBe('mfe-tours');
  expect(() => remoteNamed('casino')).toThrow('There is no remote casino; there are mfe-hotels');
  expect(() => remoteNamed(undefined)).toThrow('Which remote?');
});

it('says which flag it does not know', () => {
  expect(() => readArguments({ args: ['--force'], options: SITE_OPTIONS })).toThrow('--force');
});

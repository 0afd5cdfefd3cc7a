import { devEnvironment, remotesIn } from './dev-servers';

it('takes remotes by name, however they are written, once each', () => {
  expect(remotesIn(['hotels', 'mfe-tours', 'hotels'])).toEqual(['mfe-hotels', 'mfe-tours']);
  expect(remotesIn(['--remotes', 'hotels,tours', '--port', '4010'])).toEqual(['mfe-hotels', 'mfe-tours']);
  expect(remotesIn([])).toEqual([]);
});

it('names the remotes to who asks for another, and the flag that it does not know', () => {
  expect(() => remotesIn(['casino'])).toThrow('There is no remote mfe-casino; there are mfe-hotels');
  expect(() => remotesIn(['--fast'])).toThrow('--fast');
});

it('the site trusts the dev servers beside the origins that it trusts already, and runs the remotes from them', () => {
  const servers = [
    { app: 'mfe-hotels', port: 4201 },
    { app: 'mfe-tours', port: 4202 },
  ];
  expect(devEnvironment(servers, 'https://cdn.example')).toEqual({
    TRUSTED_REMOTE_ORIGINS: 'https://cdn.example,http://localhost:4201,http://localhost:4202',
    DEV_REMOTES: 'mfe-hotels=http://localhost:4201,mfe-tours=http://localhost:4202',
  });
  expect(devEnvironment([], 'https://cdn.example')).toEqual({});
});

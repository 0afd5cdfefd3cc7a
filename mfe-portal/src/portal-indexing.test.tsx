import type { IndexNowOverview, IndexNowSubmission } from '@atoll/contracts/index-now';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openPortal } from './portal-app.testing';

const KEY = 'a'.repeat(32);
const SENT: IndexNowSubmission = {
  ...{ id: 's1', version: 2, at: '2020-11-27T09:00:00.000Z', host: 'www.travel.example', urlCount: 3 },
  firstUrl: 'https://www.travel.example/',
  ...{ isAutomatic: false, state: 'sent', status: 200, problem: null, attempts: 1 },
};
const REFUSALS = [
  [400, 'invalid request'],
  [403, 'key verification failed'],
  [422, 'invalid URLs'],
  [429, 'too many requests'],
] as const;

interface World {
  overview: IndexNowOverview;
  isAdmin: boolean;
  refused: object | null;
}

const { world, asked, start } = fakeApi<World>({
  world: () => ({
    isAdmin: true,
    refused: null,
    overview: {
      ...{ isConnected: true, host: 'www.atoll.example', key: KEY },
      keyLocation: `https://www.atoll.example/${KEY}.txt`,
      settings: { isAutomatic: false, version: 4 },
      submissions: [],
    },
  }),
  routes: {
    'POST /api/auth/refresh': ({ world }) =>
      world.isAdmin
        ? { access_token: 'a', expires_in: 900, user: sampleUser({ role: 'admin' }) }
        : apiError(401, 'UNAUTHENTICATED'),
    'GET /api/admin/index-now': ({ world }) => world.overview,
    'POST /api/admin/index-now/submissions': ({ world }) => {
      if (!world.isAdmin) return apiError(403, 'FORBIDDEN', 'Unauthorized: Admin access required');
      if (world.refused) return world.refused;
      world.overview = { ...world.overview, submissions: [SENT] };
      return HttpResponse.json(SENT, { status: 201 });
    },
    'POST /api/admin/index-now/submissions/:id/send': ({ world }) => {
      world.overview = { ...world.overview, submissions: [{ ...SENT, version: 9 }] };
      return SENT;
    },
    'PUT /api/admin/index-now/settings': ({ world, body }) => {
      const { isAutomatic } = JSON.parse(body) as { isAutomatic: boolean };
      world.overview = { ...world.overview, settings: { isAutomatic, version: 5 } };
      return world.overview.settings;
    },
  },
});
start();
beforeEach(() => window.sessionStorage.clear());

/** The form: of administrators in the portal, of everybody else at its own address. */
function open(path = world.isAdmin ? '/management-portal/indexing' : '/index-now') {
  const opened = openPortal(path, { role: world.isAdmin ? 'admin' : 'traveler' });
  const { screen, user } = opened;
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit URLs' }));
  return { ...opened, type, submit };
}
/** The form with a submission that is right, of a host that is not the site's. */
async function filled() {
  const opened = open();
  await opened.screen.findByLabelText('Host');
  opened.type('Host', 'www.travel.example');
  opened.type('Key', 'my-own-key');
  opened.type('Key location', 'https://www.travel.example/my-own-key.txt');
  opened.type(
    'URLs',
    'https://www.travel.example/\n\n https://www.travel.example/a \nhttps://www.travel.example/',
  );
  return opened;
}
const posted = () => asked.filter(({ path }) => path === '/api/admin/index-now/submissions');

it('IDX-01: the page has host, key, key location and a list of URLs, by their labels', async () => {
  world.isAdmin = false;
  const { screen } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Indexing' })).toBeVisible();
  for (const label of ['Host', 'Key', 'Key location', 'URLs'])
    expect(await screen.findByRole('textbox', { name: label })).toHaveValue('');
  expect(asked.filter(({ path }) => path === '/api/admin/index-now')).toEqual([]);
});

it('IDX-02: an empty form says what it needs, and the first field that is wrong gets the focus', async () => {
  world.isAdmin = false;
  const { screen, submit } = open();
  const host = await screen.findByLabelText('Host');
  await submit();
  expect(host).toHaveFocus();
  const problems = {
    Host: /Host is required/,
    Key: /Key is required/,
    'Key location': /Key location is required/,
    URLs: /At least one URL is required/,
  };
  for (const [label, problem] of Object.entries(problems))
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(problem);
  expect(posted()).toEqual([]);
});

it('IDX-03: a URL of another host is named with the host, has the focus, and nothing typed is lost', async () => {
  const { screen, type, submit } = await filled();
  type('URLs', 'https://www.travel.example/\nhttps://other.example/a');
  await submit();
  const urls = screen.getByRole('textbox', { name: 'URLs' });
  expect(urls).toHaveFocus();
  expect(urls).toHaveAccessibleDescription(
    /URL https:\/\/other\.example\/a does not match the host domain www\.travel\.example/,
  );
  expect(urls).toHaveValue('https://www.travel.example/\nhttps://other.example/a');
  expect(screen.getByRole('textbox', { name: 'Key' })).toHaveValue('my-own-key');
  expect(posted()).toEqual([]);
});

it('IDX-04, CON-11: a generated key has 32 characters, another one each time, and names its file', async () => {
  const { screen, user } = await filled();
  const keys: string[] = [];
  const key = screen.getByRole<HTMLInputElement>('textbox', { name: 'Key' });
  for (let times = 0; times < 2; times += 1) {
    await user.click(screen.getByRole('button', { name: 'Generate key' }));
    keys.push(key.value);
  }
  for (const each of keys) expect(each).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).not.toBe(keys[1]);
  expect(screen.getByRole('textbox', { name: 'Key location' })).toHaveValue(
    `https://www.travel.example/${keys[1]}.txt`,
  );
});

it('IDX-05: what was typed is sent as host, key, keyLocation and urlList, each URL once', async () => {
  const { screen, submit } = await filled();
  await submit();
  expect(await screen.findByRole('table', { name: 'Submitted' })).toHaveTextContent(/3 URLs.*Sent \(200\)/);
  expect(JSON.parse(posted()[0]?.body ?? '')).toEqual({
    ...{ host: 'www.travel.example', key: 'my-own-key' },
    keyLocation: 'https://www.travel.example/my-own-key.txt',
    urlList: ['https://www.travel.example/', 'https://www.travel.example/a'],
  });
  expect(screen.getByRole('textbox', { name: 'URLs' })).toHaveValue('');
});

it.each(REFUSALS)('IDX-06: a refusal with %i stands in the history as “%s”', async (status, problem) => {
  world.overview = {
    ...world.overview,
    submissions: [{ ...SENT, state: 'refused', status, problem }],
  };
  const { screen, user } = open();
  const table = await screen.findByRole('table', { name: 'Submitted' });
  expect(table).toHaveTextContent(`Refused: ${problem} (${status})`);
  await user.click(screen.getByRole('button', { name: 'Send again: www.travel.example' }));
  await waitFor(() => expect(screen.getByRole('table', { name: 'Submitted' })).toHaveTextContent('Sent'));
  expect(asked.find(({ path }) => path.endsWith('/s1/send'))?.ifMatch).toBe('"2"');
});

it('IDX-07, C39: who is no administrator reads so, with a link to sign in that comes back to the form, and keeps what was typed', async () => {
  world.isAdmin = false;
  const { screen, submit, unmount } = await filled();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized: Admin access required');
  expect(screen.getByRole('link', { name: 'Sign in as an administrator' })).toHaveAttribute(
    'href',
    '/management-portal/auth?next=%2Fmanagement-portal%2Findexing',
  );
  unmount();
  world.isAdmin = true;
  const again = open('/management-portal/indexing');
  await waitFor(() => expect(again.screen.getByRole('textbox', { name: 'Key' })).toHaveValue('my-own-key'));
});

it('IDX-08, C39: more than 10,000 URLs are refused in a sentence', async () => {
  const { screen, type, submit } = await filled();
  const many = Array.from({ length: 10_001 }, (_, index) => `https://www.travel.example/${index}`);
  type('URLs', many.join('\n'));
  await submit();
  expect(screen.getByRole('textbox', { name: 'URLs' })).toHaveAccessibleDescription(
    /At most 10,000 URLs go in one submission, and these are 10,001/,
  );
  expect(posted()).toEqual([]);
});

it('what only the API finds wrong stands at its field', async () => {
  world.refused = apiError(422, 'INVALID_FIELDS', 'Please check what is marked.', { key: 'Not this one' });
  const { screen, submit } = await filled();
  await submit();
  const key = screen.getByRole('textbox', { name: 'Key' });
  await waitFor(() => expect(key).toHaveAccessibleDescription(/Not this one/));
  expect(key).toHaveFocus();
});

it('an administrator begins with the site’s own key, and turns automatic submission on by its version', async () => {
  const { screen, user } = open('/management-portal/indexing');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Key' })).toHaveValue(KEY));
  expect(screen.getByRole('textbox', { name: 'Host' })).toHaveValue('www.atoll.example');
  const automatic = await screen.findByRole('switch', { name: 'Submit public pages that changed or went' });
  expect(automatic).not.toBeChecked();
  await user.click(automatic);
  await waitFor(() => expect(automatic).toBeChecked());
  expect(asked.find(({ method }) => method === 'PUT')?.ifMatch).toBe('"4"');
});

it('a site without an endpoint says that nothing is sent', async () => {
  world.overview = { ...world.overview, isConnected: false };
  const { screen } = open();
  expect(await screen.findByText(/INDEXNOW_ENDPOINT is not set/)).toBeVisible();
});

it('IDX-07, C39: the public page leads administrators to what was submitted, and lists none of it', async () => {
  const { screen } = open('/index-now');
  expect(await screen.findByRole('link', { name: /^What was submitted/ })).toHaveAttribute(
    'href',
    '/management-portal/indexing',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

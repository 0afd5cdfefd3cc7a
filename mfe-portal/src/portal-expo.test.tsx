import type { EditedExpoEvent, ExpoEventBody } from '@atoll/contracts/expo';
import { selectToast } from '@atoll/platform';
import { sampleUser } from '@atoll/platform/testing';
import { fakeApi } from '@atoll/platform/testing/fake-api';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openPortal } from './portal-app.testing';

const FAIR: EditedExpoEvent = {
  ...{ id: 'harbour-days', isSample: true, isOver: false, isRemoved: false, version: 3 },
  ...{ title: 'Harbour Days', summary: 'Two days at the water.', text: 'All are welcome.' },
  ...{ venue: 'Pavilion', address: '', city: 'Lisbon', country: 'Portugal', website: null },
  ...{ latitude: 38.768, longitude: -9.094, startsOn: '2020-12-04', endsOn: '2020-12-05' },
  ...{ picture: null, exhibitors: [] },
  programme: [{ date: '2020-12-04', start: '09:30', end: '10:00', title: 'Doors open', room: '' }],
};

interface World {
  event: EditedExpoEvent;
  /** What is there where somebody else has saved meanwhile. */
  theirs: EditedExpoEvent | null;
}

const { world, asked, start } = fakeApi<World>({
  world: () => ({ event: FAIR, theirs: null }),
  routes: {
    'POST /api/auth/refresh': () => ({
      access_token: 'a',
      expires_in: 900,
      user: sampleUser({ role: 'admin' }),
    }),
    'GET /api/admin/expo': ({ world }) => ({ events: [world.event] }),
    'POST /api/admin/expo': ({ body }) => ({ ...FAIR, ...(JSON.parse(body) as ExpoEventBody) }),
    'PUT /api/admin/expo/:id': ({ world, body }) => {
      const { theirs } = world;
      if (theirs) {
        world.event = theirs;
        world.theirs = null;
        const message = 'This event was changed elsewhere meanwhile.';
        return HttpResponse.json(
          { code: 'CONFLICT', message, requestId: 'r', current: theirs },
          { status: 409 },
        );
      }
      world.event = { ...world.event, ...(JSON.parse(body) as ExpoEventBody) };
      return world.event;
    },
    'DELETE /api/admin/expo/:id': ({ world }) =>
      (world.event = { ...world.event, isRemoved: true, version: 4 }),
    'POST /api/admin/expo/:id/restore': ({ world }) =>
      (world.event = { ...world.event, isRemoved: false, version: 5 }),
    'POST /api/media/expo-images': () =>
      HttpResponse.json({ url: '/media/expo-images/p.webp' }, { status: 201 }),
  },
});
start();
afterEach(() => window.sessionStorage.clear());

const open = (path: string) => openPortal(path, { role: 'admin' });
const openFair = async () => {
  const opened = open('/management-portal/expo/harbour-days');
  const title = await opened.screen.findByLabelText('Title');
  return { ...opened, title };
};
const sent = (method: string) => asked.filter((one) => one.method === method && !one.path.includes('auth'));

it('an event is taken off the site from the list, and brought back', async () => {
  const { screen, user, store } = open('/management-portal/expo');
  expect(await screen.findByRole('link', { name: 'Harbour Days' })).toHaveAttribute(
    'href',
    '/management-portal/expo/harbour-days',
  );
  await user.click(screen.getByRole('button', { name: 'Take off the site: Harbour Days' }));
  expect(await screen.findByText('Taken off the site')).toBeInTheDocument();
  expect(selectToast(store.getState())?.text).toMatch(/off the site/);
  expect(sent('DELETE')[0]?.ifMatch).toBe('"3"');
  await user.click(screen.getByRole('button', { name: 'Bring back: Harbour Days' }));
  expect(await screen.findByText('On the site')).toBeInTheDocument();
  expect(sent('POST').at(-1)?.ifMatch).toBe('"4"');
});

it('an event is changed, with a programme and exhibitors of rows, and says the version that it was made from', async () => {
  const { screen, user, title } = await openFair();
  expect(title).toHaveValue('Harbour Days');
  fireEvent.change(title, { target: { value: 'Harbour Week' } });
  await user.click(screen.getByRole('button', { name: 'Remove item 1' }));
  await user.click(screen.getByRole('button', { name: 'Add an exhibitor' }));
  const exhibitor = within(screen.getByRole('group', { name: 'Exhibitor 1' }));
  fireEvent.change(exhibitor.getByLabelText('Name'), { target: { value: 'Casas do Mar' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  expect(await screen.findByRole('link', { name: 'Harbour Week' })).toBeVisible();
  const [put] = sent('PUT');
  expect(put?.ifMatch).toBe('"3"');
  expect(JSON.parse(put?.body ?? '')).toMatchObject({
    title: 'Harbour Week',
    programme: [],
    exhibitors: [{ name: 'Casas do Mar', stand: '', about: '' }],
    latitude: 38.768,
  });
});

it('where somebody else saved meanwhile, both values are shown, and nothing typed is lost', async () => {
  world.theirs = { ...FAIR, title: 'Harbour Month', version: 9 };
  const { screen, user, title } = await openFair();
  fireEvent.change(title, { target: { value: 'Harbour Week' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
  expect(alert.getByText('Harbour Month')).toBeVisible();
  expect(alert.getByText('Harbour Week')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Harbour Week');
  await user.click(alert.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByRole('link', { name: 'Harbour Week' })).toBeVisible();
  expect(sent('PUT').at(-1)?.ifMatch).toBe('"9"');
});

describe('EXP-03, EXP-04: the picture of an event', () => {
  const choose = async (file: File) => {
    const opened = await openFair();
    const user = opened.user;
    const input = opened.screen.getByLabelText('Choose a picture');
    input.removeAttribute('accept');
    await user.upload(input, file);
    return opened;
  };

  it('must be a picture', async () => {
    const { screen } = await choose(new File(['words'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByText('Please upload an image file')).toBeVisible();
    expect(sent('POST')).toEqual([]);
  });

  it('must be smaller than 5 MB', async () => {
    const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
    const { screen } = await choose(file);
    expect(screen.getByText('Image size should be less than 5MB')).toBeVisible();
    expect(sent('POST')).toEqual([]);
  });

  it('is kept as soon as it is chosen, and saved with the event', async () => {
    const { screen, user } = await choose(new File(['png'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByLabelText('Choose another picture')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save event' }));
    await screen.findByRole('link', { name: 'Harbour Days' });
    expect(JSON.parse(sent('PUT')[0]?.body ?? '')).toMatchObject({ picture: '/media/expo-images/p.webp' });
  });
});

it('a new event says at its fields what is missing, and what was typed is there again', async () => {
  const { screen, user, unmount } = open('/management-portal/expo/new');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Harbour Days' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  expect((await screen.findAllByText('Please fill this in')).length).toBeGreaterThan(4);
  // An id with a blank would be read as two, and nobody who listens would hear what is wrong.
  expect(screen.getByLabelText('In one sentence')).toHaveAccessibleDescription(/Please fill this in/);
  await user.click(screen.getByRole('button', { name: 'Add an item' }));
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  const item = within(screen.getByRole('group', { name: 'Item 1' }));
  await waitFor(() => expect(item.getByLabelText('What')).toHaveAccessibleDescription(/Please fill this in/));
  const summary = screen.getByLabelText('In one sentence');
  await user.click(summary);
  await user.paste('x'.repeat(300));
  expect(summary).toHaveAccessibleDescription('240 of 240 characters.');
  expect(sent('POST')).toEqual([]);
  unmount();
  const again = open('/management-portal/expo/new');
  expect(await again.screen.findByLabelText('Title')).toHaveValue('Harbour Days');
});

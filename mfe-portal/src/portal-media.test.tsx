import type { MediaJob, MediaPicture } from '@atoll/contracts/media';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openPortal } from './portal-app.testing';

const KEY = '12345678-0000-4000-8000-000000000001.webp';
const PICTURE: MediaPicture = {
  ...{ key: KEY, bucket: 'city-images', url: `/media/city-images/${KEY}`, width: 1200, height: 800 },
  ...{ bytes: 90_000, variants: {}, created_at: '2020-11-24T10:00:00.000Z' },
};
const JOB: MediaJob = {
  ...{ id: 'j1', bucket: 'city-images', state: 'done', total: 3, done: 3 },
  failed: [{ key: KEY, problem: 'The file is not readable.' }],
  created_at: '2020-11-24T10:00:00.000Z',
};
const bucket = (name: string) => ({ name, types: ['image/png'], maxBytes: 10, sizes: ['card'] });

interface World {
  pictures: MediaPicture[];
  uploads: number;
}
const { world, asked, queriesOf, start } = fakeApi<World>({
  world: () => ({ pictures: [PICTURE], uploads: 0 }),
  routes: {
    'POST /api/auth/refresh': () => ({
      ...{ access_token: 'a', expires_in: 900, user: sampleUser({ role: 'admin' }) },
    }),
    'GET /api/media': () => ({ buckets: [bucket('city-images'), bucket('home-slider')] }),
    'GET /api/media/:bucket/:key/uses': () => ({ uses: ['City Lisbon', 'Event Harbour Days'] }),
    'POST /api/media/:bucket/jobs': () => HttpResponse.json(JOB, { status: 202 }),
    'GET /api/media/:bucket/jobs/:id': () => JOB,
    'GET /api/media/:bucket': ({ world: { pictures } }) => ({
      pictures,
      meta: { count: 30, page: 1, pages: 2 },
    }),
    'POST /api/media/:bucket': ({ world }) => {
      world.uploads += 1;
      return world.uploads === 2
        ? apiError(400, 'INVALID_REQUEST', 'Please upload an image file')
        : HttpResponse.json(PICTURE, { status: 201 });
    },
    'DELETE /api/media/:bucket/:key': ({ world }) => {
      world.pictures = [];
      return null;
    },
  },
});
start();
const open = (query = '') => openPortal(`/management-portal/media${query}`, { role: 'admin' });

it('POR-07: pictures of the bucket in the address are listed page by page', async () => {
  const { screen, user } = open('?bucket=home-slider&page=2');
  expect(await screen.findByRole('img', { name: 'Picture 12345678' })).toHaveAttribute('src', PICTURE.url);
  expect(queriesOf('/api/media/home-slider')).toEqual([{ page: '2' }]);
  await user.selectOptions(screen.getByLabelText('Bucket'), 'city-images');
  expect(await screen.findByRole('img')).toBeVisible();
  expect(queriesOf('/api/media/city-images')).toEqual([{ page: '1' }]);
});

it('POR-07: several files are sent, and one that is refused is named and stops none', async () => {
  const { screen, user } = open();
  const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await user.upload(await screen.findByLabelText('Pictures to upload'), files);
  expect(await screen.findByText('2 of 3 uploaded')).toBeVisible();
  expect(screen.getByText('b.png')).toBeVisible();
  expect(screen.getByText(/Please upload an image file/)).toBeVisible();
  expect(world.uploads).toBe(3);
});

it('POR-07: the address of a picture is copied', async () => {
  const { screen, user } = open();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy the address of 12345678' }));
  expect(copied).toHaveBeenCalledWith(PICTURE.url);
});

it('POR-07: a picture is removed after a question that says what shows it', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove 12345678' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this picture?' }));
  expect(await dialog.findByText('City Lisbon')).toBeVisible();
  expect(dialog.getByText('Event Harbour Days')).toBeVisible();
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText('No picture is here.')).toBeVisible();
});

it('POR-10: sizes are made anew, with how far that is and what could not be', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make all sizes anew' }));
  expect(await screen.findByText('Made anew: 2 of 3, 1 could not be')).toBeVisible();
  expect(screen.getByText(/The file is not readable/)).toBeVisible();
});

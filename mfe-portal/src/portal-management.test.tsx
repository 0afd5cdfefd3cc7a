import type { HotelRequest } from '@atoll/contracts/hotel-review';
import { selectToast } from '@atoll/platform';
import { waitFor, within } from '@testing-library/react';
import { openPortal } from './portal-app.testing';
import { CARD, HOTEL, REQUEST } from './testing/fixtures';
import { portalServer } from './testing/portal-server';

const { world, fail, start } = portalServer;
start();
afterEach(() => window.sessionStorage.clear());

const openQueues = () => openPortal('/management-portal/dashboard', { role: 'admin' });

/** Rejects an applicant, as the dialog asks for it. */
async function reject(
  { screen, user }: ReturnType<typeof openQueues>,
  name: string,
  reason: string,
): Promise<void> {
  await user.click(await screen.findByLabelText(`Reject ${name}`));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), reason);
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
}

it('POR-16: the administrator approves a hotel, which leaves the queue', async () => {
  const { screen, user, store } = openQueues();
  await user.click(await screen.findByLabelText('Approve Casa do Miradouro'));
  expect(await screen.findByText('No hotel is in this state.')).toBeVisible();
  expect(selectToast(store.getState())?.text).toBe('Casa do Miradouro is approved');
});

const CHANGED: HotelRequest = {
  ...HOTEL,
  name: 'Grand Palace',
  ...{ version: 2, review_version: 2 },
  changes: [{ field: 'name', before: 'Casa do Miradouro', after: 'Grand Palace' }],
  history: [
    {
      at: '2020-11-02T10:00:00.000Z',
      event: 'rejected',
      version: 1,
      reason: 'The address does not exist',
      changes: [],
    },
  ],
};

it('POR-16: the administrator sees all of a profile, what changed in it and what happened before', async () => {
  world.queue = [CHANGED];
  const { screen, user } = openQueues();
  const card = within(await screen.findByRole('article', { name: 'Grand Palace' }));
  for (const text of ['Rua da Graça 1', 'Lisbon', 'Portugal', '+351 1', 'guest house', '4', HOTEL.email])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText(/^Name: /)).toHaveTextContent('Name: Casa do Miradouro → Grand Palace');
  await user.click(card.getByText('History (1)'));
  expect(card.getByText(/Rejected, version 1 \(“The address does not exist”\)/)).toBeVisible();
});

it('POR-16: an approved house whose change waits says both', async () => {
  world.queue = [{ ...CHANGED, verification_status: 'approved', change_status: 'pending_approval' }];
  const { screen } = openQueues();
  const card = within(await screen.findByRole('article', { name: 'Grand Palace' }));
  expect(card.getByText('Approved')).toBeVisible();
  expect(card.getByText('Its change waits')).toBeVisible();
});

it('POR-16: an answer to a version that has changed meanwhile is refused, and the new one is shown', async () => {
  const { screen, user, store } = openQueues();
  await screen.findByLabelText('Approve Casa do Miradouro');
  world.queue = [CHANGED];
  await user.click(screen.getByLabelText('Approve Casa do Miradouro'));
  expect(await screen.findByText('Grand Palace', { selector: 'h3' })).toBeVisible();
  expect(selectToast(store.getState())?.tone).toBe('alert');
  await user.click(screen.getByLabelText('Approve Grand Palace'));
  await waitFor(() => expect(world.queue[0]?.verification_status).toBe('approved'));
});

it('POR-16: a hotel that has not confirmed its address cannot be answered yet', async () => {
  world.queue = [{ ...HOTEL, verification_status: 'pending_email' }];
  const { screen, user } = openQueues();
  await user.click(await screen.findByLabelText('Status of hotels'));
  const choice = await screen.findAllByText('E-mail not confirmed');
  await user.click(choice.at(-1) as HTMLElement);
  expect(await screen.findByLabelText('Approve Casa do Miradouro')).toBeDisabled();
  expect(screen.getByLabelText('Reject Casa do Miradouro')).toBeDisabled();
});

it('POR-16: the administrator rejects a hotel with a reason', async () => {
  const app = openQueues();
  await reject(app, 'Casa do Miradouro', 'The address does not exist');
  expect(await app.screen.findByText('No hotel is in this state.')).toBeVisible();
  expect(world.queue[0]?.rejection_reason).toBe('The address does not exist');
});

it('a reason that was typed is there again after signing in', async () => {
  const before = openQueues();
  await before.user.click(await before.screen.findByLabelText('Reject Casa do Miradouro'));
  await before.user.type(await before.screen.findByLabelText('Reason'), 'No such street');
  before.unmount();
  const after = openQueues();
  await after.user.click(await after.screen.findByLabelText('Reject Inês Marques'));
  expect(await after.screen.findByLabelText('Reason')).toHaveValue('');
  await after.user.click(after.screen.getByRole('button', { name: 'Cancel' }));
  await after.user.click(await after.screen.findByLabelText('Reject Casa do Miradouro'));
  expect(await after.screen.findByLabelText('Reason')).toHaveValue('No such street');
});

it('POR-16: the administrator approves an agent, which leaves the queue', async () => {
  const { screen, user, store } = openQueues();
  await user.click(await screen.findByLabelText('Approve Inês Marques'));
  expect(await screen.findByText('No agent is in this state.')).toBeVisible();
  expect(selectToast(store.getState())?.text).toBe('Inês Marques is approved');
});

it('POR-16: the administrator sees what an agent claims, and rejects it with a reason', async () => {
  world.requests = [{ ...REQUEST, claimed_agent: { ...CARD, page: '/agent/d1/hanna-berg' } }];
  const app = openQueues();
  expect(await app.screen.findByText('Hanna Berg, Porto')).toHaveAttribute('href', '/agent/d1/hanna-berg');
  await reject(app, 'Inês Marques', 'Somebody else');
  expect(await app.screen.findByText('No agent is in this state.')).toBeVisible();
  expect(world.requests[0]?.rejection_reason).toBe('Somebody else');
});

it('POR-16: a refused approval says why, and the agent stays in the queue', async () => {
  fail('/api/admin/agents/r1/approve');
  const { screen, user, store } = openQueues();
  await user.click(await screen.findByLabelText('Approve Inês Marques'));
  await waitFor(() => expect(selectToast(store.getState())?.tone).toBe('alert'));
  expect(screen.getByLabelText('Approve Inês Marques')).toBeVisible();
});

it('POR-16, HOT-08: the queue shows a hotel’s documents when they are asked for', async () => {
  world.documents = [
    {
      ...{ id: 'd1', name: 'licence.pdf', kind: 'pdf', bytes: 2_048 },
      ...{ uploadedAt: '2020-11-02T10:00:00.000Z', removedAt: null },
    },
  ];
  const { screen, user } = openPortal('/management-portal/dashboard', { role: 'admin' });
  await user.click(await screen.findByText('Documents of Casa do Miradouro'));
  expect(await screen.findByRole('button', { name: 'Download licence.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove licence/ })).not.toBeInTheDocument();
});

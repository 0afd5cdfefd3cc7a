import { selectToast } from '@atoll/platform';
import { waitFor, within } from '@testing-library/react';
import { openPortal } from './portal-app.testing';
import { CARD, HOTEL, REQUEST } from './testing/fixtures';
import { portalServer } from './testing/portal-server';

const { world, fail, start } = portalServer;
start();

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

import { within } from '@testing-library/react';
import { openPortal } from '../portal-app.testing';
import { requestsServer } from '../testing/requests-server';

const { asked, fail, start } = requestsServer;
start();

const FILES = '/api/agent/requests/r1/attachments';
const photo = () => new File(['bytes'], 'Beach.jpg', { type: 'image/jpeg' });

it('AGT-05: a picture is attached and sent without words, and opens larger', async () => {
  const { screen, user } = openPortal('/agent/messages/r1', { role: 'agent' });
  await user.upload(await screen.findByLabelText('Files to attach'), photo());
  expect(await screen.findByText('Beach.webp')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const log = within(await screen.findByRole('log', { name: 'Messages' }));
  expect(await log.findByRole('img', { name: 'Beach.webp' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Files of this message' })).not.toBeInTheDocument();
  await user.click(log.getByRole('button', { name: 'Show Beach.webp larger' }));
  expect(await screen.findByRole('dialog', { name: 'Files of this message' })).toBeVisible();
  expect(asked.filter(({ path }) => path.startsWith(`${FILES}/`)).map(({ params }) => params)).toEqual([
    { size: 'small' },
    { size: 'full' },
  ]);
});

it('AGT-05: a file that did not arrive holds the message back, with its words, until it is there or left out', async () => {
  const { screen, user } = openPortal('/agent/messages/r1', { role: 'agent' });
  const field = await screen.findByLabelText('Write to Clara');
  await user.type(field, 'Our beach.');
  fail(FILES);
  await user.upload(await screen.findByLabelText('Files to attach'), photo());
  expect(await screen.findByText(/Beach\.jpg did not arrive\. Broken/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(/A file is not there yet/)).toBeVisible();
  expect(field).toHaveValue('Our beach.');
  await user.click(screen.getByRole('button', { name: 'Try Beach.jpg again' }));
  expect(await screen.findByText('Beach.webp')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/, delivered/)).toBeVisible();
});

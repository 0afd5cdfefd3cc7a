import { openPortal } from '../portal-app.testing';
import { requestsServer } from '../testing/requests-server';

const { world, fail, start } = requestsServer;
start();

it('RFQ-13: a traveler finds every conversation, what was said last, and the way to it', async () => {
  world.travelerThreads = [
    {
      ...{ requestId: 'r1', reference: 'AT-7K2M9Q', place: 'Lisbon, Portugal', unread: 2 },
      agent: { id: 'ines', name: 'Inês Marques' },
      lastMessage: { text: 'The 4th is free.', at: '2020-11-25T09:00:00.000Z', author: 'agent' },
      page: '/request/secret#messages-ines',
    },
  ];
  const { screen } = openPortal('/traveler/messages');
  expect(await screen.findByRole('link', { name: 'Inês Marques, Lisbon, Portugal' })).toHaveAttribute(
    'href',
    '/request/secret#messages-ines',
  );
  expect(screen.getByText('The 4th is free.')).toBeVisible();
  expect(screen.getByText('2 unread messages')).toBeVisible();
});

it('RFQ-13: a traveler to whom nobody has written is led to the form', async () => {
  const { screen } = openPortal('/traveler/messages');
  expect(await screen.findByRole('heading', { name: 'Nobody has written yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask travel agents' })).toHaveAttribute('href', '/request');
});

it('RFQ-13: conversations that could not be read are asked for again', async () => {
  fail('/api/traveler/threads');
  const { screen, user } = openPortal('/traveler/messages');
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Nobody has written yet' })).toBeVisible();
});

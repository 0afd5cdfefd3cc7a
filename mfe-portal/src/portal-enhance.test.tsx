import { within } from '@testing-library/react';
import { openPortal, sentBody } from './portal-app.testing';
import { AGENT, UNLISTED } from './testing/fixtures';
import { portalServer } from './testing/portal-server';

const { asked, world, start } = portalServer;
start();

const LISTING = '/api/auth/agent/listing';
const OLD = AGENT.listing?.summary ?? '';
const NEW = 'Plans weeks around food in Lisbon.';
const open = () => openPortal('/agent/profile/enhance', { role: 'agent' });
const saves = () => asked.filter(({ path }) => path === LISTING);
const textNow = (summary: string) => {
  world.agent = { ...AGENT, listing: AGENT.listing && { ...AGENT.listing, summary } };
};

async function suggested() {
  world.enhanced = { text: NEW, toCheck: ['Lisbon'], isStandIn: false };
  const opened = open();
  await opened.user.click(await opened.screen.findByRole('button', { name: 'Suggest a better text' }));
  await opened.screen.findByRole('heading', { level: 2, name: 'A better text?' });
  return opened;
}

it('AGT-08: the suggestion stands beside the old text with what differs, and what is to be checked is marked', async () => {
  const { screen } = await suggested();
  expect(sentBody('POST', '/api/agent/enhance')).toEqual({ text: OLD });
  const now = screen.getByRole('region', { name: 'Now' });
  const better = screen.getByRole('region', { name: 'Suggested' });
  expect(now).toHaveTextContent(OLD);
  expect(better).toHaveTextContent(NEW);
  expect(
    within(now)
      .getAllByRole('deletion')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toContain('-led weeks');
  expect(within(better).getAllByRole('insertion').length).toBeGreaterThan(0);
  expect(within(better).getByText('Lisbon').tagName).toBe('MARK');
  expect(screen.getByText('Your text does not say this. Use it only if it is true: Lisbon.')).toBeVisible();
  expect(screen.queryByText(/stand-in/)).not.toBeInTheDocument();
  expect(saves()).toEqual([]);
});

it('AGT-08: only the agent’s click saves it, nothing but the text, and it can be undone', async () => {
  const { screen, user } = await suggested();
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(JSON.parse(saves()[0]?.body ?? '')).toEqual({ summary: NEW });
  expect(await screen.findByText(NEW)).toBeVisible();
  await user.click(undo);
  expect(await screen.findByText('Your earlier text is back.')).toBeVisible();
  expect(JSON.parse(saves()[1]?.body ?? '')).toEqual({ summary: OLD });
  expect(await screen.findByText(OLD)).toBeVisible();
});

it('AGT-08: what another tab has saved meanwhile is not overwritten, by using a suggestion or by undoing one', async () => {
  const { screen, user } = await suggested();
  textNow('From another tab.');
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(await screen.findByText(/^Your text was changed meanwhile/)).toBeVisible();
  expect(await screen.findByText('From another tab.')).toBeVisible();
  expect(saves()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Suggest a better text' }));
  await user.click(await screen.findByRole('button', { name: 'Use this text' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  textNow('Once more from another tab.');
  await user.click(undo);
  expect(await screen.findByText('Once more from another tab.')).toBeVisible();
  expect(saves()).toHaveLength(1);
});

it('AGT-08: a stand-in says on its face that it is one', async () => {
  world.enhanced = { text: NEW, toCheck: [], isStandIn: true };
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Suggest a better text' }));
  expect(await screen.findByText(/^Sample: this site has no language model\. A stand-in/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText(OLD)).toBeVisible();
  expect(saves()).toEqual([]);
});

it('AGT-08: a model that cannot be reached is said, and can be asked again', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Suggest a better text' }));
  expect(await screen.findByText(/cannot be reached\. Your text stays as it is\./)).toBeVisible();
  world.enhanced = { text: NEW, toCheck: [], isStandIn: false };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Suggested' })).toHaveTextContent(NEW);
});

it('AGT-08: an agent who is not listed is told what comes first', async () => {
  world.agent = UNLISTED;
  const { screen } = open();
  expect(
    await screen.findByRole('heading', { name: 'Your entry is not in the directory yet' }),
  ).toBeVisible();
});

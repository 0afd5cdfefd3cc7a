import { AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import { within } from '@testing-library/react';
import { openPortal, sentBody } from './portal-app.testing';
import { AGENT, UNLISTED } from './testing/fixtures';
import { portalServer } from './testing/portal-server';

const { world, start } = portalServer;
start();

const openAgent = () => openPortal('/agent/profile', { role: 'agent' });
const LISTING = '/api/auth/agent/listing';

it('DIR-21: a listed agent sees what its entry says, saves a change by keyboard, and finds its public page', async () => {
  const { screen, user } = openAgent();
  const about = await screen.findByLabelText('About you');
  expect(about).toHaveValue('Plans food-led weeks.');
  expect(screen.getByLabelText('Phone')).toHaveValue('+351 210 000 000');
  expect(screen.getByTitle(AGENT_SPECIALITY_LABELS.food)).toBeVisible();
  await user.clear(about);
  await user.paste('Dives everywhere.');
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByLabelText('Website'));
  await user.paste('ines.example');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'See your public page' })).toHaveAttribute(
    'href',
    AGENT.page,
  );
  // Specialities, languages and phone are as they were: another tab may have changed them.
  expect(sentBody('PATCH', LISTING)).toEqual({
    summary: 'Dives everywhere.',
    website: 'ines.example',
    hours: [{ from: '09:00', to: '17:00' }, null, null, null, null, null, null],
  });
});

it('DIR-21: a refusal stands at its field, and nothing that was typed is lost', async () => {
  const { screen, user } = openAgent();
  const phone = await screen.findByLabelText('Phone');
  await user.clear(phone);
  await user.paste('abc');
  await user.click(screen.getByLabelText('About you'));
  await user.paste(' More.');
  await user.click(screen.getByRole('button', { name: 'Save your entry' }));
  expect((await screen.findAllByText('No phone number')).length).toBeGreaterThan(0);
  expect(phone).toHaveValue('abc');
  expect(screen.getByLabelText('About you')).toHaveValue('Plans food-led weeks. More.');
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('More.');
});

it('DIR-21: a day that closes before it opens is told before anything is sent', async () => {
  world.agent = AGENT.listing && {
    ...AGENT,
    listing: {
      ...AGENT.listing,
      hours: [{ from: '18:00', to: '09:00' }, null, null, null, null, null, null],
    },
  };
  const { screen, user } = openAgent();
  expect(await screen.findByLabelText('Monday from')).toHaveValue('18:00');
  await user.click(screen.getByRole('button', { name: 'Save your entry' }));
  expect(await screen.findByText('Each day must close after it opens')).toBeVisible();
  expect(sentBody('PATCH', LISTING)).toBeUndefined();
});

it('DIR-21: what another tab has saved meanwhile stays, and is seen here after saving', async () => {
  const { screen, user } = openAgent();
  const phone = await screen.findByLabelText('Phone');
  world.agent = AGENT.listing && {
    ...{ ...AGENT, version: 5 },
    listing: { ...AGENT.listing, summary: 'Of the other tab.' },
  };
  await user.clear(phone);
  await user.paste('+351 211 111 111');
  await user.click(screen.getByRole('button', { name: 'Save your entry' }));
  expect(await screen.findByText(/Your entry is saved/)).toBeVisible();
  expect(sentBody('PATCH', LISTING)).toEqual({ phone: '+351 211 111 111' });
  expect(screen.getByLabelText('About you')).toHaveValue('Of the other tab.');
});

it('DIR-21: where another tab has changed the same field, both are shown, and nothing is overwritten unasked', async () => {
  const { screen, user } = openAgent();
  const about = await screen.findByLabelText('About you');
  world.agent = AGENT.listing && {
    ...{ ...AGENT, version: 5 },
    listing: { ...AGENT.listing, summary: 'Of the other tab.' },
  };
  await user.clear(about);
  await user.paste('Of this tab.');
  await user.click(screen.getByRole('button', { name: 'Save your entry' }));
  const stale = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
  expect(stale.getByText('Of the other tab.')).toBeVisible();
  expect(stale.getByText('Of this tab.')).toBeVisible();
  expect(world.agent?.listing?.summary).toBe('Of the other tab.');
  await user.click(stale.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText(/Your entry is saved/)).toBeVisible();
  expect(world.agent?.listing?.summary).toBe('Of this tab.');
  expect(screen.queryByRole('alert', { name: 'Saved elsewhere meanwhile' })).not.toBeInTheDocument();
});

it('DIR-21: nothing says that the entry is saved once saving it again was refused', async () => {
  const { screen, user } = openAgent();
  const about = await screen.findByLabelText('About you');
  await user.type(about, ' More.');
  await user.click(screen.getByRole('button', { name: 'Save your entry' }));
  expect(await screen.findByText(/Your entry is saved/)).toBeVisible();
  await user.clear(about);
  await user.click(screen.getByRole('button', { name: 'Save your entry' }));
  expect(await screen.findByText('Please fill this in')).toBeVisible();
  expect(screen.queryByText(/Your entry is saved/)).not.toBeInTheDocument();
});

it('DIR-21: an address of a website that is too long is said, and not cut', async () => {
  const { screen, user } = openAgent();
  await user.click(await screen.findByLabelText('Website'));
  await user.paste(`https://ines.example/${'x'.repeat(300)}`);
  await user.click(screen.getByRole('button', { name: 'Save your entry' }));
  expect(await screen.findByText('At most 300 letters, please')).toBeVisible();
  expect(sentBody('PATCH', LISTING)).toBeUndefined();
});

it('DIR-21: a picture is shown once it is chosen, and can be removed', async () => {
  const { screen, user } = openAgent();
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Choose a picture'), file);
  expect(await screen.findByRole('img', { name: 'Portrait of Inês Marques' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByLabelText('Choose a picture')).toBeVisible();
});

it('DIR-21: why a picture was refused is said', async () => {
  world.refusesPictures = true;
  const { screen, user } = openAgent();
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Choose a picture'), file);
  expect(await screen.findByText('Please upload an image')).toBeVisible();
});

it('DIR-21: a city that nobody knows is told at once, with the one that is meant, and nothing is sent', async () => {
  world.agent = UNLISTED;
  const { screen, user } = openAgent();
  const city = await screen.findByRole('combobox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Lisbonn');
  await user.click(screen.getByLabelText('Your name'));
  expect(await screen.findByText(/Did you mean Lisbon, Portugal\?/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and ask for approval' }));
  expect(sentBody('PUT', '/api/auth/agent')).toBeUndefined();
});

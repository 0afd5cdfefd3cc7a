import { renderApp } from '@atoll/platform/testing';
import { within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { openingLines } from './profile/opening-hours';
import { startDirectoryServer, world } from './testing/directory-server';
import { agentOf, cityOf, idOf } from './testing/fixtures';

startDirectoryServer();
beforeEach(() => {
  world.cities = [cityOf()];
});

const day = { from: '09:00', to: '17:00' };
const open = () => renderApp(<DirectoryApp />, { path: `/travel-agents/ines-marques-${idOf(1)}/lisbon` });

it('DIR-21: the profile shows the picture, phone, website and hours that its agent wrote', async () => {
  world.agents = [
    agentOf({
      picture: '/media/agent-pictures/a.webp',
      phone: '+351 210 000 000',
      website: 'https://www.ines.example/',
      hours: [day, day, day, day, day, { from: '10:00', to: '13:00' }, null],
    }),
  ];
  const { screen } = open();
  const about = within(await screen.findByRole('region', { name: 'About Inês Marques' }));
  expect(screen.getByRole('img', { name: 'Portrait of Inês Marques' })).toBeVisible();
  expect(about.getByRole('link', { name: '+351 210 000 000' })).toHaveAttribute('href', 'tel:+351210000000');
  expect(about.getByRole('link', { name: 'ines.example' })).toHaveAttribute(
    'href',
    'https://www.ines.example/',
  );
  expect(about.getByText('Monday to Friday')).toBeVisible();
  expect(about.getByText('10:00 to 13:00')).toBeVisible();
  expect(about.getByText('Closed')).toBeVisible();
  expect(about.getByText('Local time in Lisbon')).toBeVisible();
});

it('DIR-21: a number can be called from abroad, also where it is written with the zero that only callers within the country dial', async () => {
  world.agents = [agentOf({ phone: '+49 (0)30 123456' })];
  const { screen } = open();
  expect(await screen.findByRole('link', { name: '+49 (0)30 123456' })).toHaveAttribute(
    'href',
    'tel:+4930123456',
  );
});

it('DIR-21: what an agent has not written is not there, and its initials stand for a picture', async () => {
  world.agents = [agentOf()];
  const { screen } = open();
  const about = within(await screen.findByRole('region', { name: 'About Inês Marques' }));
  for (const name of ['Phone', 'Website', 'Opening hours'])
    expect(about.queryByText(name)).not.toBeInTheDocument();
  expect(screen.getByText('IM')).toBeVisible();
});

it('DIR-21: markup in the text of an agent is text', async () => {
  world.agents = [agentOf({ summary: '<img src=x onerror=alert(1)>' })];
  const { screen } = open();
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

it('DIR-21: days that are alike but not one after the other have lines of their own', () => {
  expect(openingLines([day, null, day, null, null, null, null])).toEqual([
    { days: 'Monday', times: '09:00 to 17:00' },
    { days: 'Tuesday', times: 'Closed' },
    { days: 'Wednesday', times: '09:00 to 17:00' },
    { days: 'Thursday to Sunday', times: 'Closed' },
  ]);
});

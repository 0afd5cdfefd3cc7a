import { renderApp } from '@atoll/platform/testing';
import { Footer } from './footer';

const own = [{ network: 'linkedin', href: 'https://www.linkedin.com/company/atoll-travel' }] as const;

it('HOM-18: the footer links the company’s own social pages, as the deployment names them', () => {
  const { screen } = renderApp(<Footer social={own} />);
  const link = screen.getByRole('link', { name: 'Atoll on LinkedIn' });
  expect(link).toHaveAttribute('href', own[0].href);
  expect(screen.queryByRole('link', { name: 'Atoll on Instagram' })).not.toBeInTheDocument();
  expect(screen.queryByText('Sample links')).not.toBeInTheDocument();
});

it('HOM-18: social pages of a demonstration are marked as samples', () => {
  const social = [{ network: 'youtube', href: 'https://youtube.example/atoll' }] as const;
  const { screen } = renderApp(<Footer social={social} />);
  expect(screen.getByRole('link', { name: 'Atoll on YouTube' })).toBeVisible();
  expect(screen.getByText('Sample links')).toBeVisible();
});

it('HOM-18: without any, none is shown', () => {
  const { screen } = renderApp(<Footer />);
  expect(screen.queryByRole('link', { name: /^Atoll on/ })).not.toBeInTheDocument();
});

it('HOM-18: address and contact are there, and marked as samples, because there is no such company', () => {
  const { screen } = renderApp(<Footer />);
  const about = screen.getByRole('link', { name: 'hello@atoll.example' }).closest('div');
  expect(about).toHaveTextContent(/14 Harbour Row, Valletta, Malta.*Sample address and contact/);
});

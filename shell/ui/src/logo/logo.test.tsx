import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo, Ring } from './logo';

it('leaves its name to the link around it', () => {
  render(
    <a href="/" aria-label="Atoll, home">
      <Logo />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Atoll, home' })).toHaveTextContent('Atoll');
});

it('draws the state icon inside the ring', () => {
  expect(renderToStaticMarkup(<Ring icon="cloud-off" />)).toContain('href="/assets/icons.svg#i-cloud-off"');
});

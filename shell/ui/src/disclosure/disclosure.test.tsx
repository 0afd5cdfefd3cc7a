import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

it('HDT-06: shows and hides, and says so', async () => {
  render(
    <Disclosure summary="Room details">
      <p>Courtyard side</p>
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'Room details', expanded: false });
  expect(screen.getByText('Courtyard side')).not.toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Courtyard side')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';

it('counts within its bounds and stays in the form', async () => {
  const change = jest.fn();
  render(
    <form aria-label="Party">
      <Stepper label="Participants" name="people" min={1} max={3} defaultValue={2} onChange={change} />
    </form>,
  );
  const more = screen.getByRole('button', { name: 'More: Participants' });
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(change.mock.calls).toEqual([[3]]);
  expect(screen.getByRole('spinbutton', { name: 'Participants' })).toHaveValue(3);
  expect(screen.getByRole('form')).toHaveFormValues({ people: 3 });
});

it('keeps a typed number inside the bounds', async () => {
  const change = jest.fn();
  render(<Stepper label="Participants" min={1} max={9} onChange={change} />);
  await userEvent.type(screen.getByRole('spinbutton'), '5');
  expect(change).toHaveBeenLastCalledWith(9);
  expect(screen.getByRole('spinbutton')).toHaveValue(9);
});

it('a typed number above the most is said, until the next one', async () => {
  render(<Stepper label="Participants" min={1} max={9} hint="people" />);
  const field = screen.getByRole('spinbutton');
  await userEvent.type(field, '5');
  expect(screen.getByRole('status')).toHaveTextContent('9 is the most');
  await userEvent.click(screen.getByRole('button', { name: 'Fewer: Participants' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('people')).toBeVisible();
});

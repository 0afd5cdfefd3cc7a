import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SampleMark, ToggleChip } from './chip';

it('says whether it is pressed', async () => {
  const toggle = jest.fn();
  const { rerender } = render(
    <ToggleChip pressed={false} onClick={toggle}>
      Pool
    </ToggleChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pool', pressed: false }));
  expect(toggle).toHaveBeenCalledTimes(1);
  rerender(<ToggleChip pressed>Pool</ToggleChip>);
  expect(screen.getByRole('button', { name: 'Pool', pressed: true })).toBeInTheDocument();
});

it('marks sample data in words', () => {
  render(<SampleMark />);
  expect(screen.getByText('Sample data')).toBeInTheDocument();
});

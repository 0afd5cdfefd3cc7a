import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowsTable } from './rows-table';

const rows = Array.from({ length: 45 }, (_, index) => `Hotel ${index + 1}`);
const table = (
  <RowsTable
    label="Saved"
    rows={rows}
    rowKey={(row) => row}
    columns={[{ title: 'Name', cell: (row) => row }]}
  />
);

it('shows twenty rows at once, and the rest when asked for', async () => {
  render(table);
  const count = () => screen.getAllByRole('cell').length;
  expect(count()).toBe(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(count()).toBe(45);
  expect(screen.queryByRole('button')).toBeNull();
});

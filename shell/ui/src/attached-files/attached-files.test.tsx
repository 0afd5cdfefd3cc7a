import type { Attachment } from '@atoll/contracts/attachment';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AttachedFiles } from './attached-files';

const picture = (id: string): Attachment => ({
  ...{ id, name: `${id}.webp`, kind: 'picture', bytes: 4_096, width: 60, height: 40 },
});
const VOUCHER: Attachment = {
  ...{ id: 'voucher', name: 'Voucher.pdf', kind: 'pdf', bytes: 1_258_291, width: null, height: null },
};

function show(files: readonly Attachment[], read: jest.Mock = jest.fn(async () => new Blob(['bytes']))) {
  const onSave = jest.fn();
  render(<AttachedFiles files={files} read={read} onSave={onSave} />);
  return { user: userEvent.setup(), read, onSave };
}

it('RFQ-13: pictures are small and named, and all of them open larger', async () => {
  const { user, read } = show([picture('beach'), picture('tram'), VOUCHER]);
  expect(await screen.findByRole('img', { name: 'beach.webp' })).toBeVisible();
  expect(read.mock.calls).toEqual([
    ['beach', 'small'],
    ['tram', 'small'],
  ]);
  await screen.findByRole('img', { name: 'tram.webp' });
  await user.click(screen.getByRole('button', { name: 'Show tram.webp larger' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Files of this message' }));
  expect(viewer.getByRole('status')).toHaveTextContent('2 of 2');
  expect(viewer.getByRole('img', { name: 'tram.webp' })).toBeVisible();
});

it('RFQ-13: a picture that could not be loaded says so, and is asked for again', async () => {
  const read = jest.fn(async () => new Blob(['bytes']));
  read.mockRejectedValueOnce(new Error('broken'));
  const { user } = show([picture('beach')], read);
  expect(await screen.findByRole('alert')).toHaveTextContent('beach.webp could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Load beach.webp again' }));
  expect(await screen.findByRole('img', { name: 'beach.webp' })).toBeVisible();
});

it('RFQ-13: a PDF says its size and is only handed to the browser to keep', async () => {
  const { user, read, onSave } = show([VOUCHER]);
  expect(read).not.toHaveBeenCalled();
  read.mockRejectedValueOnce(new Error('broken'));
  await user.click(screen.getByRole('button', { name: 'Voucher.pdf, 1.2 MB' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Voucher.pdf could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Voucher.pdf, 1.2 MB' }));
  expect(onSave).toHaveBeenCalledWith(expect.any(Blob), 'Voucher.pdf');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

import { ATTACHMENT_MAX_BYTES, type Attachment } from '@atoll/contracts/attachment';
import { adoptSignIn, type useAppDispatch } from '@atoll/platform';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sampleUser } from '../testing';
import { AttachFiles } from './attach-files';
import type { Asking } from './file-requests';

/** Requests as the page makes them; the test says what becomes of each. */
class FakeRequest {
  static readonly all: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  status = 0;
  responseText = '';
  isAborted = false;
  open = jest.fn();
  send = jest.fn(() => void FakeRequest.all.push(this));
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  async answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => this.onload());
  }
}

const URL_OF_FILES = '/api/files';
const attached = (id: string): Attachment => ({
  ...{ id, name: `${id}.webp`, kind: 'picture', bytes: 4_096, width: 60, height: 40 },
});
const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const input = () => screen.getByLabelText('Files to attach');

function Page({
  asking = null,
  onBusy = () => undefined,
}: {
  asking?: Asking;
  onBusy?: (is: boolean) => void;
}) {
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  return (
    <form aria-label="Write">
      <AttachFiles files={files} onFiles={setFiles} url={URL_OF_FILES} asking={asking} onBusy={onBusy} />
    </form>
  );
}

beforeEach(() => {
  FakeRequest.all.length = 0;
  jest
    .spyOn(globalThis, 'XMLHttpRequest')
    .mockImplementation(() => new FakeRequest() as unknown as XMLHttpRequest);
});
afterEach(() => jest.restoreAllMocks());
const sent = () => FakeRequest.all;

it('RFQ-13: a file shows what is sent of it, is attached, and is removed on the server when it is taken out', async () => {
  const user = userEvent.setup();
  const onBusy = jest.fn();
  render(<Page onBusy={onBusy} />);
  await user.upload(input(), photo('beach.jpg'));
  expect(onBusy).toHaveBeenLastCalledWith(true);
  act(() => sent()[0]?.upload.onprogress?.({ loaded: 3, total: 4 }));
  expect(screen.getByRole('progressbar', { name: 'beach.jpg is being sent' })).toHaveAttribute(
    'value',
    '0.75',
  );
  await sent()[0]?.answer(201, attached('beach'));
  expect(await screen.findByText('beach.webp')).toBeVisible();
  expect(onBusy).toHaveBeenLastCalledWith(false);
  expect(sent()[0]?.headers).not.toHaveProperty('authorization');
  const remove = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await user.click(screen.getByRole('button', { name: 'Remove beach.webp' }));
  expect(screen.queryByText('beach.webp')).not.toBeInTheDocument();
  expect(remove).toHaveBeenCalledWith(`${URL_OF_FILES}/beach`, expect.objectContaining({ method: 'DELETE' }));
});

it('RFQ-13: what was refused says why and is left out; what did not arrive is sent again', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.upload(input(), photo('beach.jpg'));
  const refusal = {
    code: 'INVALID_FIELDS',
    message: 'No',
    requestId: 'r',
    fields: { file: 'It is cut off.' },
  };
  await sent()[0]?.answer(422, refusal);
  expect(await screen.findByRole('alert')).toHaveTextContent('beach.jpg did not arrive. It is cut off.');
  expect(screen.queryByRole('button', { name: 'Try beach.jpg again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave beach.jpg out' }));
  await user.upload(input(), photo('beach.jpg'));
  await act(async () => sent()[1]?.onerror());
  await user.click(await screen.findByRole('button', { name: 'Try beach.jpg again' }));
  await act(async () => sent()[2]?.onerror());
  await user.click(await screen.findByRole('button', { name: 'Leave beach.jpg out' }));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('RFQ-13: a file that is cancelled, or whose conversation is left, is sent no further', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  await user.upload(input(), [photo('beach.jpg'), photo('tram.jpg')]);
  await user.click(screen.getByRole('button', { name: 'Cancel beach.jpg' }));
  expect(screen.queryByText('beach.jpg')).not.toBeInTheDocument();
  expect(sent().map(({ isAborted }) => isAborted)).toEqual([true, false]);
  unmount();
  expect(sent().map(({ isAborted }) => isAborted)).toEqual([true, true]);
});

it('RFQ-13: five files at most, none above 10 MB, also where they are dropped or pasted', async () => {
  render(<Page />);
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: ATTACHMENT_MAX_BYTES + 1 });
  const form = screen.getByRole('form', { name: 'Write' });
  const drop = createEvent.drop(form, { dataTransfer: { files: [large], types: ['Files'] } });
  fireEvent(form, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(await screen.findByText(/large\.jpg did not arrive\. A file has 10 MB at most\./)).toBeVisible();
  expect(sent()).toHaveLength(0);
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'];
  fireEvent.paste(form, { clipboardData: { files: names.map(photo) } });
  expect(await screen.findByText('A message has 5 files at most.')).toBeVisible();
  // The one that was refused takes no place.
  expect(sent()).toHaveLength(5);
});

it('RFQ-13: a kind that is never taken says which are, offers no other try, and takes no place of the five', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Page />);
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
  await user.upload(input(), [new File(['x'], 'film.mp4', { type: 'video/mp4' }), ...names.map(photo)]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'film.mp4 did not arrive. Pictures (JPEG, PNG, WebP) and PDF files can be attached.',
  );
  expect(screen.queryByRole('button', { name: 'Try film.mp4 again' })).not.toBeInTheDocument();
  expect(sent()).toHaveLength(5);
});

it('RFQ-13: files stand in the order in which they were chosen, whichever arrives first', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.upload(input(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  for (const at of [2, 0, 1]) await sent()[at]?.answer(201, attached(['a', 'b', 'c'][at] ?? ''));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['a.webp', 'b.webp', 'c.webp']);
});

it('RFQ-13: whoever is signed in uploads with the access token', async () => {
  const user = userEvent.setup();
  const asking = jest.fn() as unknown as ReturnType<typeof useAppDispatch>;
  adoptSignIn(asking, { access_token: 'secret', expires_in: 900, user: sampleUser() });
  render(<Page asking={asking} />);
  await user.upload(input(), photo('beach.jpg'));
  await act(async () => undefined);
  expect(sent()[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
});

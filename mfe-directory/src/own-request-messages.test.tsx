import type { MessageBody } from '@atoll/contracts/quote-request';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openRequest } from './own-request.testing';
import { INES, invitationOf, messageOf, ownRequestOf, quotedRequestOf } from './testing/request-fixtures';
import {
  asked,
  fail,
  hold,
  ownPathOf,
  sentTo,
  startRequestsServer,
  tellChanged,
  TOKEN,
  world,
} from './testing/requests-server';

startRequestsServer();

const requestReads = () =>
  asked.filter(({ method, path }) => method === 'GET' && path.endsWith(`/own/${TOKEN}`));

describe('messages', () => {
  const thread = `threads/${INES.id}`;

  async function openThread(request = ownRequestOf()) {
    const page = await openRequest(request);
    await page.user.click(screen.getByRole('button', { name: /^Inês Marques/ }));
    const log = within(await screen.findByRole('log', { name: 'Messages with Inês Marques' }));
    const say = async (text: string) => {
      await page.user.type(screen.getByRole('textbox', { name: 'Write to Inês' }), text);
      await page.user.click(screen.getByRole('button', { name: 'Send' }));
    };
    return { ...page, log, say };
  }

  it('RFQ-13: what is unread is counted until the thread is opened', async () => {
    world.threads[INES.id] = [messageOf()];
    const page = await openRequest(ownRequestOf({ invitations: [invitationOf({ unread: 1 })] }));
    expect(asked.some(({ path }) => path.includes('/threads/'))).toBe(false);
    expect(screen.getByText('1 unread')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: /^Inês Marques/ }));
    expect(await screen.findByText('Good morning!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('1 unread')).not.toBeInTheDocument());
  });

  it('RFQ-13: a link to one conversation opens it, and it can be closed again', async () => {
    world.threads[INES.id] = [messageOf()];
    const page = await openRequest(ownRequestOf(), { path: `/request/${TOKEN}#messages-${INES.id}` });
    expect(await screen.findByText('Good morning!')).toBeVisible();
    const button = screen.getByRole('button', { name: /^Inês Marques/, pressed: true });
    // What the browser scrolls to.
    const [row] = screen.getAllByRole('listitem').filter(({ id }) => id === `messages-${INES.id}`);
    expect(row).toContainElement(button);
    await page.user.click(button);
    expect(screen.queryByText('Good morning!')).not.toBeInTheDocument();
  });

  it('RFQ-13: a message is sent once, and is in sight all the time', async () => {
    const { log, say } = await openThread();
    const release = hold(ownPathOf(thread));
    await say('Hello');
    expect(await log.findByText('Sending…')).toBeVisible();
    expect(log.getByText('Hello')).toBeVisible();
    release();
    expect(await log.findByText(/, delivered/)).toBeVisible();
    expect(log.getAllByText('Hello')).toHaveLength(1);
    expect(log.queryByText('Sending…')).not.toBeInTheDocument();
  });

  it('RFQ-13: a picture of the agent is read by the link, and a file goes with a message', async () => {
    const beach = { id: 'f1', name: 'Beach.webp', kind: 'picture', bytes: 9, width: 6, height: 4 } as const;
    world.threads[INES.id] = [messageOf({ text: '', attachments: [beach] })];
    const { log, say, user } = await openThread();
    expect(await log.findByRole('img', { name: 'Beach.webp' })).toBeVisible();
    const voucher = new File(['%PDF-'], 'Voucher.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Files to attach'), voucher);
    expect(await screen.findByRole('button', { name: 'Remove Voucher.pdf' })).toBeVisible();
    await say('Our voucher');
    expect(await log.findByRole('button', { name: 'Voucher.pdf, 4 KB' })).toBeVisible();
    expect(asked.find(({ path }) => path.endsWith('/f1'))).toMatchObject({
      path: ownPathOf(`${thread}/attachments/f1`),
      params: { size: 'small' },
    });
  });

  it('RFQ-13: one that failed keeps its text, and is sent again as the same one', async () => {
    const { log, say, user } = await openThread();
    fail(ownPathOf(thread));
    await say('Hello');
    expect(await log.findByRole('alert')).toHaveTextContent('Not sent. Broken');
    expect(log.getByText('Hello')).toBeVisible();
    await user.click(log.getByRole('button', { name: 'Send again' }));
    expect(await log.findByText(/, delivered/)).toBeVisible();
    const ids = sentTo<MessageBody>(ownPathOf(thread)).map(({ clientId }) => clientId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('RFQ-13: what was typed to an agent is kept for that agent, through a switch and a reload', async () => {
    const { user, unmount } = await openThread();
    await user.type(screen.getByRole('textbox', { name: 'Write to Inês' }), 'To you');
    await user.click(screen.getByRole('button', { name: /^Duarte Salgueiro/ }));
    const other = await screen.findByRole('textbox', { name: 'Write to Duarte' });
    expect(other).toHaveValue('');
    await user.type(other, 'To him');
    await user.click(screen.getByRole('button', { name: /^Inês Marques/ }));
    expect(await screen.findByRole('textbox', { name: 'Write to Inês' })).toHaveValue('To you');
    unmount();
    await openThread();
    expect(screen.getByRole('textbox', { name: 'Write to Inês' })).toHaveValue('To you');
    await user.click(screen.getByRole('button', { name: /^Duarte Salgueiro/ }));
    expect(await screen.findByRole('textbox', { name: 'Write to Duarte' })).toHaveValue('To him');
    // The link is the key to the request: it is not for whoever looks into this tab's storage.
    expect(JSON.stringify({ ...window.sessionStorage })).toContain('To him');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(TOKEN);
  });

  it('RFQ-13: one that failed is there after a switch and a reload, and is still the same one', async () => {
    const { say, user, unmount } = await openThread();
    fail(ownPathOf(thread));
    await say('Hello');
    await screen.findByRole('button', { name: 'Send again' });
    await user.click(screen.getByRole('button', { name: /^Duarte Salgueiro/ }));
    await screen.findByRole('form', { name: 'Write to Duarte' });
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Inês Marques/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. Broken');
    unmount();
    const { log, unmount: leave } = await openThread();
    expect(log.getByText('Hello')).toBeVisible();
    await user.click(log.getByRole('button', { name: 'Send again' }));
    expect(await log.findByText(/, delivered/)).toBeVisible();
    await waitFor(() => expect(log.getAllByText('Hello')).toHaveLength(1));
    const ids = sentTo<MessageBody>(ownPathOf(thread)).map(({ clientId }) => clientId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    leave();
    const after = await openThread();
    expect(after.log.getAllByText('Hello')).toHaveLength(1);
    expect(after.log.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('RFQ-13: one that is on its way while another thread is read arrives once', async () => {
    const { say, user } = await openThread();
    const release = hold(ownPathOf(thread));
    await say('Hello');
    await user.click(screen.getByRole('button', { name: /^Duarte Salgueiro/ }));
    await screen.findByRole('form', { name: 'Write to Duarte' });
    await user.click(screen.getByRole('button', { name: /^Inês Marques/ }));
    expect(await screen.findByText('Sending…')).toBeVisible();
    release();
    expect(await screen.findByText(/, delivered/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Hello')).toHaveLength(1));
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  });

  it('RFQ-13: one that the page was left with is not lost, and can be let go', async () => {
    const { say, user, unmount } = await openThread();
    const release = hold(ownPathOf(thread));
    await say('Hello');
    const kept = Object.entries<string>({ ...window.sessionStorage });
    unmount();
    release();
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
    // As it stands where the page was gone before the message reached the API.
    world.threads[INES.id] = [];
    for (const [key, text] of kept) window.sessionStorage.setItem(key, text);
    const { log, unmount: leave } = await openThread();
    expect(log.getByRole('alert')).toHaveTextContent('The page was left before this arrived.');
    expect(log.getAllByText('Hello')).toHaveLength(1);
    await user.click(log.getByRole('button', { name: 'Discard' }));
    expect(log.queryByText('Hello')).not.toBeInTheDocument();
    leave();
    const after = await openThread();
    expect(after.log.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('RFQ-13: one whose answer was lost is there once after a reload, as delivered', async () => {
    const { log, say, unmount } = await openThread();
    fail(ownPathOf(thread));
    await say('Hello');
    await log.findByRole('button', { name: 'Send again' });
    const [sent] = sentTo<MessageBody>(ownPathOf(thread));
    // The API has it after all.
    world.threads[INES.id] = [messageOf({ author: 'traveler', clientId: sent?.clientId, text: sent?.text })];
    unmount();
    const after = await openThread();
    expect(await after.log.findByText(/, read/)).toBeVisible();
    expect(after.log.getAllByText('Hello')).toHaveLength(1);
    expect(after.log.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  });

  it('RFQ-13: what is new comes by the stream, into the thread and the request', async () => {
    const { log } = await openThread();
    world.threads[INES.id] = [messageOf({ text: 'A room is free.' })];
    world.request = quotedRequestOf();
    act(() => tellChanged());
    expect(await log.findByText('A room is free.')).toBeVisible();
    expect(await screen.findByText('2 quotes from 2 agents')).toBeVisible();
  });

  it('RFQ-13: without a stream the page asks every 20 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
    world.hasStream = false;
    await openRequest(ownRequestOf());
    // Once when the page opens, once when it is clear that there is no stream.
    await waitFor(() => expect(requestReads().length).toBeGreaterThanOrEqual(2));
    const before = requestReads().length;
    world.request = quotedRequestOf();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByText('2 quotes from 2 agents')).toBeVisible();
    expect(requestReads().length).toBeGreaterThan(before);
    jest.useRealTimers();
  });

  it('RFQ-13: markup in a message is text', async () => {
    world.threads[INES.id] = [messageOf({ text: '<img src=x onerror=alert(1)>' })];
    const { log } = await openThread();
    expect(log.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

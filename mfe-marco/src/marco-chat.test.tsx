import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectRequestWindow, signOut, tripChanged } from '@atoll/platform';
import { sampleUser } from '@atoll/platform/testing';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import { apiError } from '@atoll/platform/testing/fake-api';
import { HttpResponse } from 'msw';
import { conversationOf, eventsOf, CONVERSATION_ID, answerOf, ROME } from './testing/fixtures';
import {
  asked,
  fail,
  hold,
  openMarco,
  sentMessages,
  startMarcoServer,
  world,
  type OpenAnswer,
} from './marco-server.testing';

startMarcoServer();

const DATES = { checkIn: '2020-12-04', checkOut: '2020-12-09' };
const FAILED = "I'm sorry, I encountered an error processing that. Please try again.";
const NOT_READY = 'Chat service not initialized. Please wait or refresh.';

/** Opens Marco, and what he is asked stays open until the test answers. */
async function openAnswering(path?: string) {
  const opened: OpenAnswer[] = [];
  world.open = opened;
  const app = openMarco(path);
  await app.say('Hello');
  await waitFor(() => expect(opened).toHaveLength(1));
  const messageId = sentMessages()[0]?.messageId ?? '';
  const [started, done] = eventsOf(messageId, []);
  if (!opened[0] || !started || !done) throw new Error('No answer was opened');
  return { ...app, answer: opened[0], messageId, started, done };
}

function saved(id: string, title: string) {
  return { id, title, createdAt: '2020-11-25T12:00:00.000Z', updatedAt: '2020-11-25T12:00:00.000Z' };
}

/** What a screen reader is told. */
const told = () => screen.getAllByRole('status').map((region) => region.textContent);

describe('the welcome', () => {
  it('MAR-04: without a city there are three prompts, and a click sends one', async () => {
    const { screen, user } = openMarco();
    const prompts = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
    expect(prompts.map((prompt) => prompt.textContent)).toEqual([
      'Get a quote for my vacation',
      'Best time to visit Bali',
      'Luxury getaway ideas',
    ]);
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Best time to visit Bali' }));
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(sentMessages()).toMatchObject([{ text: 'Best time to visit Bali' }]);
  });

  it('MAR-03, MAR-05: ?city=Rome asks about Rome, and tells the API', async () => {
    const { screen, user } = openMarco('/chat?city=Rome');
    const prompts = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
    expect(prompts.map((prompt) => prompt.textContent)).toEqual([
      'Top activities in Rome',
      'Food tours in Rome',
      'Cultural experiences in Rome',
    ]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Food tours in Rome' }));
    await waitFor(() => expect(sentMessages()).toMatchObject([{ text: 'Food tours in Rome', city: 'Rome' }]));
  });
});

describe('the message box', () => {
  it('MAR-16: Enter sends, Shift and Enter add a line, and nothing is sent of an empty box', async () => {
    const { screen, user, box } = openMarco();
    await user.type(box(), '{Enter}   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.clear(box());
    await user.type(box(), 'One{Shift>}{Enter}{/Shift}two');
    expect(box()).toHaveValue('One\ntwo');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await user.type(box(), '{Enter}');
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(sentMessages().map(({ text }) => text)).toEqual(['One\ntwo']);
    expect(box()).toHaveValue('');
  });

  it('MAR-02: the box grows with its text, up to 120 px', async () => {
    const { box, user } = openMarco();
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(70);
    await user.type(box(), 'a');
    expect(box()).toHaveStyle({ height: '70px' });
    height.mockReturnValue(400);
    await user.type(box(), 'b');
    expect(box()).toHaveStyle({ height: '120px' });
    height.mockRestore();
  });

  it('MAR-16, MAR-46: what is sent before Marco is there stays in the box, with the sentence that says so', async () => {
    const release = hold('/api/marco/status');
    const { screen, user, box } = openMarco();
    await user.type(box(), 'Hello{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_READY);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(box()).toHaveValue('Hello');
    expect(sentMessages()).toEqual([]);
    act(release);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await user.type(box(), '{Enter}');
    expect(await screen.findByText('Here you are.')).toBeVisible();
  });

  it('ERR-13: a prompt that is tapped before Marco is there is sent when Marco is', async () => {
    const release = hold('/api/marco/status');
    const { screen, user } = openMarco();
    await user.click(screen.getByRole('button', { name: 'Best time to visit Bali' }));
    expect(sentMessages()).toEqual([]);
    act(release);
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(sentMessages()).toMatchObject([{ text: 'Best time to visit Bali' }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('MAR-46: where Marco does not answer at all it says so', async () => {
    fail('/api/marco/status');
    const { screen } = openMarco();
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_READY);
  });

  it('MAR-16: nothing is sent while Marco answers', async () => {
    const { screen, user, box, answer, started } = await openAnswering();
    act(() => answer.send(started));
    await user.type(box(), 'And another{Enter}');
    expect(box()).toHaveValue('And another');
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(sentMessages()).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('MAR-18, MAR-19: typing, then searching, are shown and kept in the store, and end with the answer', async () => {
    const { screen, store, answer, started, messageId } = await openAnswering();
    expect(screen.getByText('Marco is typing…')).toBeVisible();
    if (started.event !== 'started') throw new Error('Not the first event');
    answer.send({ event: 'started', data: { ...started.data, isSearching: true } });
    expect(await screen.findByText('Marco is searching…')).toBeVisible();
    expect(store.getState()).toMatchObject({
      marcoPanel: { isOpen: false, isMinimized: false },
      marco: {
        isInitialized: true,
        isTyping: true,
        isSearching: true,
        messages: [{ id: messageId, role: 'user', content: 'Hello' }],
        error: null,
        currentWorkflow: null,
        preferences: {},
      },
    });
    answer.send({ event: 'text', data: { text: 'First.', basis: 'tools' } });
    expect(await screen.findByText('First.')).toBeVisible();
    expect(screen.queryByText(/Marco is/)).not.toBeInTheDocument();
    answer.send({
      event: 'done',
      data: {
        message: answerOf(messageId, { content: 'First. Second.' }),
        preferences: { nights: 3 },
        understood: NOTHING_UNDERSTOOD,
        understoodVersion: 1,
      },
    });
    expect(await screen.findByText('First. Second.')).toBeVisible();
    expect(store.getState().marco).toMatchObject({
      isTyping: false,
      isSearching: false,
      preferences: { nights: 3 },
    });
  });

  it('a screen reader hears the answer once, after its end', async () => {
    const { screen, answer, started, done } = await openAnswering();
    answer.send(started, { event: 'text', data: { text: 'Half.', basis: 'tools' } });
    expect(await screen.findByText('Half.')).toBeVisible();
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    expect(told().join(' ')).not.toContain('Half');
    answer.send(done);
    await waitFor(() => expect(told()).toContain('Marco: Here you are.'));
  });

  it('MAR-33: it needs no sign-in, and this device keeps the conversation’s id', async () => {
    const { screen, say } = openMarco();
    await say('Hello');
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(localStorage.getItem('atoll-conversation')).toContain(CONVERSATION_ID);
    await say('Again');
    await waitFor(() => expect(sentMessages()).toHaveLength(2));
    expect(sentMessages()[1]).toMatchObject({ text: 'Again', conversationId: CONVERSATION_ID });
  });

  it('can be stopped: what is there stays, and the API is told', async () => {
    const { screen, user, answer, started, done, box, messageId } = await openAnswering();
    answer.send(started, { event: 'text', data: { text: 'Half.', basis: 'tools' } });
    expect(await screen.findByText('Half.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText('Stopped')).toBeVisible();
    expect(box()).toHaveFocus();
    await waitFor(() => expect(asked.at(-1)?.path).toBe(`/api/marco/messages/${messageId}/stop`));
    act(() => answer.send(done));
    expect(screen.queryByText('Here you are.')).not.toBeInTheDocument();
  });

  it('MAR-45: a model that fails leaves its sentence, and the box can be used again', async () => {
    world.answer = ({ messageId }) => [
      ...eventsOf(messageId, []).slice(0, 1),
      {
        event: 'failed',
        data: { message: answerOf(messageId, { content: FAILED, metadata: { failed: true } }) },
      },
    ];
    const { screen, say, user, box } = openMarco();
    await say('Hello');
    expect(await screen.findByText(FAILED)).toBeVisible();
    await user.type(box(), 'Hello again');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('MAR-45: an API that fails says the same, and the message is sent again by its id', async () => {
    const { screen, say, user } = openMarco();
    fail('/api/marco/messages');
    await say('Hello');
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here you are.')).toBeVisible();
    const [first, second] = sentMessages();
    expect(second).toEqual(first);
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });

  it('MAR-58: a limit that is reached is told in the API’s words', async () => {
    world.answer = () => apiError(429, 'RATE_LIMITED', 'That was a lot. Ask again in an hour.');
    const { screen, say } = openMarco();
    await say('Hello');
    expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot. Ask again in an hour.');
  });

  it('MAR-57: a line that is cut is taken up after its last event, without a second message', async () => {
    const { screen, answer, started, done, messageId } = await openAnswering();
    world.resume = (after) =>
      after === 2 ? [{ event: 'text', data: { text: 'Two.', basis: 'tools' } }, done] : [];
    answer.send(started, { event: 'text', data: { text: 'One.', basis: 'tools' } });
    expect(await screen.findByText('One.')).toBeVisible();
    answer.cut();
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(sentMessages()).toHaveLength(1);
    expect(asked.at(-1)?.path).not.toBe('/api/marco/messages');
    expect(asked.some(({ path }) => path === `/api/marco/messages/${messageId}`)).toBe(true);
  });

  it('a message that is sent without a network says so, and is sent again by itself when the network is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    world.answer = () => HttpResponse.error();
    world.resume = () => HttpResponse.error();
    const { screen, say } = openMarco();
    await say('Hello');
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    world.answer = ({ messageId }) => eventsOf(messageId, []);
    world.resume = () => apiError(404, 'NOT_FOUND');
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('MAR-57: an answer whose maker died while it was read is asked for again by itself, and begins anew', async () => {
    const { screen, answer, started } = await openAnswering();
    world.resume = () => null;
    answer.send(started, { event: 'text', data: { text: 'Half of', basis: 'tools' } });
    expect(await screen.findByText('Half of')).toBeVisible();
    world.open = null;
    answer.cut();
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(screen.queryByText('Half of')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [first, second, ...more] = sentMessages();
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('MAR-37, MAR-41: sources are links to the web only, and knowledge is labelled', async () => {
    world.answer = ({ messageId }) =>
      eventsOf(messageId, [], {
        content: 'A visa is needed.',
        metadata: {
          basis: 'knowledge',
          sources: [
            { title: 'Visa rules', content: '', url: 'https://example.com/visa' },
            { title: 'Bad', content: '', url: 'javascript:alert(1)' },
          ],
        },
      });
    const { screen, say } = openMarco();
    await say('visa rules today');
    expect(await screen.findByText('From general knowledge, not checked')).toBeVisible();
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/visa',
    ]);
  });

  it('what Marco writes is drawn as text', async () => {
    const content = '<img src=x onerror=alert(1)> **bold** [a](javascript:alert(1))';
    world.answer = ({ messageId }) => eventsOf(messageId, [], { content });
    const { screen, say } = openMarco();
    await say('Hello');
    expect(await screen.findByText(content)).toBeVisible();
  });

  it('MAR-20, RFQ-05, C17: ‘quote for my vacation’ is answered, and offers the form for agents with what is known of the trip', async () => {
    const workflow = { name: 'quoteRequest', step: 'initial' } as const;
    world.answer = ({ messageId }) =>
      eventsOf(messageId, [{ event: 'workflow', data: workflow }], { metadata: { workflow } });
    const { screen, say, store, user } = openMarco();
    act(() => void store.dispatch(tripChanged({ place: ROME, ...DATES, guests: 4 })));
    await say('quote for my vacation, with the kids');
    const chip = await screen.findByRole('link', { name: 'Request a quote' });
    expect(screen.getByText('Here you are.')).toBeVisible();
    expect(chip).toHaveAttribute(
      'href',
      `/request?city=Rome&country=Italy&from=${DATES.checkIn}&to=${DATES.checkOut}&adults=4&interests=family`,
    );
    await user.click(chip);
    expect(selectRequestWindow(store.getState())).toMatchObject({
      city: 'Rome',
      country: 'Italy',
      from: DATES.checkIn,
      to: DATES.checkOut,
      adults: 4,
      interests: ['family'],
    });
    expect(store.getState().marco?.currentWorkflow).toEqual(workflow);
    expect(window.location.pathname).toBe('/hotels');
  });

  it('MAR-20, RFQ-05: what was said in the conversation goes before the trip', async () => {
    const workflow = { name: 'quoteRequest', step: 'initial' } as const;
    world.conversation = conversationOf({
      messages: [answerOf('question1', { metadata: { workflow } })],
      preferences: { city: 'Kyoto', adults: 3, budget: { amount: 2_000, currency: 'EUR' } },
    });
    const { screen, store } = openMarco(`/chat/${CONVERSATION_ID}`);
    act(() => void store.dispatch(tripChanged({ place: ROME, guests: 4 })));
    expect(await screen.findByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      '/request?place=Kyoto&adults=3&amount=2000&currency=EUR',
    );
  });
});

it('MAR-58: Marco switched off is a sentence and two ways on, not an error', async () => {
  world.status = { isOn: false, message: 'Marco rests today.' };
  const { screen } = openMarco();
  expect(await screen.findByText('Marco rests today.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find hotels' })).toHaveAttribute('href', '/hotels');
});

describe('conversations', () => {
  it('MAR-03: /chat/{id} brings its messages back', async () => {
    world.conversation = conversationOf();
    const { screen } = openMarco(`/chat/${CONVERSATION_ID}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marco AI');
    expect(await screen.findByText('Three hotels have rooms.')).toBeVisible();
  });

  it('MAR-03: the window goes on with the conversation that this device keeps', async () => {
    localStorage.setItem('atoll-conversation', JSON.stringify({ version: 1, value: CONVERSATION_ID }));
    world.conversation = conversationOf();
    const { screen } = openMarco('/hotels');
    expect(await screen.findByText('Three hotels have rooms.')).toBeVisible();
  });

  it('MAR-03: a conversation of somebody else opens for its owner only', async () => {
    const { screen, user } = openMarco('/chat/another-person');
    expect(
      await screen.findByRole('heading', { name: 'This conversation opens for its owner only' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New chat' }));
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  it('MAR-57: a page that is loaded again in the middle of an answer hears the rest, once', async () => {
    world.conversation = conversationOf({
      messages: [
        { id: 'question1', role: 'user', content: 'Hotels?', timestamp: '2020-11-25T12:00:00.000Z' },
      ],
      openMessageId: 'question1',
    });
    world.resume = (after) => (after === 0 ? eventsOf('question1', [], { content: 'All of it.' }) : []);
    const { screen } = openMarco(`/chat/${CONVERSATION_ID}`);
    expect(await screen.findByText('All of it.')).toBeVisible();
    expect(sentMessages()).toEqual([]);
  });

  it('MAR-57: an answer that nobody makes any more is asked for again by its id, and begins anew', async () => {
    world.conversation = conversationOf({
      messages: [
        { id: 'question1', role: 'user', content: 'Hotels?', timestamp: '2020-11-25T12:00:00.000Z' },
      ],
      openMessageId: 'question1',
    });
    const [started] = eventsOf('question1', []);
    if (!started) throw new Error('An answer begins with an event');
    // Its maker ended in the middle of a sentence, and left no end.
    const half = [started, { event: 'text', data: { text: 'Half of', basis: 'tools' } }] as const;
    // The line then ends, and who comes again is told that no more will come.
    const lines = [half, null];
    world.resume = () => lines.shift() ?? null;
    const { screen } = openMarco(`/chat/${CONVERSATION_ID}`);
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(screen.queryByText('Half of')).not.toBeInTheDocument();
    expect(sentMessages()).toMatchObject([{ messageId: 'question1', text: 'Hotels?' }]);
  });

  it('MAR-03: a new conversation gets its address with its first answer', async () => {
    const { screen, say } = openMarco('/chat?city=Rome');
    await say('Hello');
    expect(await screen.findByText('Here you are.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(`/chat/${CONVERSATION_ID}`));
    expect(window.location.search).toBe('?city=Rome');
  });

  it('MAR-57: conversations are listed, renamed, and deleted after a question', async () => {
    world.conversations = [saved('aaaaaaaa', 'Rome'), saved('bbbbbbbb', 'Bali')];
    const { screen, user } = openMarco('/chat');
    expect(await screen.findByRole('link', { name: 'Rome' })).toHaveAttribute('href', '/chat/aaaaaaaa');
    await user.click(screen.getByRole('button', { name: 'Rename Rome' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Rome in May{Enter}');
    expect(await screen.findByRole('link', { name: 'Rome in May' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Bali' }));
    const question = within(screen.getByRole('group', { name: 'Delete Bali?' }));
    await user.click(question.getByRole('button', { name: 'Keep' }));
    await user.click(screen.getByRole('button', { name: 'Delete Bali' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Bali')).not.toBeInTheDocument());
    expect(world.conversations).toHaveLength(1);
  });
});

it('an input method’s Enter ends a word, not the message', async () => {
  const { box, user } = openMarco();
  await user.type(box(), 'にほん');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(box()).toHaveValue('にほん');
  expect(sentMessages()).toEqual([]);
});

it('MAR-45: a stream that the API refuses with a page of its own is an error like any other', async () => {
  world.answer = () => new HttpResponse('<html>', { status: 502 });
  const { screen, say } = openMarco();
  await say('Hello');
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
});

it('signing out ends the answer that is read, and leaves nothing of the account’s conversation', async () => {
  world.conversation = conversationOf({ messages: [answerOf('one', { content: 'For my eyes only.' })] });
  world.open = [];
  const signedIn = { session: { state: 'signed-in' as const, user: sampleUser() } };
  const { screen, store, say } = openMarco(`/chat/${CONVERSATION_ID}`, signedIn);
  expect(await screen.findByText('For my eyes only.')).toBeVisible();
  await say('And more?');
  await act(() => signOut(store.dispatch));
  await waitFor(() => expect(screen.queryByText('For my eyes only.')).not.toBeInTheDocument());
  expect(screen.queryByText('And more?')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/chat');
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeEnabled();
});

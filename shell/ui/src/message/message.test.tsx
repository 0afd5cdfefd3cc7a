import { render, screen, within } from '@testing-library/react';
import { Message, MessageLog, OutgoingMessages } from './message';

const LONG = 'x'.repeat(3_000);
const outgoing = (problem: string | null) => (
  <MessageLog label="Messages">
    <OutgoingMessages
      messages={[{ clientId: 'c1', text: LONG, files: [], problem }]}
      onResend={jest.fn()}
      onDiscard={jest.fn()}
    />
  </MessageLog>
);

it('says who wrote, and what became of it', () => {
  render(
    <MessageLog label="Messages with Inês">
      <Message from="Inês" isOwn={false} text="Good morning!" at="16:58" isRead />
      <Message from="You" isOwn text="And to you" at="16:59" isRead={false} />
      <Message from="You" isOwn text="Rain?" at="17:00" isRead />
    </MessageLog>,
  );
  const log = within(screen.getByRole('log', { name: 'Messages with Inês' }));
  expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Inês: Good morning!16:58',
    'You: And to you16:59, delivered',
    'You: Rain?17:00, read',
  ]);
});

it('RFQ-13: what can be done about a long message that was not taken comes into sight', () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { rerender } = render(outgoing(null));
  const log = screen.getByRole('log');
  expect(log.scrollTop).toBe(900);
  height.mockReturnValue(960);
  rerender(outgoing('Broken'));
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(log.scrollTop).toBe(960);
});

it('somebody who reads further up stays there while nothing is new', () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { rerender } = render(outgoing('Broken'));
  const log = screen.getByRole('log');
  log.scrollTop = 100;
  rerender(outgoing('Broken'));
  expect(log.scrollTop).toBe(100);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConversationActions, type ConversationActionsProps } from './conversation-actions';

function open(own: Partial<ConversationActionsProps> = {}) {
  const done = { blocked: [] as boolean[], reported: [] as unknown[] };
  render(
    <ConversationActions
      other="Inês"
      blockedBy={null}
      isReported={false}
      onBlock={async (isBlocked) => {
        done.blocked.push(isBlocked);
        return null;
      }}
      onReport={async (body) => {
        done.reported.push(body);
        return null;
      }}
      {...own}
    />,
  );
  return done;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('RFQ-13: a conversation is ended after a question, and goes on again by one press', async () => {
  const done = open();
  await press('End this conversation');
  expect(done.blocked).toEqual([]);
  await press('End it');
  expect(done.blocked).toEqual([true]);
  const ended = open({ blockedBy: 'self' });
  await press('Let it go on');
  expect(ended.blocked).toEqual([false]);
});

it('RFQ-13: whom the other side has ended it with is told so', () => {
  open({ blockedBy: 'other', isReported: true });
  expect(screen.getByText('Inês has ended this conversation.')).toBeVisible();
  expect(screen.getByText('Reported. An administrator looks at it.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('RFQ-13: a report says why; what is refused is said, and what was typed stays', async () => {
  const done = open();
  await press('Report Inês');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What is wrong?'), 'It looks like fraud');
  await userEvent.type(dialog.getByLabelText('What has happened?'), 'Asks for cash.');
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(done.reported).toEqual([{ reason: 'fraud', text: 'Asks for cash.' }]);
});

it('RFQ-13: a refused report stays open with its words', async () => {
  open({ onReport: async () => 'Too many reports.' });
  await press('Report Inês');
  await userEvent.type(screen.getByLabelText('What has happened?'), 'Rude.');
  await press('Report');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many reports.');
  expect(screen.getByLabelText('What has happened?')).toHaveValue('Rude.');
});

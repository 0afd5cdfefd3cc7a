import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuggestInput } from './suggest-input';

const TEXTS = {
  searching: 'Searching...',
  empty: 'Nobody found',
  hint: 'Type at least 2 characters to search',
  failure: 'Search failed',
};

it('DIR-09: asks for more letters of one, and for none once what was typed was searched for', async () => {
  const field = (value: string) => (
    <SuggestInput
      label="Agent"
      placeholder="Name"
      value={value}
      suggest={async () => []}
      onPick={() => {}}
      texts={TEXTS}
    />
  );
  const { rerender } = render(field(''));
  await userEvent.type(screen.getByRole('combobox', { name: 'Agent' }), 's');
  expect(screen.getByRole('status')).toHaveTextContent(TEXTS.hint);
  await userEvent.type(screen.getByRole('combobox', { name: 'Agent' }), 'hiori');
  rerender(field('shiori'));
  expect(screen.getByRole('status')).not.toHaveTextContent(TEXTS.hint);
});

import { render, screen } from '@testing-library/react';
import { ChangeList } from './change-list';

it('says each part with what it was and what it is, also to who does not see the line through it', () => {
  render(<ChangeList items={[{ what: 'People', before: '2 adults', after: '3 adults' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('People before: 2 adults now: 3 adults');
});

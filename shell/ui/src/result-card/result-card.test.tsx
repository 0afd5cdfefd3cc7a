import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CardFacts, CardPrice, ResultCard, type ResultCardProps } from './result-card';

function show(props: Partial<ResultCardProps> = {}) {
  const onOpen = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <ResultCard
      layout="list"
      standsOut={null}
      name="Sunset walk"
      subtitle="Lisbon"
      pictureUri="/media/artwork/lisbon.golden-800x600.webp"
      href="/tours?tour=1"
      onOpen={onOpen}
      onShowOnMap={null}
      action="View Details"
      price={<CardPrice price={null} missing="Ask for a price" />}
      {...props}
    />,
  );
  return { onOpen };
}

it('its name is a link and its button opens the same', async () => {
  const { onOpen } = show();
  expect(screen.getByRole('link', { name: 'Sunset walk' })).toHaveAttribute('href', '/tours?tour=1');
  await userEvent.click(screen.getByRole('link', { name: 'View Details: Sunset walk' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Ask for a price')).toBeVisible();
});

it('leads to the map where there is one', async () => {
  const onShowOnMap = jest.fn();
  show({ onShowOnMap });
  await userEvent.click(screen.getByRole('button', { name: 'Show Sunset walk on the map' }));
  expect(onShowOnMap).toHaveBeenCalledTimes(1);
});

it('without a map there is no way to it', () => {
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('stands out where it was chosen', () => {
  show({ standsOut: 'selected' });
  expect(screen.getByRole('article')).toHaveClass('selected');
});

it('expands to the other facts', async () => {
  function Facts() {
    const [isExpanded, setExpanded] = useState(false);
    return (
      <CardFacts
        name="Sunset walk"
        chips={[{ id: 'w', label: 'Walk', icon: 'wifi' }]}
        more={['Guide', 'Snacks']}
        isExpanded={isExpanded}
        onToggle={() => setExpanded(!isExpanded)}
      />
    );
  }
  render(<Facts />);
  expect(screen.getByText('Guide, Snacks')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '+2 more about Sunset walk' }));
  expect(screen.getByText('Guide, Snacks')).toBeVisible();
});

it('without JavaScript a price that would come later is told of', () => {
  render(<CardPrice price="loading" missing="Check availability" />);
  expect(screen.getByText('Prices need JavaScript')).toHaveAttribute('data-without-script');
});

it('a card that leads to another page is an ordinary link', () => {
  show({ onOpen: undefined });
  expect(screen.getByRole('link', { name: 'Sunset walk' })).toHaveAttribute('href', '/tours?tour=1');
  expect(screen.getByRole('link', { name: 'View Details: Sunset walk' })).toHaveAttribute(
    'href',
    '/tours?tour=1',
  );
});

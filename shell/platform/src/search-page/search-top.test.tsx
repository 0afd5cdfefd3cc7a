import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroFirst, SearchHero, SearchTop } from './search-top';

const hero = <h1>Find hotels</h1>;

it('HSE-01: the empty search has its hero, results have the form alone', async () => {
  const onTurnTo = jest.fn();
  const top = (hasResults: boolean) => (
    <SearchTop hero={hero} hasResults={hasResults} onTurnTo={onTurnTo}>
      <input aria-label="Destination" />
    </SearchTop>
  );
  const { rerender } = render(top(false));
  expect(screen.getByRole('heading', { name: 'Find hotels' })).toBeVisible();
  await userEvent.tab();
  expect(onTurnTo).toHaveBeenCalledTimes(1);
  rerender(top(true));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Destination' })).toHaveFocus();
});

it('HSE-05, TOU-01: the hero of an empty search is there before the rest of its page', () => {
  render(
    <HeroFirst>
      <SearchHero id="hero" title="Find hotels" lede="Everywhere.">
        <svg data-testid="picture" />
      </SearchHero>
    </HeroFirst>,
  );
  const section = screen.getByRole('region', { name: 'Find hotels' });
  expect(section).toHaveTextContent('Everywhere.');
  expect(section).toContainElement(screen.getByTestId('picture'));
});

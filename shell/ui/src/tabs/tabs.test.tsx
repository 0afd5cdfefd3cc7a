import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionLinks, Tabs } from './tabs';

const TABS = [
  { value: 'agents', label: 'Agents', panel: 'One form, up to five agents' },
  { value: 'hotels', label: 'Hotels', panel: 'Totals first' },
  { value: 'tours', label: 'Tours', panel: 'Small groups' },
] as const;

it('moves and selects with arrows, jumps with Home and End, and goes round', async () => {
  render(<Tabs label="Ways to plan" tabs={TABS} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Agents', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Hotels', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Hotels' })).toHaveTextContent('Totals first');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Agents', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(screen.getByRole('tab', { name: 'Agents', selected: true })).toHaveFocus();
});

it('has one stop in the tab order, then its panel', async () => {
  render(<Tabs label="Ways to plan" tabs={TABS} defaultValue="tours" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Tours' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Tours' })).toHaveFocus();
});

it('leaves the choice to the caller who gives the value', async () => {
  const change = jest.fn();
  render(<Tabs label="Ways to plan" tabs={TABS} value="agents" onChange={change} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tours' }));
  expect(change).toHaveBeenCalledWith('tours');
  expect(screen.getByRole('tab', { name: 'Agents', selected: true })).toBeInTheDocument();
});

it('marks the current section link', () => {
  render(
    <SectionLinks
      label="Sections"
      links={[
        { href: '#rooms', label: 'Rooms', current: true },
        { href: '#about', label: 'About' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Rooms', current: true })).toHaveAttribute('href', '#rooms');
});

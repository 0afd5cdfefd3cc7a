import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PlaceSearch, type Place, type PlaceSearchProps } from './place-search';

const lisbon: Place = {
  name: 'Lisbon',
  country: 'Portugal',
  latitude: 38.72,
  longitude: -9.14,
  iataCode: 'LIS',
};
const lisse: Place = { name: 'Lisse', country: 'Netherlands', latitude: 52.26, longitude: 4.56 };
const texts = {
  searching: 'Searching cities...',
  empty: 'No cities found',
  hint: 'Type at least 2 characters to search',
  recent: 'Recent searches',
};

type Asked = {
  query: string;
  signal: AbortSignal;
  answer: (places: Place[]) => void;
  fail: (error: Error) => void;
};

/** The field with the place that it was given last, as a form has it. */
function Field({
  value: first = null,
  onChange,
  ...props
}: Partial<PlaceSearchProps> & Pick<PlaceSearchProps, 'search' | 'onChange'>) {
  const [place, setPlace] = useState<Place | null>(first);
  return (
    <PlaceSearch
      label="Destination"
      placeholder="Where to?"
      texts={texts}
      {...props}
      value={place}
      onChange={(next) => {
        setPlace(next);
        onChange(next);
      }}
    />
  );
}

function show(props: Partial<PlaceSearchProps> = {}) {
  const asked: Asked[] = [];
  const search = jest.fn(
    (query: string, signal: AbortSignal) =>
      new Promise<Place[]>((answer, fail) => {
        asked.push({ query, signal, answer, fail });
      }),
  );
  const onChange = jest.fn();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <Field search={search} onChange={onChange} {...props} />
      <button type="button">Next</button>
    </>,
  );
  const field = screen.getByRole('combobox', { name: 'Destination' });
  const rest = (ms = 300) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
  const answer = (places: Place[]) => act(async () => asked.at(-1)?.answer(places));
  return { asked, search, onChange, user, field, rest, answer };
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out, and combobox-nav moves only among options that have a size.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(46);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('HSE-13: asks from the second character on, and once for fast typing', async () => {
  const { user, field, search, rest } = show();
  await user.type(field, 'l');
  await rest(1000);
  expect(search).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Type at least 2 characters to search');
  await user.type(field, 'isbon');
  await rest(299);
  expect(search).not.toHaveBeenCalled();
  await rest(1);
  expect(search).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledWith('lisbon', expect.any(AbortSignal));
});

it('HSE-14: says that it searches, and that it found nothing', async () => {
  const { user, field, rest, answer } = show();
  await user.type(field, 'xx');
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent(/^Searching cities\.\.\.$/);
  await answer([]);
  expect(screen.getByRole('status')).toHaveTextContent(/^No cities found$/);
});

it('HSE-15 HSE-16: lists name and country, with the code where there is one', async () => {
  const { user, field, rest, answer } = show();
  await user.type(field, 'lis');
  await rest();
  await answer([lisbon, lisse]);
  const [first, second] = screen.getAllByRole('option');
  expect(first).toHaveTextContent('Lisbon, PortugalLIS');
  expect(second).toHaveTextContent(/^Lisse, Netherlands$/);
  expect(screen.getByRole('status')).toHaveTextContent('2 places');
});

it('HSE-17: drops results without name, country, latitude or longitude', async () => {
  const { user, field, rest, answer } = show();
  await user.type(field, 'lis');
  await rest();
  const holes = [
    { name: '' },
    { country: undefined },
    { latitude: undefined },
    { longitude: Number.NaN },
  ].map((hole) => ({ ...lisse, ...hole }) as Place);
  await answer([...holes, lisbon]);
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('MAR-14: shows as many rows as the caller allows', async () => {
  const { user, field, rest, answer } = show({ limit: 7 });
  await user.type(field, 'lis');
  await rest();
  await answer(Array.from({ length: 10 }, (_, index) => ({ ...lisse, latitude: index })));
  expect(screen.getAllByRole('option')).toHaveLength(7);
});

it('drops the request before and ignores its late answer', async () => {
  const { user, field, rest, asked } = show();
  await user.type(field, 'li');
  await rest();
  await user.type(field, 's');
  expect(asked[0]?.signal.aborted).toBe(true);
  await rest();
  await act(async () => asked[1]?.answer([lisbon]));
  await act(async () => asked[0]?.answer([lisse]));
  expect(screen.getByRole('option')).toHaveTextContent('Lisbon');
});

it('shows the message of a failed search in its row', async () => {
  const { user, field, rest, asked } = show();
  await user.type(field, 'lis');
  await rest();
  await act(async () => asked[0]?.fail(new Error('Location search timed out.')));
  expect(screen.getByRole('status')).toHaveTextContent('Location search timed out.');
});

it('the first Down and Enter take the first place, as Enter alone does, and the second Down the next one', async () => {
  const { user, field, rest, answer, onChange } = show();
  await user.type(field, 'lis');
  await rest();
  await answer([lisbon, lisse]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(lisbon);
  await user.type(field, '{Backspace}');
  await rest();
  await answer([lisbon, lisse]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(lisse);
});

it('an arrow that opens the list again stands at the first place, and the next one goes on', async () => {
  const { user, field, rest, answer, onChange } = show();
  await user.type(field, 'lis');
  await rest();
  await answer([lisbon, lisse]);
  await user.keyboard('{Escape}{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(lisse);
});

it('picks with Down and Enter, and reports when the text no longer names the place', async () => {
  const { user, field, rest, answer, onChange, search } = show();
  await user.type(field, 'lis');
  await rest();
  await answer([lisbon, lisse]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lisbon');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(lisse);
  expect(field).toHaveValue('Lisse, Netherlands');
  await rest(1000);
  expect(search).toHaveBeenCalledTimes(1);
  await user.type(field, '{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('picks by click', async () => {
  const { user, field, rest, answer, onChange } = show();
  await user.type(field, 'lis');
  await rest();
  await answer([lisbon]);
  await user.click(screen.getByRole('option'));
  expect(onChange).toHaveBeenCalledWith(lisbon);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('picks nothing with Tab', async () => {
  const { user, field, rest, answer, onChange } = show();
  await user.type(field, 'lis');
  await rest();
  await answer([lisbon]);
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('lis');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('closes with the first Escape and clears with the second', async () => {
  const { user, field, rest, answer, onChange } = show({ value: lisse });
  await user.type(field, '{Backspace}');
  await rest();
  await answer([lisbon]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveValue('Lisse, Netherland');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('offers recent places on focus while it is empty, and picks none on its own', async () => {
  const { user, field, onChange } = show({ recent: [lisbon] });
  await user.click(field);
  expect(screen.getByRole('option', { name: 'Lisbon, Portugal LIS' })).toBeVisible();
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  expect(screen.getByText('Recent searches')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith(lisbon);
});

it('says whether its list is there, stays open on a click and opens again with an arrow key', async () => {
  const { user, field, rest, answer } = show();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'lis');
  await rest();
  await answer([lisbon]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.click(field);
  expect(screen.getByRole('option')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lisbon');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

it('Enter takes the first place also after a space that asks for nothing else', async () => {
  const { user, field, rest, answer, onChange } = show();
  await user.type(field, 'lis');
  await rest();
  await answer([lisbon]);
  await user.type(field, ' {Enter}');
  expect(onChange).toHaveBeenCalledWith(lisbon);
});

it('leaves the keys of an input method alone, and takes the first place once it is done', async () => {
  const { user, field, rest, answer, onChange } = show();
  field.focus();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'lis' } });
  await rest();
  await answer([lisbon]);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(lisbon);
});

it('has its keys after a composition that began while the list was there', async () => {
  const { user, field, rest, answer, onChange } = show();
  await user.type(field, 'li');
  await rest();
  await answer([lisse]);
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'lis' } });
  fireEvent.compositionEnd(field);
  await rest();
  await answer([lisse, lisbon]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith(lisbon);
});

it('keeps what was typed before hydration and searches for it', async () => {
  const search = jest.fn(() => new Promise<Place[]>(() => {}));
  const element = (
    <PlaceSearch label="Destination" value={null} search={search} onChange={() => {}} texts={texts} />
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  document.body.append(page);
  const field = within(page).getByRole<HTMLInputElement>('combobox');
  field.value = 'lisb';
  field.focus();
  const root = await act(async () => hydrateRoot(page, element));
  expect(field).toHaveValue('lisb');
  await act(async () => void (await jest.advanceTimersByTimeAsync(300)));
  expect(search).toHaveBeenCalledWith('lisb', expect.any(AbortSignal));
  // Whoever is still in the field sees what comes of it.
  expect(within(page).getByText(texts.searching)).toBeInTheDocument();
  act(() => root.unmount());
  page.remove();
});

it('whoever came to the empty field before hydration is offered the recent places', async () => {
  const element = (
    <PlaceSearch
      label="Destination"
      value={null}
      search={async () => []}
      onChange={() => {}}
      texts={texts}
      recent={[lisbon]}
    />
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  document.body.append(page);
  within(page).getByRole('combobox').focus();
  const root = await act(async () => hydrateRoot(page, element));
  expect(within(page).getByRole('option', { name: /Lisbon/ })).toBeVisible();
  act(() => root.unmount());
  page.remove();
});

it('what was typed over a place before hydration takes its place', async () => {
  function Form() {
    const [place, setPlace] = useState<Place | null>(lisbon);
    return (
      <PlaceSearch
        label="Destination"
        value={place}
        search={async () => []}
        onChange={setPlace}
        texts={texts}
      />
    );
  }
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Form />);
  document.body.append(page);
  const field = within(page).getByRole<HTMLInputElement>('combobox');
  field.value = 'Por';
  const root = await act(async () => hydrateRoot(page, <Form />));
  expect(field).toHaveValue('Por');
  act(() => root.unmount());
  page.remove();
});

it('carries its text in a form', () => {
  render(
    <form aria-label="Search">
      <PlaceSearch
        label="Where"
        name="place"
        value={lisbon}
        search={async () => []}
        onChange={() => {}}
        texts={texts}
      />
    </form>,
  );
  expect(screen.getByRole('form')).toHaveFormValues({ place: 'Lisbon, Portugal' });
});

it('another place from outside writes its name, also over text that names none', async () => {
  function Form() {
    const [place, setPlace] = useState<Place | null>(lisbon);
    return (
      <>
        <PlaceSearch
          label="Destination"
          value={place}
          search={async () => []}
          onChange={setPlace}
          texts={texts}
        />
        <button onClick={() => setPlace(lisse)}>Lisse</button>
      </>
    );
  }
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Destination' });
  fireEvent.change(field, { target: { value: 'Lisb' } });
  expect(field).toHaveValue('Lisb');
  fireEvent.click(screen.getByText('Lisse'));
  expect(field).toHaveValue('Lisse, Netherlands');
});

it('PLC-04: shows the region where it is needed, and the name that was found where it is another', async () => {
  const { user, field, rest, answer } = show();
  await user.type(field, 'fi');
  await rest();
  const florence = { ...lisbon, name: 'Florence', country: 'Italy', iataCode: undefined, matched: 'Firenze' };
  const springfield = { ...lisse, name: 'Springfield', region: 'Illinois', country: 'United States' };
  await answer([florence, springfield]);
  const [first, second] = screen.getAllByRole('option');
  expect(first).toHaveTextContent(/^Florence \(Firenze\), Italy$/);
  expect(first).toHaveAccessibleName('Florence (Firenze), Italy');
  expect(second).toHaveTextContent(/^Springfield, Illinois, United States$/);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Springfield, Illinois, United States');
});

it('PLC-03: each kind of place has its icon, and says what it is where it is no city', async () => {
  const { user, field, rest, answer } = show();
  await user.type(field, 'li');
  await rest();
  const kinds = ['city', 'airport', 'landmark', 'region', 'island'] as const;
  await answer(kinds.map((kind) => ({ ...lisse, name: `Li ${kind}`, kind })));
  const rows = screen.getAllByRole('option');
  const icons = rows.map(({ innerHTML }) => /<svg.*<\/svg>/s.exec(innerHTML)?.[0]);
  expect(new Set(icons).size).toBe(kinds.length);
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'Li city, Netherlands',
    'Li airport, Netherlands airport',
    'Li landmark, Netherlands landmark',
    'Li region, Netherlands region',
    'Li island, Netherlands island',
  ]);
});

it("PLC-05: 'Near me' asks only when it is tapped, and picks the place where one is", async () => {
  const nearMe = jest.fn(async () => lisse);
  const { user, field, rest, onChange } = show({ nearMe, recent: [lisbon] });
  await user.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(nearMe).not.toHaveBeenCalled();
  await user.click(screen.getByRole('option', { name: 'Near me' }));
  await rest(0);
  expect(nearMe).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledWith(lisse);
  expect(field).toHaveValue('Lisse, Netherlands');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('PLC-05: a refused position is a sentence, and a recent place can still be picked', async () => {
  const nearMe = jest.fn(() => Promise.reject(new Error('Type a place instead.')));
  const { user, field, rest, onChange } = show({ nearMe, recent: [lisbon] });
  await user.click(field);
  await user.click(screen.getByRole('option', { name: 'Near me' }));
  await rest(0);
  expect(screen.getByRole('status')).toHaveTextContent(/^Type a place instead\.$/);
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('option', { name: 'Lisbon, Portugal LIS' }));
  expect(onChange).toHaveBeenCalledWith(lisbon);
});

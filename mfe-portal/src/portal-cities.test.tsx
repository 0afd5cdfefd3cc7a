import { fireEvent, waitFor, within } from '@testing-library/react';
import { openPortal } from './portal-app.testing';
import { LISBON, placesServer, sentChanges } from './testing/places-server';

const { world, queriesOf, fail, start } = placesServer;
start();

const open = (path: string) => openPortal(`/management-portal/${path}`, { role: 'admin' });
const openLisbon = async () => {
  const opened = open('cities/lisbon');
  const description = await opened.screen.findByLabelText('Description');
  const save = () => opened.user.click(opened.screen.getByRole('button', { name: 'Save city' }));
  return { ...opened, description, save };
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('POR-05: the list of cities', () => {
  it('says what each city is missing, and is narrowed by name and by what is missing', async () => {
    const { screen, user } = open('cities');
    const row = within(await screen.findByRole('row', { name: /Lisbon/ }));
    expect(row.getByRole('link', { name: 'Lisbon' })).toHaveAttribute(
      'href',
      '/management-portal/cities/lisbon',
    );
    expect(row.getByText('No credit')).toBeVisible();
    expect(screen.getByText('120 cities')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Page 3' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/page=3/),
    );
    await user.click(screen.getByRole('button', { name: 'No picture' }));
    await waitFor(() =>
      expect(queriesOf('/api/admin/cities').at(-1)).toEqual({ missing: 'picture', page: '1' }),
    );
    type(screen.getByLabelText('City or country'), 'atlantis');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/No city is found for/)).toBeVisible();
  });

  it('says that it cannot be read, and tries again', async () => {
    fail('/api/admin/cities');
    const { screen, user } = open('cities');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeVisible();
  });
});

describe('POR-05: a city', () => {
  it('is changed in text and highlights, which are added, moved and removed, from the version that was read', async () => {
    const { screen, user, description, save } = await openLisbon();
    type(description, 'Seven hills.\n\nAnd the light.');
    await user.click(screen.getByRole('button', { name: 'Add a highlight' }));
    type(screen.getByLabelText('Highlight 3'), 'Fado');
    await user.click(screen.getByRole('button', { name: 'Move highlight 3 up' }));
    await user.click(screen.getByRole('button', { name: 'Remove highlight 1' }));
    await save();
    const done = await screen.findByText(/Lisbon is saved/);
    expect(within(done).getByRole('link', { name: 'its page' })).toHaveAttribute(
      'href',
      '/travel-agents/lisbon',
    );
    expect(sentChanges()).toEqual([
      {
        ifMatch: '"3"',
        body: expect.objectContaining({
          description: 'Seven hills.\n\nAnd the light.',
          highlights: ['Fado', 'The river'],
          image_credit: 'Atoll',
        }) as object,
      },
    ]);
  });

  it('keeps the point of its picture by arrow keys and by numbers, and shows every crop with it', async () => {
    const { screen, save } = await openLisbon();
    const point = screen.getByRole('button', { name: 'Point to keep: 50% from the left, 40% from the top' });
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Tab']) fireEvent.keyDown(point, { key });
    expect(point).toHaveAccessibleName('Point to keep: 60% from the left, 60% from the top');
    type(screen.getByLabelText('From the top, %'), '140');
    expect(point).toHaveAccessibleName(/60% from the left, 100% from the top/);
    const crops = within(screen.getByRole('list', { name: 'Every crop of the site' }));
    expect(crops.getAllByRole('img').map((crop) => crop.getAttribute('alt'))).toEqual([
      'City page, 1/1',
      'Home and country page, 4/5',
      'Near other cities, 4/3',
    ]);
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(sentChanges()[0]?.body).toMatchObject({ image_position: '60% 100%' });
  });

  it('keeps the point that is clicked in the picture, to tenths', async () => {
    const { screen } = await openLisbon();
    const point = screen.getByRole('button', { name: /Point to keep/ });
    const box = { left: 100, top: 50, width: 200, height: 100 } as DOMRect;
    jest.spyOn(point, 'getBoundingClientRect').mockReturnValue(box);
    fireEvent.click(point, { detail: 1, clientX: 157, clientY: 141 });
    expect(point).toHaveAccessibleName('Point to keep: 30% from the left, 90% from the top');
    // A click of the keyboard is nowhere in the picture.
    fireEvent.click(point, { detail: 0 });
    expect(point).toHaveAccessibleName(/30% from the left/);
  });

  it('takes a picture that is uploaded, and another one off', async () => {
    const { screen, user, save } = await openLisbon();
    const [page] = screen.getAllByLabelText('Choose another picture');
    await user.upload(page as HTMLElement, new File(['png'], 'a.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Every crop of the site' })).getByAltText(/City page/),
      ).toHaveAttribute('src', '/media/city-images/new.webp'),
    );
    await user.click(screen.getAllByRole('button', { name: 'Remove picture' })[1] as HTMLElement);
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(sentChanges()[0]?.body).toMatchObject({
      featured_image_url: '/media/city-images/new.webp',
      image_url: '',
    });
  });

  it('POR-18: is put back as it was before, by one more write from the new version', async () => {
    const { screen, user, description, save } = await openLisbon();
    type(description, 'Another text.');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/It is as it was before/)).toBeVisible();
    expect(sentChanges().at(-1)).toMatchObject({ ifMatch: '"4"', body: { description: 'Seven hills.' } });
    expect(description).toHaveValue('Seven hills.');
  });

  it('POR-18: an earlier edit is compared and put back, and what is typed elsewhere stays', async () => {
    world.edits = [
      {
        ...{ id: 'e1', at: '2020-11-20T09:00:00.000Z', email: 'tomas@atoll.example', kind: 'city' },
        ...{ record: 'lisbon', title: 'Lisbon', what: 'changed' },
        differences: [
          { field: 'image_credit', before: 'Tomás Reis', after: 'Atoll' },
          { field: 'highlights', before: ['Trams'], after: ['Trams', 'The river'] },
        ],
      },
    ];
    const { screen, user, description } = await openLisbon();
    type(description, 'Not saved yet.');
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText('Credit, Highlights')).toBeVisible();
    await user.click(history.getByText('Compare'));
    expect(history.getByText('Trams, The river')).toBeVisible();
    await user.click(history.getByRole('button', { name: /Put back what was before: Credit, Highlights/ }));
    await screen.findByText(/It is as it was before/);
    expect(sentChanges()).toEqual([
      {
        ifMatch: '"3"',
        body: expect.objectContaining({
          ...{ image_credit: 'Tomás Reis', highlights: ['Trams'], description: 'Seven hills.' },
        }) as object,
      },
    ]);
    expect(screen.getByLabelText('Credit')).toHaveValue('Tomás Reis');
    expect(description).toHaveValue('Not saved yet.');
    expect(history.queryByRole('button', { name: /Put back/ })).toBeNull();
  });

  it('POR-18: what somebody else saved of other fields meanwhile is kept', async () => {
    world.theirs = { image_credit: 'Tomás Reis' };
    const { screen, description, save } = await openLisbon();
    type(description, 'Mine.');
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(sentChanges().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']);
    expect(sentChanges().at(-1)?.body).toMatchObject({ description: 'Mine.', image_credit: 'Tomás Reis' });
    expect(screen.getByLabelText('Credit')).toHaveValue('Tomás Reis');
  });

  it('POR-18: where both changed one field both values are shown, and nothing typed is lost', async () => {
    world.theirs = { description: 'Theirs.' };
    const { screen, user, description, save } = await openLisbon();
    type(description, 'Mine.');
    await save();
    const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
    expect(alert.getByText('Theirs.')).toBeVisible();
    expect(alert.getByText('Mine.')).toBeVisible();
    expect(description).toHaveValue('Mine.');
    await user.click(alert.getByRole('button', { name: 'Save mine over it' }));
    await screen.findByText(/Lisbon is saved/);
    expect(sentChanges().at(-1)).toMatchObject({ ifMatch: '"4"', body: { description: 'Mine.' } });
  });

  it('says at its field what is refused', async () => {
    world.refusal = { image_url: 'This is no picture of this site. Please upload one here.' };
    const { screen, user, description, save } = await openLisbon();
    type(description, 'Mine.');
    await save();
    expect((await screen.findAllByText(/This is no picture of this site/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Add a highlight' }));
    await save();
    expect(await screen.findByText('A highlight is empty: write it, or remove it')).toBeVisible();
    expect(sentChanges()).toHaveLength(1);
  });

  it('says that there is none of that name, and has no public page where its country is hidden', async () => {
    const { screen, unmount } = open('cities/atlantis');
    expect(await screen.findByText('There is no such city.')).toBeVisible();
    unmount();
    world.city = { ...LISBON, isPublic: false };
    const hidden = await openLisbon();
    expect(hidden.screen.getByText('Its country is hidden, so it has no public page.')).toBeVisible();
  });
});

import type { GuideBody } from '@atoll/contracts/edited-guide';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortal } from './portal-app.testing';
import { LISBON, placesServer, sentChanges } from './testing/places-server';

const { world, start } = placesServer;
start();

const TOWER = {
  ...{ id: 'belem-tower', name: 'Belém Tower', local: null, kind: 'tower' as const },
  ...{ lat: 38.69, lng: -9.22, about: 'Built for the ships.' },
};
const CASTLE = { ...TOWER, id: 'castle', name: 'Castle', kind: 'castle' as const, about: 'Walls.' };
const GUIDE: GuideBody = {
  ...{ is_coastal: true, sights: [TOWER, CASTLE], best_months: [5, 9], good_for: ['food'] },
  quarters: [{ name: 'Alfama', about: 'Stairs.', lat: null, lng: null }],
  food: [{ name: 'Cod', about: 'Salted.' }],
  ...{ seasons: 'Mild.', getting_there: 'By air.', getting_around: 'By tram.' },
  day_trips: [{ name: 'Sintra', km: 28, about: 'Palaces.', lat: 38.8, lng: -9.39 }],
};

async function openCity(guide: GuideBody | null) {
  world.city = { ...LISBON, guide };
  const opened = openPortal('/management-portal/cities/lisbon', { role: 'admin' });
  const { user } = opened;
  await screen.findByLabelText('Description');
  const click = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return {
    ...opened,
    ...{ click, save: () => click('Save city') },
    turn: () => user.click(screen.getByRole('switch', { name: 'This city has a guide' })),
  };
}
const openGuide = async () => {
  const opened = await openCity(GUIDE);
  await screen.findByRole('button', { name: 'Add a sight' });
  return opened;
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const lastGuide = () => sentChanges().at(-1)?.body['guide'];

describe('DES-11, POR-05: the guide of a city', () => {
  it('is begun with a sight, months, a dish and a text, and is sent with the city', async () => {
    const { user, turn, click, save } = await openCity(null);
    expect(screen.queryByRole('button', { name: 'Add a sight' })).toBeNull();
    await turn();
    await screen.findByRole('button', { name: 'Add a sight' });
    await click('Add a sight');
    const sight = within(screen.getByRole('group', { name: 'Sight 1' }));
    type(sight.getByLabelText('Name'), 'Carmo Convent');
    type(sight.getByLabelText(/^Name there/), 'Convento do Carmo');
    await user.selectOptions(sight.getByLabelText('Kind'), 'Ruin');
    type(sight.getByLabelText('Latitude'), '38.712');
    type(sight.getByLabelText('Longitude'), '-9.1406');
    type(sight.getByLabelText('About'), 'Arches without a roof.');
    await click('Add a dish');
    type(group('Dish 1').getByLabelText('Name'), 'Cod');
    type(group('Dish 1').getByLabelText('About'), 'Salted.');
    for (const month of ['September', 'May', 'June', 'June'])
      await user.click(screen.getByRole('checkbox', { name: month }));
    type(screen.getByLabelText('Seasons'), 'Mild.');
    await click('Add a word');
    type(screen.getByLabelText('Word 1'), 'food');
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(lastGuide()).toEqual({
      ...{ is_coastal: false, quarters: [], day_trips: [], getting_there: '', getting_around: '' },
      ...{ seasons: 'Mild.', best_months: [5, 9], good_for: ['food'] },
      food: [{ name: 'Cod', about: 'Salted.' }],
      sights: [
        {
          ...{ id: '', name: 'Carmo Convent', local: 'Convento do Carmo', kind: 'ruin' },
          ...{ lat: 38.712, lng: -9.1406, about: 'Arches without a roof.' },
        },
      ],
    });
  });

  it('is moved and removed row by row, and its sights keep their ids', async () => {
    const { click, save } = await openGuide();
    await click('Move sight 2 up');
    await click('Remove quarter 1');
    await click('Edit day trip 1');
    type(group('Day trip 1').getByLabelText('Kilometers'), '30');
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(lastGuide()).toEqual({
      ...GUIDE,
      ...{ sights: [CASTLE, TOWER], quarters: [], day_trips: [{ ...GUIDE.day_trips[0], km: 30 }] },
    });
  });

  it('is taken off by its switch, and comes back whole by Undo', async () => {
    const { turn, click, save } = await openGuide();
    await turn();
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(sentChanges().at(-1)).toMatchObject({ ifMatch: '"3"', body: { guide: null } });
    await click('Undo');
    await screen.findByText(/It is as it was before/);
    expect(sentChanges().at(-1)).toMatchObject({ ifMatch: '"4"', body: { guide: GUIDE } });
    expect(await screen.findByText('1. Belém Tower')).toBeVisible();
  });

  it('says at its field what the API refuses, until that field is changed', async () => {
    world.refusal = { 'guide.sights.1.name': 'This is there twice.' };
    const { click, save } = await openGuide();
    await click('Edit sight 1');
    type(group('Sight 1').getByLabelText('About'), 'Another text.');
    await save();
    await waitFor(() => expect(group('Sight 2').getByText('This is there twice.')).toBeVisible());
    expect(group('Sight 2').getByLabelText('Name')).toBeInvalid();
    expect(group('Sight 1').queryByText('This is there twice.')).toBeNull();
    type(group('Sight 1').getByLabelText('About'), 'A third one.');
    expect(group('Sight 2').getByLabelText('Name')).toBeInvalid();
    type(group('Sight 2').getByLabelText('Name'), 'Fort');
    await waitFor(() => expect(group('Sight 2').getByLabelText('Name')).toBeValid());
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(lastGuide()).toMatchObject({
      sights: [{ about: 'A third one.' }, { id: 'castle', name: 'Fort' }],
    });
  });

  it('is not sent while a row has nothing of what it needs', async () => {
    const { click, save } = await openGuide();
    await click('Add a sight');
    type(group('Sight 3').getByLabelText('Latitude'), '91');
    await click('Edit day trip 1');
    type(group('Day trip 1').getByLabelText('Kilometers'), '0.5');
    await save();
    expect(await group('Sight 3').findByText('Between -90 and 90 degrees')).toBeVisible();
    expect(group('Sight 3').getAllByText('Please fill this in')).toHaveLength(3);
    expect(group('Day trip 1').getByText('Whole kilometers, 1 to 500')).toBeVisible();
    expect(screen.queryByText(/Lisbon is saved/)).toBeNull();
    expect(sentChanges()).toEqual([]);
  });

  it('POR-18: another part that somebody else saved meanwhile is kept, and one that both changed is asked about', async () => {
    world.theirs = { guide: { ...GUIDE, seasons: 'Theirs.' } };
    const { user, save } = await openGuide();
    await user.click(screen.getByRole('checkbox', { name: 'June' }));
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(lastGuide()).toEqual({ ...GUIDE, seasons: 'Theirs.', best_months: [5, 6, 9] });
    world.theirs = { guide: { ...GUIDE, best_months: [1] } };
    await user.click(screen.getByRole('checkbox', { name: 'July' }));
    await save();
    const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
    expect(alert.getByText('Best months')).toBeVisible();
    expect(alert.getByText('5, 6, 7, 9')).toBeVisible();
  });

  it('POR-18: what is written while somebody else takes the guide off is a guide again', async () => {
    world.theirs = { guide: null };
    const { click, save } = await openCity({ ...GUIDE, good_for: [] });
    await screen.findByRole('button', { name: 'Add a sight' });
    await click('Add a word');
    type(screen.getByLabelText('Word 1'), 'museums');
    await save();
    await screen.findByText(/Lisbon is saved/);
    expect(lastGuide()).toMatchObject({ good_for: ['museums'], sights: [] });
  });

  it('POR-18: a part is put back from the history, by its name', async () => {
    world.edits = [
      {
        ...{ id: 'e1', at: '2020-11-20T09:00:00.000Z', email: 'tomas@atoll.example', kind: 'city' },
        ...{ record: 'lisbon', title: 'Lisbon', what: 'changed' },
        differences: [{ field: 'sights', before: [TOWER], after: [TOWER, CASTLE] }],
      },
    ];
    const { user } = await openGuide();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    await user.click(await history.findByText('Compare'));
    expect(history.getByText('Belém Tower, tower, 38.69, -9.22, Built for the ships.')).toBeVisible();
    await user.click(history.getByRole('button', { name: /Put back what was before: Sights/ }));
    await screen.findByText(/It is as it was before/);
    expect(lastGuide()).toEqual({ ...GUIDE, sights: [TOWER] });
  });

  it('what is typed and not saved is there again when the page is opened anew', async () => {
    const { click, unmount } = await openGuide();
    await click('Edit sight 2');
    type(group('Sight 2').getByLabelText('Name'), 'Fort');
    unmount();
    const again = await openCity(GUIDE);
    expect(await screen.findByText(/What you typed before is here again/)).toBeVisible();
    await again.save();
    await screen.findByText(/Lisbon is saved/);
    expect(lastGuide()).toEqual({ ...GUIDE, sights: [TOWER, { ...CASTLE, name: 'Fort' }] });
  });
});

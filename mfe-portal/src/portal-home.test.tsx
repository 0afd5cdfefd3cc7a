import { fireEvent, waitFor, within } from '@testing-library/react';
import { openPortal } from './portal-app.testing';
import { CONTENT, placesServer, sentChanges } from './testing/places-server';

const { world, start } = placesServer;
start();

const open = (part: string) => openPortal(`/management-portal/home?part=${part}`, { role: 'admin' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('C29: claims are changed, and go back to the beginning by one more write', async () => {
  const { screen, user } = open('claims');
  type(await screen.findByLabelText('Tours'), '2000+');
  await user.click(screen.getByRole('button', { name: 'Save claims' }));
  expect(await screen.findByText(/and on the/)).toHaveTextContent('Saved, and on the front page');
  expect(sentChanges()).toEqual([{ ifMatch: '"0"', body: { ...CONTENT.claims, tours: '2000+' } }]);
  await user.click(await screen.findByRole('button', { name: 'Back to the beginning' }));
  expect(await screen.findByText(/It is as it was before/)).toBeVisible();
  expect(screen.getByLabelText('Tours')).toHaveValue('1000+');
  expect(sentChanges().at(-1)).toEqual({ ifMatch: '"1"', body: {} });
  // Which is undone as any other write.
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sentChanges().at(-1)).toMatchObject({ ifMatch: '"2"', body: { tours: '2000+' } }),
  );
});

it('C29, POR-18: two who change different claims both have theirs, and an empty one is refused', async () => {
  world.theirs = { agents: '50K+' };
  const { screen, user } = open('claims');
  const tours = await screen.findByLabelText('Tours');
  type(tours, ' ');
  await user.click(screen.getByRole('button', { name: 'Save claims' }));
  expect(await screen.findByText('Please fill this in')).toBeVisible();
  expect(sentChanges()).toEqual([]);
  type(tours, '2000+');
  await user.click(screen.getByRole('button', { name: 'Save claims' }));
  await screen.findByText(/and on the/);
  expect(sentChanges().at(-1)).toMatchObject({ body: { agents: '50K+', tours: '2000+' } });
  expect(screen.getByLabelText('Agents')).toHaveValue('50K+');
});

it('C29, HOM-04: slides are put in another order, get a picture and a point, and are added', async () => {
  const { screen, user } = open('slider');
  const first = within(await screen.findByRole('group', { name: 'Slide 1' }));
  expect(first.getByLabelText('Place')).toHaveValue('Thulusdhoo');
  await user.click(first.getByRole('button', { name: 'Move slide 1 down' }));
  const second = within(screen.getByRole('group', { name: 'Slide 2' }));
  expect(second.getByLabelText('Place')).toHaveValue('Thulusdhoo');
  await user.upload(
    second.getByLabelText('Choose another picture'),
    new File(['png'], 'a.png', { type: 'image/png' }),
  );
  await waitFor(() =>
    expect(second.getByAltText('Thulusdhoo, 4/5')).toHaveAttribute('src', '/media/home-slider/new.webp'),
  );
  fireEvent.keyDown(second.getByRole('button', { name: /Point to keep/ }), { key: 'ArrowLeft' });
  await user.click(screen.getByRole('button', { name: 'Add a slide' }));
  await user.click(screen.getByRole('button', { name: 'Save slider' }));
  expect(await screen.findByText('Please upload a picture')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove slide 3' }));
  await user.click(screen.getByRole('button', { name: 'Save slider' }));
  await screen.findByText(/and on the/);
  const [thulusdhoo, bergen] = CONTENT.slider.slider;
  expect(sentChanges()).toEqual([
    {
      ifMatch: '"0"',
      body: {
        slider: [bergen, { ...thulusdhoo, url: '/media/home-slider/new.webp', position: '40% 50%' }],
      },
    },
  ]);
});

it('C29: what is refused of the slider is said', async () => {
  world.refusal = { slider: '“Bergen” is there twice.' };
  const { screen, user } = open('slider');
  const first = within(await screen.findByRole('group', { name: 'Slide 1' }));
  type(first.getByLabelText('Place'), 'Bergen');
  await user.click(screen.getByRole('button', { name: 'Save slider' }));
  expect((await screen.findAllByText('“Bergen” is there twice.')).length).toBeGreaterThan(0);
});

it('C29: testimonials and partners are changed, with the mark of what is invented', async () => {
  const { screen, user } = open('testimonials');
  await user.click(await screen.findByRole('checkbox', { name: /It is invented/ }));
  await user.click(screen.getByRole('button', { name: 'Save testimonials' }));
  await screen.findByText(/and on the/);
  expect(sentChanges()[0]?.body).toEqual({
    testimonials: [{ quote: 'It went well.', who: 'Ana', about: '', sample: false }],
  });
  await user.click(screen.getByRole('button', { name: 'Partners' }));
  await user.click(await screen.findByRole('button', { name: 'Remove partner 1' }));
  expect(screen.getByText(/the page leaves this part out/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save partners' }));
  await screen.findByText(/and on the/);
  expect(sentChanges().at(-1)?.body).toEqual({ partners: [] });
});

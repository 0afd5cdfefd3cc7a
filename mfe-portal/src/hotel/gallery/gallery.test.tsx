import { fireEvent, waitFor, within } from '@testing-library/react';
import { hotelUser, openPortal } from '../../portal-app.testing';
import { galleryServer } from './testing/gallery-server';

const { world, asked, fail, start } = galleryServer;
start();

/** An upload by `fetch`, which the fake API hears; of its form only the file's name is sent. */
class FetchedUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  status = 0;
  responseText = '';
  private target = { method: '', url: '' };
  open(method: string, url: string) {
    this.target = { method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort = () => undefined;
  send(form: FormData) {
    const file = form.get('file') as File;
    const { method, url } = this.target;
    this.upload.onprogress?.({ loaded: 41, total: 100 });
    const body = `filename="${file.name}"`;
    fetch(url, { method, body, headers: this.headers }).then(
      async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
      },
      () => this.onerror(),
    );
  }
}
/** The form of an upload: Node's takes no files of this document. */
class FormOfTest {
  private readonly entries = new Map<string, unknown>();
  append = (name: string, value: unknown) => void this.entries.set(name, value);
  get = (name: string) => this.entries.get(name);
}
beforeEach(() => {
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new FormOfTest() as unknown as FormData);
  jest
    .spyOn(globalThis, 'XMLHttpRequest')
    .mockImplementation(() => new FetchedUpload() as unknown as XMLHttpRequest);
});
let count = 0;
beforeEach(() => {
  // Uploads belong to the document and not to a page, so each test has a house of its own.
  const id = `h${(count += 1)}`;
  world.hotel = { ...world.hotel, id };
  world.gallery = { ...world.gallery, houseId: id };
});

const open = (path: string) => openPortal(path, hotelUser());
const photo = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type });
const order = () => world.gallery.pictures.map(({ id }) => id);

it.each(['', '/photos', '/upload', '/collections', '/settings'])(
  'HOT-04: /hotel/gallery%s is a screen of the gallery, and the way to the others',
  async (part) => {
    const path = `/hotel/gallery${part}`;
    const { screen } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    const places = await screen.findByRole('navigation', { name: 'Gallery' });
    expect(within(places).getAllByRole('link')).toHaveLength(5);
    expect(within(places).getByRole('link', { current: 'page' })).toHaveAttribute('href', path);
    expect(screen.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      world.gallery.page,
    );
  },
);

it('HOT-04: an empty gallery says the first step; one that does not come says so and is asked for again', async () => {
  world.gallery = { ...world.gallery, pictures: [], coverId: null, page: null };
  fail(`/api/houses/${world.gallery.houseId}/gallery`);
  const { screen, user } = open('/hotel/gallery');
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Show your house')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload the first pictures' })).toHaveAttribute(
    'href',
    '/hotel/gallery/upload',
  );
});

it('HOT-04: of ten pictures with one cut connection all ten arrive, and a refused one says why at its row', async () => {
  world.cuts = { 'p4.jpg': 1 };
  const { screen, user } = open('/hotel/gallery/upload');
  const names = Array.from({ length: 10 }, (_, index) => `p${index}.jpg`);
  const files = [...names.map((name) => photo(name)), photo('broken.jpg'), photo('prices.txt', 'text/plain')];
  files.push(new File([], 'nothing.jpg', { type: 'image/jpeg' }));
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: 11 * 1_024 * 1_024 });
  const drop = { dataTransfer: { files: [...files, large], types: ['Files'] } };
  await screen.findByText('Drop pictures here');
  fireEvent.drop(screen.getByText('Drop pictures here'), drop);
  const list = screen.getByRole('list', { name: 'Pictures on their way' });
  const row = (name: string) => {
    const found = within(list)
      .getAllByRole('listitem')
      .find((each) => within(each).queryByText(name) !== null);
    if (!found) throw new Error(`no row of ${name}`);
    return within(found);
  };
  expect(row('prices.txt').getByRole('alert')).toHaveTextContent(
    'Refused: not a picture. Use JPEG, PNG or WebP.',
  );
  expect(row('large.jpg').getByRole('alert')).toHaveTextContent('Refused: larger than 10 MB.');
  expect(row('nothing.jpg').getByRole('alert')).toHaveTextContent('Refused: this file is empty.');
  expect(row('nothing.jpg').getByText('0 KB')).toBeVisible();
  expect(
    await screen.findByText('10 of 14 uploaded, 4 refused', undefined, { timeout: 10_000 }),
  ).toBeVisible();
  expect(row('broken.jpg').getByRole('alert')).toHaveTextContent('Refused: This picture cannot be read.');
  expect(row('broken.jpg').queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  const sent = asked
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => /filename="([^"]*)"/.exec(body)?.[1]);
  expect(sent.filter((name) => name === 'p4.jpg')).toHaveLength(2);
  // Tried again alone, after all others.
  expect(sent.at(-1)).toBe('p4.jpg');
  expect(order()).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: 'Clear what is uploaded' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
});

it('HOT-04: a picture whose connection is cut again and again has a button, and arrives with it', async () => {
  world.cuts = { 'pool.jpg': 3 };
  const { screen, user } = open('/hotel/gallery/upload');
  await user.upload(await screen.findByLabelText('Pictures to upload'), photo('pool.jpg'));
  const again = await screen.findByRole('button', { name: 'Try pool.jpg again' }, { timeout: 10_000 });
  expect(screen.getByText(/Connection lost at 41%\. The other pictures went on\./)).toBeVisible();
  await user.click(again);
  expect(await screen.findByText('1 of 1 uploaded')).toBeVisible();
});

it('HOT-04: the order is changed by keys, by the menu and by dragging', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  const handle = await screen.findByRole('button', { name: 'Move The house at noon, place 1' });
  handle.focus();
  await user.keyboard(' ');
  expect(screen.getByText('The house at noon is picked up, place 1 of 3.')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}{Escape}');
  expect(order()).toEqual(['p1', 'p2', 'p3']);
  await user.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(order()).toEqual(['p2', 'p1', 'p3']));

  await user.click(screen.getByRole('button', { name: 'Edit Picture 3' }));
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  await waitFor(() => expect(order()).toEqual(['p2', 'p3', 'p1']));

  const tilesNow = () =>
    within(screen.getByRole('list', { name: 'Pictures in their order' })).getAllByRole('listitem');
  // The page shows a moment later what the API has.
  await waitFor(() => expect(tilesNow()[0]).toHaveTextContent('Room 2, morning'));
  await waitFor(() => expect(tilesNow()[2]).toHaveTextContent('The house at noon'));
  const tiles = tilesNow();
  const dataTransfer = { effectAllowed: '', types: [], files: [] };
  fireEvent.dragStart(tiles[2] ?? document.body, { dataTransfer });
  fireEvent.dragOver(tiles[0] ?? document.body, { dataTransfer });
  fireEvent.drop(tiles[0] ?? document.body, { dataTransfer });
  await waitFor(() => expect(order()).toEqual(['p1', 'p2', 'p3']));
});

it('HOT-04: moves follow each other, each with the version that the one before has made', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  await user.click(await screen.findByRole('button', { name: 'Edit The house at noon' }));
  const later = screen.getByRole('button', { name: 'Later' });
  // Both before anything is answered.
  fireEvent.click(later);
  fireEvent.click(later);
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
  await waitFor(() => expect(world.gallery.version).toBe(5));
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ ifMatch }) => ifMatch)).toEqual([
    '"3"',
    '"4"',
  ]);
});

it('HOT-04: a refused move goes back to its old place with a message', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  await user.click(await screen.findByRole('button', { name: 'Edit The house at noon' }));
  fail(`/api/houses/${world.gallery.houseId}/gallery`);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByText(/Everything is where it was before/)).toBeVisible();
  const names = within(screen.getByRole('list', { name: 'Pictures in their order' })).getAllByRole('button', {
    name: /^Edit/,
  });
  expect(names[0]).toHaveAccessibleName('Edit The house at noon');
});

it('HOT-04: what was changed in another tab is shown, and nothing of it is overwritten', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  await user.click(await screen.findByRole('button', { name: 'Edit The house at noon' }));
  const [one, two, three] = world.gallery.pictures;
  if (one && two && three) world.gallery = { ...world.gallery, version: 9, pictures: [three, one, two] };
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByText(/The gallery was changed elsewhere/)).toBeVisible();
  expect(order()).toEqual(['p3', 'p1', 'p2']);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Edit/ })[0]).toHaveAccessibleName('Edit Picture 1'),
  );
});

it('HOT-04: missing alt texts are named; one is saved when its field is left', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  expect(await screen.findByText('Needs alt text')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Needs alt text 1/ }));
  await user.click(screen.getByRole('button', { name: 'Edit Picture 3' }));
  await user.type(screen.getByLabelText('Alt text'), 'The pool at six');
  // The click leaves the field first.
  await user.click(screen.getByRole('button', { name: 'Save alt text' }));
  await waitFor(() => expect(world.gallery.pictures[2]?.alt).toBe('The pool at six'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

it('HOT-04: half an alt text is there again after a reload, with its picture, until it is saved', async () => {
  const before = open('/hotel/gallery/photos');
  await before.user.click(await before.screen.findByRole('button', { name: 'Edit Picture 3' }));
  await before.user.type(before.screen.getByLabelText('Alt text'), 'The pool');
  before.unmount();
  expect(world.gallery.pictures[2]?.alt).toBe('');

  const { screen, user, unmount } = open('/hotel/gallery/photos');
  const field = await screen.findByLabelText('Alt text');
  expect(field).toHaveValue('The pool');
  expect(screen.getByText(/What you typed before is here again/)).toBeVisible();
  await user.type(field, ' at six');
  await user.click(screen.getByRole('button', { name: 'Save alt text' }));
  await waitFor(() => expect(world.gallery.pictures[2]?.alt).toBe('The pool at six'));
  await screen.findByText('Saved');
  unmount();

  const after = open('/hotel/gallery/photos');
  await after.screen.findByRole('button', { name: 'Edit The pool at six' });
  expect(after.screen.queryByLabelText('Alt text')).not.toBeInTheDocument();
});

it('HOT-04: an alt text that was refused says so at its field alone, until somebody types on', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  await user.click(await screen.findByRole('button', { name: 'Edit Picture 3' }));
  fail(`/api/houses/${world.gallery.houseId}/gallery/pictures/p3`);
  await user.type(screen.getByLabelText('Alt text'), 'The pool');
  await user.click(screen.getByRole('button', { name: 'Save alt text' }));
  expect(await screen.findByText(/Save again to keep yours/)).toBeVisible();
  expect(screen.queryByText(/Everything is where it was before/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Alt text'), ' at six');
  expect(screen.queryByText(/Save again to keep yours/)).not.toBeInTheDocument();
});

it('HOT-04: a picture that is left with an alt text that was not saved says so in the list, until it is', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  await user.click(await screen.findByRole('button', { name: 'Edit Picture 3' }));
  fail(`/api/houses/${world.gallery.houseId}/gallery/pictures/p3`);
  await user.type(screen.getByLabelText('Alt text'), 'The pool');
  await user.click(screen.getByRole('button', { name: 'Edit The house at noon' }));
  expect(await screen.findByText('Your alt text is not saved yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Picture 3' }));
  await user.click(screen.getByRole('button', { name: 'Save alt text' }));
  await screen.findByText('Saved');
  // The list hears of it a frame later.
  await waitFor(() => expect(screen.queryByText('Your alt text is not saved yet')).not.toBeInTheDocument());
});

it('HOT-04: cover and collections of a picture are chosen beside it', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  await user.click(await screen.findByRole('button', { name: 'Edit Room 2, morning' }));
  await user.click(screen.getByRole('button', { name: 'Make it the cover' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pool' }));
  await waitFor(() => expect(world.gallery.pictures[1]?.collectionIds).toEqual(['c1', 'c2']));
  expect(world.gallery.coverId).toBe('p2');
});

it('HOT-04: a removed picture is brought back', async () => {
  const { screen, user } = open('/hotel/gallery/photos');
  await user.click(await screen.findByRole('button', { name: 'Edit Room 2, morning' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/Room 2, morning is removed/)).toBeVisible();
  expect(order()).toEqual(['p1', 'p3']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order()).toContain('p2'));
  expect(screen.queryByText(/is removed/)).not.toBeInTheDocument();
});

it('HOT-04: collections are added, named, moved and removed, and a removed one comes back with its pictures', async () => {
  const { screen, user } = open('/hotel/gallery/collections');
  await user.click(await screen.findByRole('button', { name: 'Add collection' }));
  expect(screen.getByText('A collection needs a name.')).toBeVisible();
  await user.type(screen.getByLabelText('Name of a new collection'), 'Garden');
  await user.click(screen.getByRole('button', { name: 'Add collection' }));
  expect(await screen.findByLabelText('Name of Garden')).toHaveValue('Garden');
  const rooms = screen.getByLabelText('Name of Rooms');
  await user.clear(rooms);
  await user.type(rooms, 'Bedrooms{Enter}');
  await screen.findByLabelText('Name of Bedrooms');
  await user.click(screen.getByRole('button', { name: 'Move Pool earlier' }));
  await waitFor(() =>
    expect(world.gallery.collections.map(({ id }) => id).slice(0, 2)).toEqual(['c2', 'c1']),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Bedrooms' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(
      asked
        .filter(({ method }) => method === 'PUT')
        .map(({ body }) => JSON.parse(body) as unknown)
        .at(-1),
    ).toEqual({
      ...{ name: 'Bedrooms', to: 1, pictureIds: ['p2'] },
    }),
  );
});

it('HOT-04: what is wrong with a collection is said once, and not any more when it is put right', async () => {
  const { screen, user } = open('/hotel/gallery/collections');
  const earlier = await screen.findByRole('button', { name: 'Move Pool earlier' });
  fail(`/api/houses/${world.gallery.houseId}/gallery`);
  await user.click(earlier);
  expect(await screen.findByRole('alert')).toBeVisible();
  const added = () => user.click(screen.getByRole('button', { name: 'Add collection' }));
  await added();
  expect(await screen.findByText('A collection needs a name.')).toBeVisible();
  // What was tried before is over.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Name of a new collection'), 'Garden');
  expect(screen.queryByText('A collection needs a name.')).not.toBeInTheDocument();

  const rooms = screen.getByLabelText('Name of Rooms');
  const complaint = 'A collection needs a name. It is still called Rooms.';
  await user.clear(rooms);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(complaint)).toBeVisible();
  await user.type(rooms, 'Rooms{Enter}');
  expect(screen.queryByText(complaint)).not.toBeInTheDocument();
  // Blanks are no name either, and leaving the field says so as Enter does.
  await user.clear(rooms);
  await user.type(rooms, '   ');
  await user.tab();
  expect(await screen.findByText(complaint)).toBeVisible();
  expect(rooms).toHaveAccessibleDescription(expect.stringContaining(complaint));
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(0);
  await user.clear(rooms);
  await user.type(rooms, 'Rooms{Enter}');
  await added();
  expect(await screen.findByLabelText('Name of Garden')).toBeVisible();
});

it('HOT-04: names of collections that are typed are there again after a reload, until they are saved', async () => {
  const before = open('/hotel/gallery/collections');
  const path = `/api/houses/${world.gallery.houseId}/gallery/collections`;
  const rooms = await before.screen.findByLabelText('Name of Rooms');
  await before.user.type(before.screen.getByLabelText('Name of a new collection'), 'Gar');
  fail(`${path}/c1`);
  await before.user.clear(rooms);
  await before.user.type(rooms, 'Bedrooms{Enter}');
  expect(await before.screen.findByText(/It is still called Rooms\./)).toBeVisible();
  before.unmount();

  const { screen, user, unmount } = open('/hotel/gallery/collections');
  const field = await screen.findByLabelText('Name of Rooms');
  expect(field).toHaveValue('Bedrooms');
  expect(field).toHaveAccessibleDescription(/What you typed before is here again/);
  const added = screen.getByLabelText('Name of a new collection');
  expect(added).toHaveValue('Gar');
  expect(added).toHaveAccessibleDescription(/What you typed before is here again/);
  await user.type(added, 'den{Enter}');
  expect(await screen.findByLabelText('Name of Garden')).toBeVisible();
  await user.type(screen.getByLabelText('Name of Rooms'), '{Enter}');
  expect(await screen.findByLabelText('Name of Bedrooms')).not.toHaveAccessibleDescription();
  unmount();

  const after = open('/hotel/gallery/collections');
  expect(await after.screen.findByLabelText('Name of Bedrooms')).not.toHaveAccessibleDescription();
  expect(after.screen.getByLabelText('Name of a new collection')).toHaveValue('');
});

it('HOT-04: a collection’s name that was left blank says so after a reload as well', async () => {
  const before = open('/hotel/gallery/collections');
  const rooms = await before.screen.findByLabelText('Name of Rooms');
  await before.user.clear(rooms);
  await before.user.type(rooms, '  ');
  before.unmount();

  const { screen, user } = open('/hotel/gallery/collections');
  const field = await screen.findByLabelText('Name of Rooms');
  expect(field).toHaveAccessibleDescription(/A collection needs a name\. It is still called Rooms\./);
  await user.clear(field);
  await user.type(field, 'Rooms');
  await user.tab();
  expect(field).not.toHaveAccessibleDescription();
});

it('HOT-04: the limit of a collection’s name is said, where a pasted one is cut at it', async () => {
  const { screen, user } = open('/hotel/gallery/collections');
  await user.click(await screen.findByLabelText('Name of a new collection'));
  await user.paste('x'.repeat(60));
  expect(screen.getByText(/: 40 of 40 characters\./)).toBeVisible();
  const rooms = screen.getByLabelText('Name of Rooms');
  await user.clear(rooms);
  await user.paste('y'.repeat(60));
  expect(rooms).toHaveAccessibleDescription('40 of 40 characters.');
});

it('HOT-04: whether the page is shown, and whether agents may ask, are switches that are saved at once', async () => {
  const { screen, user } = open('/hotel/settings');
  await user.click(await screen.findByRole('switch', { name: 'Show the public page' }));
  await waitFor(() => expect(world.gallery.settings.isPageShown).toBe(false));
  await user.click(screen.getByRole('switch', { name: 'Travel agents may ask to connect' }));
  await waitFor(() => expect(world.gallery.settings.mayAgentsAsk).toBe(false));
  expect(await screen.findByRole('link', { name: 'Which mails you get' })).toHaveAttribute(
    'href',
    '/mails/secret?as=hotel',
  );
});

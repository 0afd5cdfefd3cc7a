import type { Contact, ContactBody, ContactRow, NoteBody, StageBody, TaskBody } from '@atoll/contracts/crm';
import type { ContactImport, ImportStart } from '@atoll/contracts/crm-import';
import { STAGES } from '@atoll/contracts/crm-words';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi, type RouteRequest } from '@atoll/platform/testing/fake-api';
import { HttpResponse } from 'msw';

const AT = '2020-11-20T09:00:00.000Z';

/** A contact as the API has it. */
export function contactOf(id: string, change: Partial<Contact> = {}): Contact {
  return {
    ...{ id, version: 1, name: id, email: '', phone: '', company: '', place: '', tags: [], stage: 'new' },
    ...{ lostReason: null, source: 'hand', requests: [], quote: null, isSample: false, nextTask: null },
    ...{ createdAt: AT, changedAt: AT, notes: [], tasks: [], duplicates: [], merged: [] },
    history: [{ at: AT, text: 'Added by hand' }],
    ...change,
  };
}

interface World {
  contacts: Contact[];
  /** Why the next moves of these contacts are refused. */
  refuses: Record<string, string>;
  /** What is there where somebody else has saved meanwhile. */
  theirs: Contact | null;
  removed: Contact | null;
  /** What the form for a new contact has made already, without its answer having come. */
  made: Contact | null;
  import: ContactImport;
  /** Rows of it that are contacts that are there already. */
  known: number;
}

const FILE: ContactImport = {
  ...{ id: 'i1', fileName: 'people.csv', state: 'uploaded', encoding: 'utf-8', separator: ';' },
  hasHeads: true,
  ...{ columns: ['Full name', 'Mail', 'Colour'], rows: [['Zoë Müller', 'zoe@mail.example', 'red']] },
  ...{ rowCount: 1_200, mapping: ['name', null, null], done: 0, added: 0, updated: 0, refused: 0 },
};

const rowOf = ({
  notes: _n,
  tasks: _t,
  history: _h,
  duplicates: _d,
  merged: _m,
  ...row
}: Contact): ContactRow => row;

/** Writes a contact where its version is the one that was looked at. */
function write(
  { world, pathParams, ifMatch }: RouteRequest<World>,
  change: (contact: Contact) => Partial<Contact>,
): unknown {
  const id = pathParams['contactId'] ?? '';
  const { theirs } = world;
  if (theirs?.id === id) {
    world.contacts = world.contacts.map((each) => (each.id === id ? theirs : each));
    world.theirs = null;
    const message = 'This contact was changed elsewhere meanwhile.';
    return HttpResponse.json({ code: 'CONFLICT', message, requestId: 'r', current: theirs }, { status: 409 });
  }
  const found = world.contacts.find((each) => each.id === id);
  if (!found) return apiError(403, '42501', 'This belongs to somebody else, or does not exist.');
  if (ifMatch !== `"${found.version}"`)
    return apiError(409, 'CONFLICT', 'This contact was changed elsewhere.');
  const changed = { ...found, ...change(found), version: found.version + 1 };
  world.contacts = world.contacts.map((each) => (each.id === id ? changed : each));
  return changed;
}

const bodyOf = <Body>({ body }: RouteRequest<World>) => JSON.parse(body) as Body;
const wanted = (world: World, { q = '', stage }: Readonly<Record<string, string>>) =>
  world.contacts.filter(
    (each) =>
      each.name.toLowerCase().includes(q.toLowerCase()) &&
      (stage === undefined ||
        stage === 'all' ||
        (stage === 'open' ? each.stage !== 'lost' : each.stage === stage)),
  );

/** The API of contacts as an agent and a hotel ask it. */
export const crmServer = fakeApi<World>({
  world: () => ({
    contacts: [],
    refuses: {},
    theirs: null,
    removed: null,
    made: null,
    import: FILE,
    known: 0,
  }),
  routes: {
    'POST /api/auth/refresh': () => ({ access_token: 'a', expires_in: 900, user: sampleUser() }),
    'GET /api/agent/requests': () => ({ requests: [], counts: {}, awayUntil: null }),
    'GET /api/connections/threads': () => ({ threads: [] }),
    'GET /api/crm/summary': ({ world }) => ({
      counts: Object.fromEntries(
        STAGES.map((stage) => [stage, world.contacts.filter((each) => each.stage === stage).length]),
      ),
      dueToday: world.contacts.filter(({ nextTask }) => nextTask?.dueOn === '2020-11-25').length,
      tags: [],
      hasSamples: world.contacts.some(({ isSample }) => isSample),
    }),
    'GET /api/crm/contacts.csv': () =>
      new HttpResponse('Name\r\n', { headers: { 'content-type': 'text/csv' } }),
    'GET /api/crm/contacts': ({ world, params }) => {
      const found = wanted(world, params);
      const page = Number(params['page'] ?? 1);
      return { contacts: found.slice((page - 1) * 50, page * 50).map(rowOf), total: found.length, page };
    },
    'GET /api/crm/board': ({ world, params }) => ({
      columns: STAGES.map((stage) => {
        const found = wanted(world, { ...params, stage });
        return { stage, total: found.length, contacts: found.map(rowOf) };
      }),
    }),
    'POST /api/crm/contacts': (request) => {
      const { world } = request;
      const body = bodyOf<ContactBody>(request);
      if (body.email === 'taken')
        return apiError(422, 'INVALID_FIELDS', 'Check', { email: 'Please enter an address.' });
      if (body.email === 'hidden')
        return apiError(400, 'INVALID_REQUEST', 'Check', {
          'tags.1': 'This is not known.',
          clientId: 'This is required.',
        });
      if (world.made) {
        const { made } = world;
        world.made = null;
        world.contacts = [...world.contacts, made];
        const message = `This form has saved ${made.name} already.`;
        return HttpResponse.json(
          { code: 'CONFLICT', message, requestId: 'r', current: made },
          { status: 409 },
        );
      }
      const contact = contactOf(`c${world.contacts.length + 1}`, body);
      world.contacts = [...world.contacts, contact];
      return HttpResponse.json(contact, { status: 201 });
    },
    'GET /api/crm/contacts/:contactId': ({ world, pathParams }) =>
      world.contacts.find(({ id }) => id === pathParams['contactId']) ??
      apiError(403, '42501', 'This belongs to somebody else, or does not exist.'),
    'PUT /api/crm/contacts/:contactId': (request) => write(request, () => bodyOf<ContactBody>(request)),
    'DELETE /api/crm/contacts/:contactId': ({ world, pathParams }) => {
      const id = pathParams['contactId'];
      world.removed = world.contacts.find((each) => each.id === id) ?? null;
      world.contacts = world.contacts.filter((each) => each.id !== id);
      return { id, version: 1 };
    },
    'POST /api/crm/contacts/:contactId/restore': ({ world }) => {
      if (world.removed) world.contacts = [...world.contacts, world.removed];
      return world.removed;
    },
    'PUT /api/crm/contacts/:contactId/stage': (request) => {
      const problem = request.world.refuses[request.pathParams['contactId'] ?? ''];
      if (problem) return apiError(422, 'INVALID_FIELDS', 'No', { stage: problem });
      const { stage, reason, text = '' } = bodyOf<StageBody>(request);
      return write(request, () => ({ stage: stage, lostReason: reason ? { reason, text } : null }));
    },
    'POST /api/crm/contacts/:contactId/notes': (request) =>
      write(request, ({ notes }) => ({
        notes: [{ id: 'n1', ...bodyOf<NoteBody>(request), at: AT }, ...notes],
      })),
    'PUT /api/crm/contacts/:contactId/notes/:partId': (request) =>
      write(request, () => ({ notes: [{ id: 'n1', ...bodyOf<NoteBody>(request), at: AT }] })),
    'DELETE /api/crm/contacts/:contactId/notes/:partId': (request) => write(request, () => ({ notes: [] })),
    'POST /api/crm/contacts/:contactId/tasks': (request) =>
      write(request, ({ tasks }) => ({ tasks: [...tasks, { id: 't1', ...bodyOf<TaskBody>(request) }] })),
    'PUT /api/crm/contacts/:contactId/tasks/:partId': (request) =>
      write(request, () => ({ tasks: [{ id: 't1', ...bodyOf<TaskBody>(request) }] })),
    'POST /api/crm/contacts/:contactId/merge': (request) =>
      write(request, ({ duplicates }) => ({
        duplicates: [],
        name: bodyOf<{ take: string[] }>(request).take.includes('name')
          ? (duplicates[0]?.name ?? '')
          : 'Nadia',
        merged: duplicates.map(({ id, name }) => ({ id, name, until: AT })),
      })),
    'POST /api/crm/contacts/:contactId/unmerge': (request) => write(request, () => ({ merged: [] })),
    'GET /api/crm/imports': ({ world }) => ({
      latest: world.import.state === 'uploaded' ? null : world.import,
    }),
    'POST /api/crm/imports': ({ world }) => HttpResponse.json(world.import, { status: 201 }),
    'POST /api/crm/imports/:importId/known': ({ world }) => ({ known: world.known }),
    'POST /api/crm/imports/:importId/start': (request) => {
      const { mapping } = bodyOf<ImportStart>(request);
      request.world.import = { ...request.world.import, mapping, state: 'running', done: 500 };
      return request.world.import;
    },
    'GET /api/crm/imports/:importId': ({ world }) => {
      world.import = { ...world.import, state: 'done', done: 1_200, added: 1_190, updated: 8, refused: 2 };
      return world.import;
    },
    'GET /api/crm/imports/:importId/problems.csv': () => new HttpResponse('Line,Problem\r\n'),
  },
});

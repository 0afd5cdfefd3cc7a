import type { EditedPage, PageContent, PageVersion } from '@atoll/contracts/managed-page';
import type { FastifyRequest } from 'fastify';
import type { FindAccount } from '../shared/auth/account';
import { signedIn } from '../shared/auth/principal';
import type { EditLog } from '../shared/edits/edit-log';
import { AppError } from '../shared/errors/app-error';
import type { ManagedPageDocument, PageScheduleDocument, PageVersionDocument } from './managed-page.model';
import { SlugTaken, type ManagedPagesRepository, type PageChange } from './managed-pages.repository';
import { pageProblems } from './page-problems';
import { editedView, notedFields } from './page-view';

/** What a draft was, from what changed until then; null where it had no such version. */
function contentAt(versions: readonly PageVersionDocument[], number: number): PageContent | null {
  if (!versions.some((version) => version.number === number)) return null;
  const until = versions.filter((version) => version.number <= number);
  return Object.assign({}, ...until.map(({ changed }) => changed)) as PageContent;
}

const TAKEN = { slug: 'Another page has this address' };

export interface EditedPagesDeps {
  readonly repository: ManagedPagesRepository;
  readonly edits: Pick<EditLog, 'note'>;
  readonly findAccount: FindAccount;
}
export type EditedPagesService = ReturnType<typeof createEditedPages>;

/** Pages as people of the portal change them: each change is noted, and can be put back. */
export function createEditedPages({ repository, edits, findAccount }: EditedPagesDeps) {
  async function find(id: string): Promise<ManagedPageDocument> {
    const page = await repository.find(id);
    if (!page) throw new AppError('NOT_FOUND', { message: 'There is no such page.' });
    return page;
  }
  async function writerOf(request: FastifyRequest) {
    const { userId: user_id } = signedIn(request);
    return { user_id, email: (await findAccount(user_id))?.email ?? '' };
  }
  async function orTaken<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (error instanceof SlugTaken) throw new AppError('INVALID_FIELDS', { fields: TAKEN, cause: error });
      throw error;
    }
  }
  function refuseNonsense(content: PageContent): void {
    const fields = pageProblems(content);
    if (Object.keys(fields).length > 0) throw new AppError('INVALID_FIELDS', { fields });
  }

  async function change(
    request: FastifyRequest,
    before: ManagedPageDocument,
    version: number,
    what: string,
    changed: Partial<PageChange>,
  ): Promise<EditedPage> {
    const by = { ...(await writerOf(request)), what };
    const { draft, published, schedule = null } = before;
    const full = { draft, published, schedule, ...changed };
    const after = await orTaken(() => repository.change(before, version, full, by));
    if (!after) {
      throw new AppError('CONFLICT', {
        message: 'This page was changed elsewhere meanwhile. Look at both, and save again what you want.',
        body: { current: editedView(await find(before._id)) },
      });
    }
    const record = { kind: 'page', record: after._id, title: after.draft.title, what } as const;
    await edits.note(request, { ...record, before: notedFields(before), after: notedFields(after) });
    return editedView(after);
  }

  return {
    find,
    all: async () => (await repository.all()).map(editedView),
    add: async (request: FastifyRequest, draft: PageContent): Promise<EditedPage> => {
      refuseNonsense(draft);
      const by = { ...(await writerOf(request)), what: 'added' };
      const page = await orTaken(() => repository.add(draft, by));
      const record = { kind: 'page', record: page._id, title: draft.title, what: 'added' } as const;
      await edits.note(request, { ...record, before: null, after: notedFields(page) });
      return editedView(page);
    },
    /** Makes something else the draft; what the site shows stays. */
    save: async (
      request: FastifyRequest,
      id: string,
      version: number,
      what: string,
      draftOf: () => PageContent,
    ): Promise<EditedPage> => {
      const before = await find(id);
      const draft = draftOf();
      refuseNonsense(draft);
      return change(request, before, version, what, { draft });
    },
    /** Publishes the draft now, or takes the page off the site; either is instead of what was set for later. */
    show: async (
      request: FastifyRequest,
      id: string,
      version: number,
      isShown: boolean,
    ): Promise<EditedPage> => {
      const before = await find(id);
      const { draft } = before;
      const what = isShown ? 'published' : 'taken off the site';
      const published = isShown ? draft : null;
      return change(request, before, version, what, { published, schedule: null });
    },
    /** Has the draft, as it is by then, published at a time; at none with null. */
    schedule: async (
      request: FastifyRequest,
      id: string,
      version: number,
      what: string,
      schedule: PageScheduleDocument | null,
    ): Promise<EditedPage> => change(request, await find(id), version, what, { schedule }),
    putBack: async (
      request: FastifyRequest,
      id: string,
      version: number,
      number: number,
    ): Promise<EditedPage> => {
      const before = await find(id);
      const draft = contentAt(await repository.versions(id), number);
      if (!draft) throw new AppError('NOT_FOUND', { message: 'The page has no such version.' });
      return change(request, before, version, `put version ${number} back`, { draft });
    },
    versions: async (id: string): Promise<PageVersion[]> => {
      await find(id);
      const found = await repository.versions(id);
      return found
        .map(({ number, at, email, what, changed }) => ({
          ...{ number, at: at.toISOString(), email, what, changed },
        }))
        .reverse();
    },
  };
}

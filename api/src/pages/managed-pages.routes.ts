import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NoBody } from '@atoll/contracts/expo';
import {
  EditedPage,
  EditedPages,
  PageContent,
  PageVersions,
  PreviewLink,
  RenderedBody,
} from '@atoll/contracts/managed-page';
import { MANAGED_PAGE_PATHS, managedPagePath } from '@atoll/contracts/managed-page-rules';
import { Type } from 'typebox';
import { ofDuty } from '../shared/auth/principal';
import { changedVersion } from '../shared/http/if-match';
import type { EditedPagesService } from './edited-pages';
import { htmlOf } from './markdown';
import type { PreviewTokens } from './preview-token';

export interface ManagedPagesRoutesDeps {
  readonly pages: EditedPagesService;
  readonly tokens: PreviewTokens;
  readonly now: () => Date;
}

const PageId = Type.Object({ pageId: Type.String({ maxLength: 64 }) });
const VersionOfPage = Type.Object({
  ...PageId.properties,
  number: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
/** 40,000 letters of which each may take four bytes, and what stands around them. */
const BODY_MAX_BYTES = 256 * 1024;
const tags = ['administration'];
const duty = ofDuty('content');
const changing = ofDuty('content', { version: 'named' });

/** Reading and writing pages in the portal (POR-13, POR-18). Every change names the version that it was made from. */
export function managedPagesRoutes({
  pages,
  tokens,
  now,
}: ManagedPagesRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const answer = { 200: EditedPage };
    app.get(
      MANAGED_PAGE_PATHS.edited,
      { ...duty, schema: { tags, summary: 'All pages and their drafts', response: { 200: EditedPages } } },
      async () => ({ pages: await pages.all() }),
    );
    app.post(
      MANAGED_PAGE_PATHS.edited,
      {
        ...duty,
        bodyLimit: BODY_MAX_BYTES,
        schema: { tags, summary: 'Begins a page', body: PageContent, response: { 201: EditedPage } },
      },
      async (request, reply) => reply.code(201).send(await pages.add(request, request.body)),
    );
    app.put(
      MANAGED_PAGE_PATHS.editedPage,
      {
        ...duty,
        bodyLimit: BODY_MAX_BYTES,
        schema: {
          tags,
          summary: 'Saves the draft of a page; `If-Match` names the version',
          params: PageId,
          body: PageContent,
          response: answer,
        },
      },
      async (request) => {
        const version = changedVersion(request);
        return pages.save(request, request.params.pageId, version, 'changed', () => request.body);
      },
    );
    for (const [path, summary, isShown] of [
      ['published', 'Has the site show the draft of a page', true],
      ['unpublished', 'Takes a page off the site', false],
    ] as const)
      app.post(
        MANAGED_PAGE_PATHS[path],
        {
          ...changing,
          schema: {
            ...{ tags, summary: `${summary}; \`If-Match\` names the version`, params: PageId },
            ...{ body: NoBody, response: answer },
          },
        },
        async (request) => pages.show(request, request.params.pageId, changedVersion(request), isShown),
      );
    app.get(
      MANAGED_PAGE_PATHS.versions,
      {
        ...duty,
        schema: {
          tags,
          summary: 'What was changed of a page',
          params: PageId,
          response: { 200: PageVersions },
        },
      },
      async ({ params }) => ({ versions: await pages.versions(params.pageId) }),
    );
    app.post(
      MANAGED_PAGE_PATHS.putBack,
      {
        ...changing,
        schema: {
          tags,
          summary: 'Makes an earlier version the draft; `If-Match` names the version that there is',
          params: VersionOfPage,
          body: NoBody,
          response: answer,
        },
      },
      async (request) => {
        const { pageId, number } = request.params;
        return pages.putBack(request, pageId, changedVersion(request), number);
      },
    );
    app.get(
      MANAGED_PAGE_PATHS.previewLink,
      {
        ...duty,
        schema: {
          tags,
          summary: 'A path that shows the draft for an hour',
          params: PageId,
          response: { 200: PreviewLink },
        },
      },
      async ({ params }) => {
        const { _id } = await pages.find(params.pageId);
        return { href: managedPagePath('preview', { token: tokens.make(_id, now()) }) };
      },
    );
    app.post(
      MANAGED_PAGE_PATHS.rendered,
      {
        ...duty,
        bodyLimit: BODY_MAX_BYTES,
        schema: {
          tags,
          summary: 'What a text in Markdown looks like; nothing is kept',
          body: Type.Pick(PageContent, ['body'], { additionalProperties: false }),
          response: { 200: RenderedBody },
        },
      },
      ({ body }) => ({ html: htmlOf(body.body) }),
    );
  };
}

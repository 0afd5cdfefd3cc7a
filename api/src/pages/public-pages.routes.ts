import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ManagedPage, type PageContent } from '@atoll/contracts/managed-page';
import { MANAGED_PAGE_PATHS } from '@atoll/contracts/managed-page-rules';
import { Type } from 'typebox';
import { AppError } from '../shared/errors/app-error';
import { escapeHtml } from '../shared/http/escape-html';
import type { ManagedPagesRepository } from './managed-pages.repository';
import { htmlOf } from './markdown';
import type { PreviewTokens } from './preview-token';

export interface PublicPagesDeps {
  readonly repository: Pick<ManagedPagesRepository, 'find' | 'published'>;
  readonly tokens: Pick<PreviewTokens, 'read'>;
  readonly now: () => Date;
}

/** A draft as a document of its own: only whoever has its link sees it, and nobody keeps or lists it. */
function previewDocument({ title, description, body }: PageContent): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Draft: ${name}</title></head><body><main>
<p><strong>This is a draft. Its link works for an hour.</strong></p>
<h1>${name}</h1><p>${escapeHtml(description)}</p>${htmlOf(body)}</main></body></html>`;
}

/** What everybody sees of pages, and whoever has a link of a draft. */
export function publicPagesRoutes({ repository, tokens, now }: PublicPagesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      MANAGED_PAGE_PATHS.page,
      {
        schema: {
          tags: ['site'],
          summary: 'A page that was written in the portal',
          params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
          response: { 200: ManagedPage },
        },
      },
      async ({ params }) => {
        const page = await repository.published(params.slug);
        if (!page) throw new AppError('NOT_FOUND', { message: 'There is no such page.' });
        const { slug, title, description, body } = page;
        return { slug, title, description, html: htmlOf(body) };
      },
    );
    app.get(
      MANAGED_PAGE_PATHS.preview,
      { schema: { hide: true, params: Type.Object({ token: Type.String({ maxLength: 200 }) }) } },
      async ({ params }, reply) => {
        const pageId = tokens.read(params.token, now());
        const page = pageId === null ? null : await repository.find(pageId);
        if (!page) throw new AppError('NOT_FOUND', { message: 'This link is over, or was never good.' });
        reply.headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        });
        return reply.type('text/html; charset=utf-8').send(previewDocument(page.draft));
      },
    );
  };
}

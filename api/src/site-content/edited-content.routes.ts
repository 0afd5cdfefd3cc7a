import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CONTENT_BODIES,
  CONTENT_NAMES,
  editedContentPath,
  type ContentBodies,
  type ContentName,
  type EditedContent,
} from '@atoll/contracts/edited-site-content';
import { NoBody } from '@atoll/contracts/expo';
import { PortalEdits } from '@atoll/contracts/portal-edits';
import type { SiteContent } from '@atoll/contracts/site-content';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ofDuty } from '../shared/auth/principal';
import type { EditLog } from '../shared/edits/edit-log';
import { historyOf } from '../shared/edits/history-of';
import { changedElsewhere } from '../shared/http/changed-elsewhere';
import { changedVersion } from '../shared/http/if-match';
import type { SitePictures } from '../shared/pictures/site-pictures';
import { bodyOf, sliderOf } from './content-body';
import { INITIAL_CONTENT } from './initial-content';
import type { SiteContentRepository, VersionedPart } from './site-content.repository';

export interface EditedContentDeps {
  readonly content: SiteContentRepository;
  readonly edits: EditLog;
  readonly pictures: SitePictures;
}

/** What people call the parts, in the log. */
const TITLES: Readonly<Record<ContentName, string>> = {
  claims: 'Claims of the front page',
  slider: 'Slider of the front page',
  testimonials: 'Testimonials',
  partners: 'Partners',
};

function view<Name extends ContentName>(name: Name, part: VersionedPart<Name>): EditedContent<Name> {
  const isInitial = isDeepStrictEqual(part.value, INITIAL_CONTENT[name]);
  return { ...bodyOf(name, part.value), version: part.version, isInitial };
}

/** The front page as the administrator edits it (C29, HOM-17). Every change names its version (POR-18). */
export function editedContentRoutes(deps: EditedContentDeps): FastifyPluginAsyncTypebox {
  const { content, edits, pictures } = deps;
  const duty = ofDuty('content');
  const described = (summary: string) => ({ tags: ['administration'], summary });

  async function valueOf<Name extends ContentName>(
    name: Name,
    body: ContentBodies[Name],
  ): Promise<SiteContent[Name]> {
    if (name === 'claims') return body as unknown as SiteContent[Name];
    if (name !== 'slider') return (body as unknown as SiteContent)[name];
    const { value } = await content.readPart('slider');
    const slides = (body as ContentBodies['slider']).slider;
    return (await sliderOf(pictures, slides, value)) as SiteContent[Name];
  }

  async function write<Name extends ContentName>(
    request: FastifyRequest,
    name: Name,
    what: string,
    value: SiteContent[Name],
  ): Promise<EditedContent<Name>> {
    const version = changedVersion(request);
    const before = await content.readPart(name);
    const isWritten = await content.writeFrom(name, version, value);
    const after = await content.readPart(name);
    if (!isWritten) throw changedElsewhere('part of the page', view(name, after));
    await edits.note(request, {
      ...{ kind: 'site-content', record: name, title: TITLES[name], what },
      ...{ before: bodyOf(name, before.value), after: bodyOf(name, after.value) },
    });
    return view(name, after);
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    for (const name of CONTENT_NAMES) {
      const response = {
        200: Type.Object({
          ...CONTENT_BODIES[name].properties,
          version: Type.Integer(),
          isInitial: Type.Boolean(),
        }),
      };
      app.get(
        editedContentPath('part', name),
        { ...duty, schema: { ...described(`${TITLES[name]}, with its version`), response } },
        async () => view(name, await content.readPart(name)) as never,
      );
      app.put(
        editedContentPath('part', name),
        {
          ...duty,
          schema: {
            ...described(`Changes: ${TITLES[name]}; \`If-Match\` names the version`),
            body: CONTENT_BODIES[name],
            response,
          },
        },
        async (request) => {
          changedVersion(request);
          const value = await valueOf(name, request.body);
          return await write(request, name, 'changed', value);
        },
      );
      app.post(
        editedContentPath('beginning', name),
        {
          ...duty,
          schema: {
            ...described(`Back to what the site began with: ${TITLES[name]}; \`If-Match\` names the version`),
            body: NoBody,
            response,
          },
        },
        async (request) =>
          (await write(request, name, 'taken back to the beginning', INITIAL_CONTENT[name])) as never,
      );
      app.get(
        editedContentPath('history', name),
        {
          ...duty,
          schema: { ...described(`The last edits: ${TITLES[name]}`), response: { 200: PortalEdits } },
        },
        () => historyOf(edits, 'site-content', name),
      );
    }
  };
}

export const MANAGED_PAGE_PATHS = {
  page: '/api/pages/:slug',
  preview: '/api/page-previews/:token',
  edited: '/api/admin/pages',
  editedPage: '/api/admin/pages/:pageId',
  published: '/api/admin/pages/:pageId/publish',
  unpublished: '/api/admin/pages/:pageId/unpublish',
  schedule: '/api/admin/pages/:pageId/schedule',
  previewLink: '/api/admin/pages/:pageId/preview-link',
  versions: '/api/admin/pages/:pageId/versions',
  putBack: '/api/admin/pages/:pageId/versions/:number/put-back',
  rendered: '/api/admin/rendered-markdown',
} as const;

/** A path with what varies in it. */
export function managedPagePath(
  path: keyof typeof MANAGED_PAGE_PATHS,
  values: Readonly<Record<string, string | number>>,
): string {
  return MANAGED_PAGE_PATHS[path].replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

export const MANAGED_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

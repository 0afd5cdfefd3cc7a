import type { AuditLog } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { EDITS_PATH, type PortalEdits } from '@atoll/contracts/portal-edits';
import { api } from '@atoll/platform';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    portalEdits: build.query<PortalEdits, { kind?: string; page: number }>({
      query: (params) => ({ url: EDITS_PATH, params, signedIn: true }),
      providesTags: [{ type: 'Own' as const }],
    }),
    securityEvents: build.query<AuditLog, { page: number }>({
      query: (params) => ({ url: API_PATHS.audit, params, signedIn: true }),
      providesTags: [{ type: 'Own' as const }],
    }),
  }),
});

export const { usePortalEditsQuery, useSecurityEventsQuery } = auditApi;

import {
  EXPO_PATHS,
  expoPathOf,
  type EditedExpoEvent,
  type EditedExpoEvents,
  type ExpoEventBody,
} from '@atoll/contracts/expo';
import { api } from '@atoll/platform';

/** An event, and the version of it that a change was made from. */
type Versioned = Pick<EditedExpoEvent, 'id' | 'version'>;

const EXPO = [{ type: 'Own' as const }];
const change = (path: 'editedEvent' | 'restored', { id, version }: Versioned) => ({
  url: expoPathOf(path, id),
  version,
  signedIn: true as const,
});

const expoApi = api.injectEndpoints({
  endpoints: (build) => ({
    editedEvents: build.query<EditedExpoEvent[], void>({
      query: () => ({ url: EXPO_PATHS.edited, signedIn: true }),
      transformResponse: ({ events }: EditedExpoEvents) => events,
      providesTags: EXPO,
    }),
    addEvent: build.mutation<EditedExpoEvent, ExpoEventBody>({
      query: (body) => ({ url: EXPO_PATHS.edited, method: 'POST', body, signedIn: true }),
      invalidatesTags: EXPO,
    }),
    changeEvent: build.mutation<EditedExpoEvent, Versioned & { readonly body: ExpoEventBody }>({
      query: ({ body, ...event }) => ({ ...change('editedEvent', event), method: 'PUT', body }),
      invalidatesTags: EXPO,
    }),
    removeEvent: build.mutation<EditedExpoEvent, Versioned>({
      query: (event) => ({ ...change('editedEvent', event), method: 'DELETE' }),
      invalidatesTags: EXPO,
    }),
    restoreEvent: build.mutation<EditedExpoEvent, Versioned>({
      query: (event) => ({ ...change('restored', event), method: 'POST', body: {} }),
      invalidatesTags: EXPO,
    }),
  }),
});

export const {
  useEditedEventsQuery,
  useAddEventMutation,
  useChangeEventMutation,
  useRemoveEventMutation,
  useRestoreEventMutation,
} = expoApi;

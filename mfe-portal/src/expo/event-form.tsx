import type { EditedExpoEvent, ExpoEventBody } from '@atoll/contracts/expo';
import { showToast, useAppDispatch } from '@atoll/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { SavingForm } from '../shared/saving-form';
import { currentOf, StaleRecord } from '../shared/stale-record';
import { EventFields } from './event-fields';
import { EVENT_FIELD_NAMES, eventBody, NEW_EVENT } from './event-values';
import { useAddEventMutation, useChangeEventMutation, useEditedEventsQuery } from './expo.api';

/** A form for an event that is there, or for a new one. */
function EventForm({ event }: { readonly event: EditedExpoEvent | null }) {
  const [add, adding] = useAddEventMutation();
  const [change, changing] = useChangeEventMutation();
  /** The version that is replaced: where somebody else saved meanwhile, theirs, once it was looked at. */
  const [from, setFrom] = useState(event?.version ?? 0);
  const [sent, setSent] = useState<ExpoEventBody | null>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const current = currentOf<EditedExpoEvent>(changing.error);

  async function save(body: ExpoEventBody, version: number): Promise<boolean> {
    setSent(body);
    const { data } = await (event ? change({ id: event.id, version, body }) : add(body));
    if (!data) return false;
    dispatch(showToast({ text: `${data.title} is saved` }));
    void navigate('/management-portal/expo');
    return true;
  }

  return (
    <Panel title={event ? event.title : 'A new event'}>
      {current && sent && current.version !== from && (
        <StaleRecord
          names={EVENT_FIELD_NAMES}
          yours={sent}
          theirs={eventBody(current)}
          onKeep={() => {
            setFrom(current.version);
            void save(sent, current.version);
          }}
        />
      )}
      <SavingForm<ExpoEventBody>
        name={`event ${event?.id ?? 'new'}`}
        initialValues={event ? eventBody(event) : NEW_EVENT}
        error={event ? changing.error : adding.error}
        onSave={(values) => save(eventBody(values), from)}
      >
        <EventFields />
        <Button type="primary" htmlType="submit" loading={adding.isLoading || changing.isLoading}>
          Save event
        </Button>
      </SavingForm>
    </Panel>
  );
}

function EventFormContent() {
  const { data, error, refetch } = useEditedEventsQuery();
  const { record: id } = useParams();
  if (id === 'new') return <EventForm event={null} />;
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the event" />;
  const event = data.find((one) => one.id === id);
  return event ? <EventForm key={event.id} event={event} /> : <p>There is no such event.</p>;
}

/** An event of the expo as a form that saves it. */
export const EditedEvent = inPortalTheme(EventFormContent);

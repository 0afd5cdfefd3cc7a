import { Form, Input } from 'antd';
import { CountedItem } from '../shared/counted-item';
import { needed, PlaceItems } from '../shared/place-items';
import { EventPicture } from './event-picture';
import { ExhibitorRows, ProgrammeRows } from './event-rows';
import * as s from './event-form.module.css';

/** What stands in a field of numbers, as a number; an empty field has none. */
const asNumber = (text: string | number) => (text === '' ? null : Number(text));
const degrees = (limit: number) => [
  { required: true, message: 'Please fill this in' },
  { type: 'number' as const, min: -limit, max: limit, message: `Between -${limit} and ${limit} degrees` },
];
const WEB = [{ pattern: /^https?:\/\/\S+$/, message: 'An address that begins with https://' }];

/** Everything that an event says. */
export function EventFields() {
  const firstDay = Form.useWatch<string | undefined>('startsOn') ?? '';
  return (
    <>
      <CountedItem name="title" label="Title" max={120} rules={needed} />
      <CountedItem name="summary" label="In one sentence" max={240} rules={needed} />
      <CountedItem
        name="text"
        label="About it"
        hint="An empty line begins a new paragraph."
        max={6_000}
        rows={5}
      />
      <div className={s.pair}>
        <Form.Item name="startsOn" label="First day" rules={needed}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="endsOn" label="Last day" rules={needed}>
          <Input type="date" />
        </Form.Item>
      </div>
      <div className={s.pair}>
        <Form.Item name="venue" label="Venue" rules={needed}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item name="address" label="Address">
          <Input maxLength={200} />
        </Form.Item>
      </div>
      <div className={s.pair}>
        <PlaceItems />
      </div>
      <div className={s.pair}>
        <Form.Item name="latitude" label="Latitude" normalize={asNumber} rules={degrees(90)}>
          <Input type="number" step="any" />
        </Form.Item>
        <Form.Item name="longitude" label="Longitude" normalize={asNumber} rules={degrees(180)}>
          <Input type="number" step="any" />
        </Form.Item>
      </div>
      <Form.Item name="website" label="The organiser’s site" rules={WEB}>
        <Input type="url" maxLength={300} />
      </Form.Item>
      <Form.Item name="picture" label="Picture">
        <EventPicture />
      </Form.Item>
      <ProgrammeRows firstDay={firstDay} />
      <ExhibitorRows />
    </>
  );
}

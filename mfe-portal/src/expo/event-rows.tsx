import { Button, Form, Input } from 'antd';
import { needed } from '../shared/place-items';
import * as s from './event-form.module.css';

/** The items of the programme, a row each. */
export function ProgrammeRows({ firstDay }: { readonly firstDay: string }) {
  return (
    <Form.List name="programme">
      {(rows, { add, remove }) => (
        <fieldset className={s.rows}>
          <legend>Programme</legend>
          {rows.map(({ key, name }, index) => (
            <div key={key} className={s.session} role="group" aria-label={`Item ${index + 1}`}>
              <Form.Item name={[name, 'date']} label="Day" rules={needed}>
                <Input type="date" />
              </Form.Item>
              <Form.Item name={[name, 'start']} label="From" rules={needed}>
                <Input type="time" />
              </Form.Item>
              <Form.Item name={[name, 'end']} label="To" rules={needed}>
                <Input type="time" />
              </Form.Item>
              <Form.Item name={[name, 'title']} label="What" rules={needed}>
                <Input maxLength={160} />
              </Form.Item>
              <Form.Item name={[name, 'room']} label="Room">
                <Input maxLength={80} />
              </Form.Item>
              <Button aria-label={`Remove item ${index + 1}`} onClick={() => remove(name)}>
                Remove
              </Button>
            </div>
          ))}
          <Button onClick={() => add({ date: firstDay, start: '10:00', end: '11:00', title: '', room: '' })}>
            Add an item
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}

/** Who takes part, a row each. */
export function ExhibitorRows() {
  return (
    <Form.List name="exhibitors">
      {(rows, { add, remove }) => (
        <fieldset className={s.rows}>
          <legend>Exhibitors</legend>
          {rows.map(({ key, name }, index) => (
            <div key={key} className={s.exhibitor} role="group" aria-label={`Exhibitor ${index + 1}`}>
              <Form.Item name={[name, 'name']} label="Name" rules={needed}>
                <Input maxLength={120} />
              </Form.Item>
              <Form.Item name={[name, 'stand']} label="Stand">
                <Input maxLength={20} />
              </Form.Item>
              <Form.Item name={[name, 'about']} label="About">
                <Input maxLength={300} />
              </Form.Item>
              <Button aria-label={`Remove exhibitor ${index + 1}`} onClick={() => remove(name)}>
                Remove
              </Button>
            </div>
          ))}
          <Button onClick={() => add({ name: '', stand: '', about: '' })}>Add an exhibitor</Button>
        </fieldset>
      )}
    </Form.List>
  );
}

import { Form, Input } from 'antd';

/** The rule of an item that must not stay empty. */
export const needed = [{ required: true, whitespace: true, message: 'Please fill this in' }];

/** City and country of a form about a place. */
export function PlaceItems() {
  return (
    <>
      <Form.Item name="city" label="City" rules={needed}>
        <Input maxLength={120} autoComplete="address-level2" />
      </Form.Item>
      <Form.Item name="country" label="Country" rules={needed}>
        <Input maxLength={120} autoComplete="country-name" />
      </Form.Item>
    </>
  );
}

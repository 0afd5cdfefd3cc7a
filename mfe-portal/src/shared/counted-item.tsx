import { Form, Input, type FormItemProps } from 'antd';

interface Props extends Required<Pick<FormItemProps<unknown>, 'label'>> {
  readonly name: string;
  readonly max: number;
  readonly rules?: FormItemProps<unknown>['rules'];
  /** Of a field of several lines. */
  readonly rows?: number;
  /** Before the number of characters. */
  readonly hint?: string;
}

/** A text with a limit that is said: browsers cut what is pasted at it without a word. */
export function CountedItem({ name, label, max, rules = [], rows, hint = '' }: Props) {
  const { length } = Form.useWatch<string | undefined>(name) ?? '';
  const count = `${length} of ${max} characters.`;
  return (
    <Form.Item name={name} label={label} rules={rules} extra={hint ? `${hint} ${count}` : count}>
      {rows === undefined ? <Input maxLength={max} /> : <Input.TextArea rows={rows} maxLength={max} />}
    </Form.Item>
  );
}

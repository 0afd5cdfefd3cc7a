import { toAppError } from '@atoll/platform';
import { Alert, Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import * as s from './saving-form.module.css';

interface Props<Values> extends Omit<FormProps<Values>, 'children'> {
  /** Why the API refused what was sent; undefined where it did not. */
  readonly error: unknown;
  readonly children: ReactNode;
}

/** A form that saves: what the API refused stands above its fields, and the first field with a mistake gets the focus. */
export function SavingForm<Values extends object>({ error, children, ...form }: Props<Values>) {
  return (
    <Form<Values> layout="vertical" scrollToFirstError={{ focus: true }} {...form}>
      {error !== undefined && (
        <Alert className={s.problem} type="error" showIcon role="alert" title={toAppError(error).message} />
      )}
      {children}
    </Form>
  );
}

import { selectUser, toAppError, useAppSelector } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { formErrors } from '@atoll/platform/form-errors';
import { classNames } from '@atoll/ui/class-names';
import { Alert, Button, Form, type FormProps } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import * as s from './saving-form.module.css';

interface Props<Values> extends Omit<
  FormProps<Values>,
  'children' | 'name' | 'onFinish' | 'onValuesChange' | 'initialValues'
> {
  /** The form's own name: what is typed into it is kept under it until it is saved. */
  readonly name: string;
  readonly initialValues?: Values;
  /** Why the API refused what was sent; undefined where it did not. */
  readonly error: unknown;
  /** Sends the values; true where they are saved. */
  readonly onSave: (values: Values) => Promise<boolean>;
  readonly children: ReactNode;
}

function differences(values: object, initial: object = {}): Record<string, unknown> {
  const before = initial as Record<string, unknown>;
  const changed = Object.entries(values).filter(([field, value]) => (value ?? '') !== (before[field] ?? ''));
  return Object.fromEntries(changed.map(([field, value]) => [field, (value as unknown) ?? null]));
}

/**
 * A form that saves: what the API refused stands above its fields, and the first field with a mistake gets the focus.
 * What is typed stays with the account in this tab until it is saved, also where the session ends elsewhere meanwhile.
 */
export function SavingForm<Values extends object>(props: Props<Values>) {
  const { name, error, onSave, initialValues, children, className, form: given, ...rest } = props;
  const account = useAppSelector(selectUser)?.id ?? null;
  const [form] = Form.useForm<Values>(given);
  const [hasDraft, setDraft] = useState(false);

  useEffect(() => {
    const draft = account === null ? {} : readDraft(name, account);
    if (Object.keys(draft).length === 0) return;
    form.setFieldsValue(draft as Parameters<typeof form.setFieldsValue>[0]);
    setDraft(true);
  }, [name, account, form]);

  // What the API refused of one field stands at that field as well, as what the form itself refuses.
  useEffect(() => {
    const { fields } = formErrors(error === undefined ? undefined : toAppError(error));
    const refused = Object.entries(fields).map(([field, problem]) => ({ name: field, errors: [problem] }));
    form.setFields(refused as unknown as Parameters<typeof form.setFields>[0]);
  }, [error, form]);

  function keep(values: Values): void {
    if (account !== null) keepDraft(name, account, differences(values, initialValues));
  }
  function forget(): void {
    forgetDraft(name, account);
    setDraft(false);
  }
  function discard(): void {
    forget();
    form.resetFields();
  }
  async function save(values: Values): Promise<void> {
    if (await onSave(values)) forget();
  }

  return (
    <Form<Values>
      layout="vertical"
      // All messages stand at their fields, none in a bubble of the browser.
      noValidate
      className={classNames(s.form, className)}
      scrollToFirstError={{ focus: true }}
      {...rest}
      form={form}
      name={name}
      {...(initialValues && { initialValues })}
      onValuesChange={(_, values) => keep(values)}
      onFinish={(values) => void save(values)}
    >
      {error !== undefined && (
        <Alert className={s.problem} type="error" showIcon role="alert" title={toAppError(error).message} />
      )}
      {hasDraft && (
        <Alert
          className={s.problem}
          type="info"
          showIcon
          role="status"
          title="What you typed before is here again. It is not saved yet."
          action={<Button onClick={discard}>Discard</Button>}
        />
      )}
      {children}
    </Form>
  );
}

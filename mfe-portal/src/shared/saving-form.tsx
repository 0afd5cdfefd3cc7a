import { selectUser, toAppError, useAppSelector } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { formErrors, useFocusOnError } from '@atoll/platform/form-errors';
import { classNames } from '@atoll/ui/class-names';
import { Notice } from '@atoll/ui/notice';
import { Alert, Button, Form, type FormProps } from 'antd';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { differences } from './meeting-changes';
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
  /** The field that the API has this name for, where the form has another one. */
  readonly fieldOf?: (name: string) => string;
  /** Sends the values; true where they are saved. */
  readonly onSave: (values: Values) => Promise<boolean>;
  readonly children: ReactNode;
}

/** antd looks at a field when it changes and when the form is sent; the latter cannot be left out. */
const ON_SUBMIT_ONLY: string[] = [];

type Path = readonly (string | number)[];

const itself = (name: string) => name;

/** 'sights.0.name' as antd names a field in a row. */
const pathOf = (field: string): Path =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Whether a field is among what has changed. */
function isIn(changed: unknown, [first, ...rest]: Path): boolean {
  if (first === undefined) return true;
  if (typeof changed !== 'object' || changed === null || !(first in changed)) return false;
  return isIn((changed as Readonly<Record<string | number, unknown>>)[first], rest);
}

/**
 * A form that saves: what the API refused stands above its fields, and the first field with a mistake gets the focus.
 * What is typed stays with the account in this tab until it is saved, also where the session ends elsewhere meanwhile.
 */
export function SavingForm<Values extends object>(props: Props<Values>) {
  const {
    name,
    error,
    fieldOf = itself,
    onSave,
    initialValues,
    children,
    className,
    form: given,
    onFinishFailed,
    ...rest
  } = props;
  const account = useAppSelector(selectUser)?.id ?? null;
  const [form] = Form.useForm<Values>(given);
  const [hasDraft, setDraft] = useState(false);

  useEffect(() => {
    const draft = account === null ? {} : readDraft(name, account);
    if (Object.keys(draft).length === 0) return;
    form.setFieldsValue(draft as Parameters<typeof form.setFieldsValue>[0]);
    setDraft(true);
  }, [name, account, form]);

  const problem = useMemo(() => (error === undefined ? undefined : toAppError(error)), [error]);
  const { fields, message } = formErrors(problem);
  const refusal = useFocusOnError(problem);
  /** The refusal that somebody has gone on from: it is of other values than those that are there now. */
  const [past, setPast] = useState<typeof problem>();

  /** What is wrong with some fields. */
  const setProblems = useCallback(
    (problems: readonly { readonly name: Path; readonly errors: readonly string[] }[]) => {
      form.setFields(problems as unknown as Parameters<typeof form.setFields>[0]);
    },
    [form],
  );

  // What the API refused of one field stands at that field as well, as what the form itself refuses.
  useEffect(() => {
    const refused = Object.entries(formErrors(problem).fields);
    setProblems(refused.map(([field, sentence]) => ({ name: pathOf(fieldOf(field)), errors: [sentence] })));
  }, [problem, fieldOf, setProblems]);

  function change(changed: Partial<Values>, values: Values): void {
    // A field that somebody changes is no longer wrong until the form is sent again, as in `AccountForm`.
    const wrong = form
      .getFieldsError()
      .filter(({ name: path, errors }) => errors.length > 0 && isIn(changed, path));
    setProblems(wrong.map(({ name: path }) => ({ name: path, errors: [] })));
    setPast(problem);
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
      validateTrigger={ON_SUBMIT_ONLY}
      className={classNames(s.form, className)}
      scrollToFirstError={{ focus: true }}
      {...rest}
      form={form}
      // It begins the ids of the fields, and a blank in an id cuts the list of ids in `aria-describedby`.
      name={name.replace(/\s+/g, '-')}
      {...(initialValues && { initialValues })}
      onValuesChange={change}
      onFinish={(values) => void save(values)}
      // What the form itself refuses now stands alone.
      onFinishFailed={(refused) => {
        setPast(problem);
        onFinishFailed?.(refused);
      }}
    >
      {problem && problem !== past && (
        <Notice className={s.problem} tone="danger" role="alert" tabIndex={-1} ref={refusal}>
          {message ?? Object.values(fields).join(' ')}
        </Notice>
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

import { lazyPart } from '@atoll/platform/lazy-part';
import { LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import type { RequestFormProps } from './form/request-form';
import * as s from './request-page.module.css';

const form = lazyPart<RequestFormProps>(
  async () => (await import(/* webpackChunkName: "request-form" */ './form/request-form')).RequestForm,
);

export function FormLoading() {
  return (
    <LoadingState label="Loading the form" className={s.loading}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </LoadingState>
  );
}

/** The form, whose code comes when it is shown. */
export function FormPart(props: RequestFormProps) {
  return <form.Part {...props} fallback={<FormLoading />} />;
}
